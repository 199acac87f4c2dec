// SPDX-License-Identifier: MIT
// Undoes xz, from standard input to standard output. It rides along in the .run file, for systems
// that have no xz of their own: then the file need not be half as big again.

#include <lzma.h>
#include <stdint.h>
#include <stdio.h>
#include <unistd.h>

static uint8_t in[1 << 16], out[1 << 18];

static int write_all(const uint8_t *bytes, size_t count) {
    while (count > 0) {
        ssize_t done = write(STDOUT_FILENO, bytes, count);
        if (done <= 0) return 0;
        bytes += done;
        count -= (size_t)done;
    }
    return 1;
}

int main(void) {
    lzma_stream stream = LZMA_STREAM_INIT;
    if (lzma_stream_decoder(&stream, UINT64_MAX, 0) != LZMA_OK) return 1;
    lzma_action action = LZMA_RUN;
    for (;;) {
        if (stream.avail_in == 0 && action == LZMA_RUN) {
            ssize_t count = read(STDIN_FILENO, in, sizeof in);
            if (count < 0) return 1;
            if (count == 0) action = LZMA_FINISH;
            stream.next_in = in;
            stream.avail_in = (size_t)count;
        }
        stream.next_out = out;
        stream.avail_out = sizeof out;
        lzma_ret state = lzma_code(&stream, action);
        if (!write_all(out, sizeof out - stream.avail_out)) return 1;
        if (state == LZMA_STREAM_END) return 0;
        if (state != LZMA_OK) {
            fputs("the compressed data are damaged\n", stderr);
            return 1;
        }
    }
}
