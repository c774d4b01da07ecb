/// Which physical key of a keyboard it is: the usages of the keyboard page of USB's HID tables, under UIKit's names (XK-1).
///
/// The number identifies the position of the key, not what it types. A case without a number has the one after the case before it.
public enum KeyboardHIDUsage: Int, Sendable {
  /// Too many keys are down, the keyboard's self-test failed, or another error.
  case keyboardErrorRollOver = 0x01
  case keyboardPOSTFail, keyboardErrorUndefined

  /// A letter.
  case keyboardA, keyboardB, keyboardC, keyboardD, keyboardE, keyboardF, keyboardG, keyboardH, keyboardI, keyboardJ
  case keyboardK, keyboardL, keyboardM, keyboardN, keyboardO, keyboardP, keyboardQ, keyboardR, keyboardS, keyboardT
  case keyboardU, keyboardV, keyboardW, keyboardX, keyboardY, keyboardZ

  /// A digit.
  case keyboard1, keyboard2, keyboard3, keyboard4, keyboard5, keyboard6, keyboard7, keyboard8, keyboard9, keyboard0

  /// A key around letters and digits.
  case keyboardReturnOrEnter, keyboardEscape, keyboardDeleteOrBackspace, keyboardTab, keyboardSpacebar
  case keyboardHyphen, keyboardEqualSign, keyboardOpenBracket, keyboardCloseBracket, keyboardBackslash
  case keyboardNonUSPound, keyboardSemicolon, keyboardQuote, keyboardGraveAccentAndTilde, keyboardComma
  case keyboardPeriod, keyboardSlash, keyboardCapsLock

  /// A function key.
  case keyboardF1, keyboardF2, keyboardF3, keyboardF4, keyboardF5, keyboardF6
  case keyboardF7, keyboardF8, keyboardF9, keyboardF10, keyboardF11, keyboardF12

  /// A key beside them.
  case keyboardPrintScreen, keyboardScrollLock, keyboardPause, keyboardInsert, keyboardHome, keyboardPageUp
  case keyboardDeleteForward, keyboardEnd, keyboardPageDown
  case keyboardRightArrow, keyboardLeftArrow, keyboardDownArrow, keyboardUpArrow

  /// A key of the keypad.
  case keypadNumLock, keypadSlash, keypadAsterisk, keypadHyphen, keypadPlus, keypadEnter
  case keypad1, keypad2, keypad3, keypad4, keypad5, keypad6, keypad7, keypad8, keypad9, keypad0, keypadPeriod

  /// The key of the backslash outside the United States.
  case keyboardNonUSBackslash
  /// The menu key of Windows keyboards.
  case keyboardApplication
  /// Power.
  case keyboardPower
  /// = of the keypad.
  case keypadEqualSign

  /// A function key that few keyboards have.
  case keyboardF13, keyboardF14, keyboardF15, keyboardF16, keyboardF17, keyboardF18
  case keyboardF19, keyboardF20, keyboardF21, keyboardF22, keyboardF23, keyboardF24

  /// A key that gives a command.
  case keyboardExecute, keyboardHelp, keyboardMenu, keyboardSelect, keyboardStop, keyboardAgain, keyboardUndo
  case keyboardCut, keyboardCopy, keyboardPaste, keyboardFind, keyboardMute, keyboardVolumeUp, keyboardVolumeDown

  /// A lock that stays down, and two keys of keypads.
  case keyboardLockingCapsLock, keyboardLockingNumLock, keyboardLockingScrollLock, keypadComma, keypadEqualSignAS400

  /// A key of the keyboards of some countries, numbered.
  case keyboardInternational1, keyboardInternational2, keyboardInternational3, keyboardInternational4
  case keyboardInternational5, keyboardInternational6, keyboardInternational7, keyboardInternational8
  case keyboardInternational9

  /// A key of the keyboards of some languages, numbered.
  case keyboardLANG1, keyboardLANG2, keyboardLANG3, keyboardLANG4, keyboardLANG5, keyboardLANG6, keyboardLANG7
  case keyboardLANG8, keyboardLANG9

  /// A key that few keyboards have.
  case keyboardAlternateErase, keyboardSysReqOrAttention, keyboardCancel, keyboardClear, keyboardPrior, keyboardReturn
  case keyboardSeparator, keyboardOut, keyboardOper, keyboardClearOrAgain, keyboardCrSelOrProps, keyboardExSel

  /// A modifier key; GUI is the command key, or that of the system.
  case keyboardLeftControl = 0xE0
  case keyboardLeftShift, keyboardLeftAlt, keyboardLeftGUI
  case keyboardRightControl, keyboardRightShift, keyboardRightAlt, keyboardRightGUI

  /// Reserved.
  case keyboard_Reserved = 0xFFFF

  /// Switches to Hangul.
  public static var keyboardHangul: KeyboardHIDUsage { .keyboardLANG1 }
  /// Converts to Hanja.
  public static var keyboardHanja: KeyboardHIDUsage { .keyboardLANG2 }
  /// Switches to Kana.
  public static var keyboardKanaSwitch: KeyboardHIDUsage { .keyboardLANG1 }
  /// Switches to letters.
  public static var keyboardAlphanumericSwitch: KeyboardHIDUsage { .keyboardLANG2 }
  /// Katakana.
  public static var keyboardKatakana: KeyboardHIDUsage { .keyboardLANG3 }
  /// Hiragana.
  public static var keyboardHiragana: KeyboardHIDUsage { .keyboardLANG4 }
  /// Zenkaku, Hankaku and Kanji.
  public static var keyboardZenkakuHankakuKanji: KeyboardHIDUsage { .keyboardLANG5 }
}
