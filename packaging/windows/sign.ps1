# SPDX-License-Identifier: MIT
# Sign one file with the certificate that the release workflow has put down.
#   powershell -File packaging\windows\sign.ps1 FILE
param([Parameter(Mandatory = $true)][string]$File)
$ErrorActionPreference = "Stop"
$tools = "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe"
$signtool = Get-ChildItem $tools | Sort-Object FullName | Select-Object -Last 1
if (-not $signtool) { throw "signtool.exe was not found." }
& $signtool.FullName sign /fd SHA256 /td SHA256 /tr http://timestamp.digicert.com `
  /f "$env:RUNNER_TEMP\certificate.pfx" /p $env:WINDOWS_CERTIFICATE_PASSWORD $File
exit $LASTEXITCODE
