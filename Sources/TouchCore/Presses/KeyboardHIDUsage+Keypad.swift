/// The keypad, and what few keyboards have.
extension KeyboardHIDUsage {
  /// Num lock.
  public static let keypadNumLock = KeyboardHIDUsage(rawValue: 0x53)
  /// / of the keypad.
  public static let keypadSlash = KeyboardHIDUsage(rawValue: 0x54)
  /// * of the keypad.
  public static let keypadAsterisk = KeyboardHIDUsage(rawValue: 0x55)
  /// - of the keypad.
  public static let keypadHyphen = KeyboardHIDUsage(rawValue: 0x56)
  /// + of the keypad.
  public static let keypadPlus = KeyboardHIDUsage(rawValue: 0x57)
  /// Enter of the keypad.
  public static let keypadEnter = KeyboardHIDUsage(rawValue: 0x58)
  /// 1 of the keypad.
  public static let keypad1 = KeyboardHIDUsage(rawValue: 0x59)
  /// 2 of the keypad.
  public static let keypad2 = KeyboardHIDUsage(rawValue: 0x5A)
  /// 3 of the keypad.
  public static let keypad3 = KeyboardHIDUsage(rawValue: 0x5B)
  /// 4 of the keypad.
  public static let keypad4 = KeyboardHIDUsage(rawValue: 0x5C)
  /// 5 of the keypad.
  public static let keypad5 = KeyboardHIDUsage(rawValue: 0x5D)
  /// 6 of the keypad.
  public static let keypad6 = KeyboardHIDUsage(rawValue: 0x5E)
  /// 7 of the keypad.
  public static let keypad7 = KeyboardHIDUsage(rawValue: 0x5F)
  /// 8 of the keypad.
  public static let keypad8 = KeyboardHIDUsage(rawValue: 0x60)
  /// 9 of the keypad.
  public static let keypad9 = KeyboardHIDUsage(rawValue: 0x61)
  /// 0 of the keypad.
  public static let keypad0 = KeyboardHIDUsage(rawValue: 0x62)
  /// The decimal point of the keypad.
  public static let keypadPeriod = KeyboardHIDUsage(rawValue: 0x63)
  /// The menu key of Windows keyboards.
  public static let keyboardApplication = KeyboardHIDUsage(rawValue: 0x65)
  /// Power.
  public static let keyboardPower = KeyboardHIDUsage(rawValue: 0x66)
  /// = of the keypad.
  public static let keypadEqualSign = KeyboardHIDUsage(rawValue: 0x67)
  /// Execute.
  public static let keyboardExecute = KeyboardHIDUsage(rawValue: 0x74)
  /// Help.
  public static let keyboardHelp = KeyboardHIDUsage(rawValue: 0x75)
  /// Menu.
  public static let keyboardMenu = KeyboardHIDUsage(rawValue: 0x76)
  /// Select.
  public static let keyboardSelect = KeyboardHIDUsage(rawValue: 0x77)
  /// Stop.
  public static let keyboardStop = KeyboardHIDUsage(rawValue: 0x78)
  /// Again.
  public static let keyboardAgain = KeyboardHIDUsage(rawValue: 0x79)
  /// Undo.
  public static let keyboardUndo = KeyboardHIDUsage(rawValue: 0x7A)
  /// Cut.
  public static let keyboardCut = KeyboardHIDUsage(rawValue: 0x7B)
  /// Copy.
  public static let keyboardCopy = KeyboardHIDUsage(rawValue: 0x7C)
  /// Paste.
  public static let keyboardPaste = KeyboardHIDUsage(rawValue: 0x7D)
  /// Find.
  public static let keyboardFind = KeyboardHIDUsage(rawValue: 0x7E)
  /// Mute.
  public static let keyboardMute = KeyboardHIDUsage(rawValue: 0x7F)
  /// Volume up.
  public static let keyboardVolumeUp = KeyboardHIDUsage(rawValue: 0x80)
  /// Volume down.
  public static let keyboardVolumeDown = KeyboardHIDUsage(rawValue: 0x81)
  /// Locking caps lock.
  public static let keyboardLockingCapsLock = KeyboardHIDUsage(rawValue: 0x82)
  /// Locking num lock.
  public static let keyboardLockingNumLock = KeyboardHIDUsage(rawValue: 0x83)
  /// Locking scroll lock.
  public static let keyboardLockingScrollLock = KeyboardHIDUsage(rawValue: 0x84)
  /// The comma of the keypad.
  public static let keypadComma = KeyboardHIDUsage(rawValue: 0x85)
  /// = of the keypad of an AS/400.
  public static let keypadEqualSignAS400 = KeyboardHIDUsage(rawValue: 0x86)
  /// International key 1.
  public static let keyboardInternational1 = KeyboardHIDUsage(rawValue: 0x87)
  /// International key 2.
  public static let keyboardInternational2 = KeyboardHIDUsage(rawValue: 0x88)
  /// International key 3.
  public static let keyboardInternational3 = KeyboardHIDUsage(rawValue: 0x89)
  /// International key 4.
  public static let keyboardInternational4 = KeyboardHIDUsage(rawValue: 0x8A)
  /// International key 5.
  public static let keyboardInternational5 = KeyboardHIDUsage(rawValue: 0x8B)
  /// International key 6.
  public static let keyboardInternational6 = KeyboardHIDUsage(rawValue: 0x8C)
  /// International key 7.
  public static let keyboardInternational7 = KeyboardHIDUsage(rawValue: 0x8D)
  /// International key 8.
  public static let keyboardInternational8 = KeyboardHIDUsage(rawValue: 0x8E)
  /// International key 9.
  public static let keyboardInternational9 = KeyboardHIDUsage(rawValue: 0x8F)
  /// Language key 1.
  public static let keyboardLANG1 = KeyboardHIDUsage(rawValue: 0x90)
  /// Language key 2.
  public static let keyboardLANG2 = KeyboardHIDUsage(rawValue: 0x91)
  /// Language key 3.
  public static let keyboardLANG3 = KeyboardHIDUsage(rawValue: 0x92)
  /// Language key 4.
  public static let keyboardLANG4 = KeyboardHIDUsage(rawValue: 0x93)
  /// Language key 5.
  public static let keyboardLANG5 = KeyboardHIDUsage(rawValue: 0x94)
  /// Language key 6.
  public static let keyboardLANG6 = KeyboardHIDUsage(rawValue: 0x95)
  /// Language key 7.
  public static let keyboardLANG7 = KeyboardHIDUsage(rawValue: 0x96)
  /// Language key 8.
  public static let keyboardLANG8 = KeyboardHIDUsage(rawValue: 0x97)
  /// Language key 9.
  public static let keyboardLANG9 = KeyboardHIDUsage(rawValue: 0x98)
  /// Alternate erase.
  public static let keyboardAlternateErase = KeyboardHIDUsage(rawValue: 0x99)
  /// Sys req or attention.
  public static let keyboardSysReqOrAttention = KeyboardHIDUsage(rawValue: 0x9A)
  /// Cancel.
  public static let keyboardCancel = KeyboardHIDUsage(rawValue: 0x9B)
  /// Clear.
  public static let keyboardClear = KeyboardHIDUsage(rawValue: 0x9C)
  /// Prior.
  public static let keyboardPrior = KeyboardHIDUsage(rawValue: 0x9D)
  /// Return, where it is not Enter.
  public static let keyboardReturn = KeyboardHIDUsage(rawValue: 0x9E)
  /// Separator.
  public static let keyboardSeparator = KeyboardHIDUsage(rawValue: 0x9F)
  /// Out.
  public static let keyboardOut = KeyboardHIDUsage(rawValue: 0xA0)
  /// Oper.
  public static let keyboardOper = KeyboardHIDUsage(rawValue: 0xA1)
  /// Clear or again.
  public static let keyboardClearOrAgain = KeyboardHIDUsage(rawValue: 0xA2)
  /// Cr sel or props.
  public static let keyboardCrSelOrProps = KeyboardHIDUsage(rawValue: 0xA3)
  /// Ex sel.
  public static let keyboardExSel = KeyboardHIDUsage(rawValue: 0xA4)
}

/// Other names of language keys.
extension KeyboardHIDUsage {
  /// Switches to Hangul.
  public static let keyboardHangul = KeyboardHIDUsage(rawValue: 0x90)
  /// Converts to Hanja.
  public static let keyboardHanja = KeyboardHIDUsage(rawValue: 0x91)
  /// Switches to Kana.
  public static let keyboardKanaSwitch = KeyboardHIDUsage(rawValue: 0x90)
  /// Switches to letters.
  public static let keyboardAlphanumericSwitch = KeyboardHIDUsage(rawValue: 0x91)
  /// Katakana.
  public static let keyboardKatakana = KeyboardHIDUsage(rawValue: 0x92)
  /// Hiragana.
  public static let keyboardHiragana = KeyboardHIDUsage(rawValue: 0x93)
  /// Zenkaku, Hankaku and Kanji.
  public static let keyboardZenkakuHankakuKanji = KeyboardHIDUsage(rawValue: 0x94)
}
