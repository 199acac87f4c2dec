; SPDX-License-Identifier: MIT
; The Windows installer: for one person, without an administrator. packaging/setup_program.py
; starts makensis with these definitions:
;   TITLE VERSION NUMBERS AUTHORS PROGRAM   what pyproject.toml says
;   FILES        lists made from the folder of the frozen program: files.nsh installs, unfiles.nsh removes exactly those
;   ICON         the picture of the setup program
;   SIZE         kilobytes that it takes
;   OUT          the setup program to write
;   TARGET       the processor of the setup program itself, where this makensis knows more than one
;   SIGN         a command that signs %1; optional

!ifdef TARGET
  Target ${TARGET}
!endif
Unicode true
SetCompressor /SOLID lzma
SetCompressorDictSize 64

!include FileFunc.nsh
!include LogicLib.nsh
!include MUI2.nsh
!include WinVer.nsh
!include x64.nsh

Name "${TITLE}"
OutFile "${OUT}"
RequestExecutionLevel user
ManifestDPIAware true
ManifestSupportedOS Win10
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\${TITLE}" "Folder"
ShowInstDetails nevershow
ShowUninstDetails nevershow
BrandingText "${TITLE} ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey ProductName "${TITLE}"
VIAddVersionKey ProductVersion "${VERSION}"
VIAddVersionKey FileDescription "${TITLE} setup"
VIAddVersionKey FileVersion "${VERSION}"
VIAddVersionKey CompanyName "${AUTHORS}"
VIAddVersionKey LegalCopyright "${AUTHORS}"

!ifdef SIGN
  !finalize '${SIGN}'
  !uninstfinalize '${SIGN}'
!endif

!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${TITLE}"
!define CLASSES "Software\Classes"
!define DATA "$LOCALAPPDATA\${PROGRAM}"
!define EXE "${PROGRAM}.exe"
!define ENDED_BUSY 3
; Windows 10, version 1809: the oldest that Qt runs on.
!define OLDEST_BUILD 17763

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\${EXE}"
!define MUI_FINISHPAGE_RUN_TEXT "Play now"
!define MUI_FINISHPAGE_NOREBOOTSUPPORT

!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_COMPONENTS
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE English

; A running program keeps its own file from being written to.
!macro NeedClosed UN
  Function ${UN}NeedClosed
    again:
    IfFileExists "$INSTDIR\${EXE}" 0 closed
    ClearErrors
    FileOpen $0 "$INSTDIR\${EXE}" a
    IfErrors busy
    FileClose $0
    closed:
    Return
    busy:
    MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
      "${TITLE} is running. Close it, then go on here; your game is kept." \
      /SD IDCANCEL IDRETRY again
    SetErrorLevel ${ENDED_BUSY}
    Quit
  FunctionEnd
!macroend
!insertmacro NeedClosed ""
!insertmacro NeedClosed "un."

; A kind of file: opened by us where nobody else has taken it, offered under "Open with" anyway.
!macro Associate SUFFIX ID NAME
  WriteRegStr HKCU "${CLASSES}\${ID}" "" "${NAME}"
  WriteRegStr HKCU "${CLASSES}\${ID}\DefaultIcon" "" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${CLASSES}\${ID}\shell\open\command" "" '"$INSTDIR\${EXE}" "%1"'
  WriteRegStr HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${ID}" ""
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ReadRegStr $1 HKCR "${SUFFIX}" ""
  ${If} "$0$1" == ""
    WriteRegStr HKCU "${CLASSES}\${SUFFIX}" "" "${ID}"
  ${EndIf}
!macroend

!macro Dissociate SUFFIX ID
  DeleteRegKey HKCU "${CLASSES}\${ID}"
  DeleteRegValue HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids" "${ID}"
  ReadRegStr $0 HKCU "${CLASSES}\${SUFFIX}" ""
  ${If} $0 == "${ID}"
    DeleteRegValue HKCU "${CLASSES}\${SUFFIX}" ""
  ${EndIf}
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}\OpenWithProgids"
  DeleteRegKey /ifempty HKCU "${CLASSES}\${SUFFIX}"
!macroend

!macro TellExplorer
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
!macroend

Function .onInit
  ${IfNot} ${AtLeastBuild} ${OLDEST_BUILD}
    MessageBox MB_OK|MB_ICONSTOP "${TITLE} needs Windows 10, version 1809, or newer." /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "${TITLE} needs a 64-bit Windows." /SD IDOK
    SetErrorLevel 2
    Quit
  ${EndIf}
FunctionEnd

Section
  Call NeedClosed
  ; An older version first: it knows best which files are its own. Saved games stay.
  ReadRegStr $0 HKCU "Software\${TITLE}" "Folder"
  ${If} $0 == "$INSTDIR"
  ${AndIf} ${FileExists} "$INSTDIR\uninstall.exe"
    ExecWait '"$INSTDIR\uninstall.exe" /S /UPDATE _?=$INSTDIR'
  ${EndIf}

  !include "${FILES}\files.nsh"
  SetOutPath "$INSTDIR"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${EXE}" "" "$INSTDIR\${EXE}" 0

  WriteRegStr HKCU "Software\${TITLE}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${EXE},0"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "${AUTHORS}"
  WriteRegStr HKCU "${UNINSTALL}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegStr HKCU "${UNINSTALL}" "QuietUninstallString" '"$INSTDIR\uninstall.exe" /S'
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" ${SIZE}
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  !include "${FILES}\associate.nsh"
  !insertmacro TellExplorer
SectionEnd

Section "un.${TITLE}" PROGRAM_SECTION
  SectionIn RO
  Call un.NeedClosed
  !include "${FILES}\unfiles.nsh"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  !include "${FILES}\dissociate.nsh"
  DeleteRegKey HKCU "${UNINSTALL}"
  DeleteRegKey HKCU "Software\${TITLE}"
  !insertmacro TellExplorer
SectionEnd

Section /o "un.My saved games, boards and settings" DATA_SECTION
  RMDir /r "${DATA}"
SectionEnd

; uninstall.exe /S keeps what belongs to the person; with /DELETEDATA it goes too.
Function un.onInit
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/DELETEDATA" $1
  ${IfNot} ${Errors}
    !insertmacro SelectSection ${DATA_SECTION}
  ${EndIf}
FunctionEnd

!insertmacro MUI_UNFUNCTION_DESCRIPTION_BEGIN
  !insertmacro MUI_DESCRIPTION_TEXT ${PROGRAM_SECTION} "The program itself."
  !insertmacro MUI_DESCRIPTION_TEXT ${DATA_SECTION} \
    "Everything of yours in ${DATA}. Without this a later version goes on where you were."
!insertmacro MUI_UNFUNCTION_DESCRIPTION_END
