/// Which physical key of a keyboard it is: the usages of the keyboard page of USB's HID tables, under UIKit's names (XK-1).
///
/// The number tells the place of the key, not what it types.
public struct KeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
  /// The usage, page 7 of the HID usage tables.
  public let rawValue: Int
  /// Creates a usage from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }
}

/// Letters, digits and what is around them.
extension KeyboardHIDUsage {
  /// Too many keys are down.
  public static let keyboardErrorRollOver = KeyboardHIDUsage(rawValue: 0x01)
  /// The keyboard's self-test failed.
  public static let keyboardPOSTFail = KeyboardHIDUsage(rawValue: 0x02)
  /// An undefined error.
  public static let keyboardErrorUndefined = KeyboardHIDUsage(rawValue: 0x03)
  /// A.
  public static let keyboardA = KeyboardHIDUsage(rawValue: 0x04)
  /// B.
  public static let keyboardB = KeyboardHIDUsage(rawValue: 0x05)
  /// C.
  public static let keyboardC = KeyboardHIDUsage(rawValue: 0x06)
  /// D.
  public static let keyboardD = KeyboardHIDUsage(rawValue: 0x07)
  /// E.
  public static let keyboardE = KeyboardHIDUsage(rawValue: 0x08)
  /// F.
  public static let keyboardF = KeyboardHIDUsage(rawValue: 0x09)
  /// G.
  public static let keyboardG = KeyboardHIDUsage(rawValue: 0x0A)
  /// H.
  public static let keyboardH = KeyboardHIDUsage(rawValue: 0x0B)
  /// I.
  public static let keyboardI = KeyboardHIDUsage(rawValue: 0x0C)
  /// J.
  public static let keyboardJ = KeyboardHIDUsage(rawValue: 0x0D)
  /// K.
  public static let keyboardK = KeyboardHIDUsage(rawValue: 0x0E)
  /// L.
  public static let keyboardL = KeyboardHIDUsage(rawValue: 0x0F)
  /// M.
  public static let keyboardM = KeyboardHIDUsage(rawValue: 0x10)
  /// N.
  public static let keyboardN = KeyboardHIDUsage(rawValue: 0x11)
  /// O.
  public static let keyboardO = KeyboardHIDUsage(rawValue: 0x12)
  /// P.
  public static let keyboardP = KeyboardHIDUsage(rawValue: 0x13)
  /// Q.
  public static let keyboardQ = KeyboardHIDUsage(rawValue: 0x14)
  /// R.
  public static let keyboardR = KeyboardHIDUsage(rawValue: 0x15)
  /// S.
  public static let keyboardS = KeyboardHIDUsage(rawValue: 0x16)
  /// T.
  public static let keyboardT = KeyboardHIDUsage(rawValue: 0x17)
  /// U.
  public static let keyboardU = KeyboardHIDUsage(rawValue: 0x18)
  /// V.
  public static let keyboardV = KeyboardHIDUsage(rawValue: 0x19)
  /// W.
  public static let keyboardW = KeyboardHIDUsage(rawValue: 0x1A)
  /// X.
  public static let keyboardX = KeyboardHIDUsage(rawValue: 0x1B)
  /// Y.
  public static let keyboardY = KeyboardHIDUsage(rawValue: 0x1C)
  /// Z.
  public static let keyboardZ = KeyboardHIDUsage(rawValue: 0x1D)
  /// 1.
  public static let keyboard1 = KeyboardHIDUsage(rawValue: 0x1E)
  /// 2.
  public static let keyboard2 = KeyboardHIDUsage(rawValue: 0x1F)
  /// 3.
  public static let keyboard3 = KeyboardHIDUsage(rawValue: 0x20)
  /// 4.
  public static let keyboard4 = KeyboardHIDUsage(rawValue: 0x21)
  /// 5.
  public static let keyboard5 = KeyboardHIDUsage(rawValue: 0x22)
  /// 6.
  public static let keyboard6 = KeyboardHIDUsage(rawValue: 0x23)
  /// 7.
  public static let keyboard7 = KeyboardHIDUsage(rawValue: 0x24)
  /// 8.
  public static let keyboard8 = KeyboardHIDUsage(rawValue: 0x25)
  /// 9.
  public static let keyboard9 = KeyboardHIDUsage(rawValue: 0x26)
  /// 0.
  public static let keyboard0 = KeyboardHIDUsage(rawValue: 0x27)
  /// Return.
  public static let keyboardReturnOrEnter = KeyboardHIDUsage(rawValue: 0x28)
  /// Escape.
  public static let keyboardEscape = KeyboardHIDUsage(rawValue: 0x29)
  /// Backspace.
  public static let keyboardDeleteOrBackspace = KeyboardHIDUsage(rawValue: 0x2A)
  /// Tab.
  public static let keyboardTab = KeyboardHIDUsage(rawValue: 0x2B)
  /// The space bar.
  public static let keyboardSpacebar = KeyboardHIDUsage(rawValue: 0x2C)
  /// The hyphen.
  public static let keyboardHyphen = KeyboardHIDUsage(rawValue: 0x2D)
  /// The equal sign.
  public static let keyboardEqualSign = KeyboardHIDUsage(rawValue: 0x2E)
  /// The opening bracket.
  public static let keyboardOpenBracket = KeyboardHIDUsage(rawValue: 0x2F)
  /// The closing bracket.
  public static let keyboardCloseBracket = KeyboardHIDUsage(rawValue: 0x30)
  /// The backslash.
  public static let keyboardBackslash = KeyboardHIDUsage(rawValue: 0x31)
  /// The key of # outside of the United States.
  public static let keyboardNonUSPound = KeyboardHIDUsage(rawValue: 0x32)
  /// The semicolon.
  public static let keyboardSemicolon = KeyboardHIDUsage(rawValue: 0x33)
  /// The quotation mark.
  public static let keyboardQuote = KeyboardHIDUsage(rawValue: 0x34)
  /// The grave accent.
  public static let keyboardGraveAccentAndTilde = KeyboardHIDUsage(rawValue: 0x35)
  /// The comma.
  public static let keyboardComma = KeyboardHIDUsage(rawValue: 0x36)
  /// The period.
  public static let keyboardPeriod = KeyboardHIDUsage(rawValue: 0x37)
  /// The slash.
  public static let keyboardSlash = KeyboardHIDUsage(rawValue: 0x38)
  /// Caps lock.
  public static let keyboardCapsLock = KeyboardHIDUsage(rawValue: 0x39)
  /// The key of the backslash outside of the United States.
  public static let keyboardNonUSBackslash = KeyboardHIDUsage(rawValue: 0x64)
}

/// Function, navigation and modifier keys.
extension KeyboardHIDUsage {
  /// F1.
  public static let keyboardF1 = KeyboardHIDUsage(rawValue: 0x3A)
  /// F2.
  public static let keyboardF2 = KeyboardHIDUsage(rawValue: 0x3B)
  /// F3.
  public static let keyboardF3 = KeyboardHIDUsage(rawValue: 0x3C)
  /// F4.
  public static let keyboardF4 = KeyboardHIDUsage(rawValue: 0x3D)
  /// F5.
  public static let keyboardF5 = KeyboardHIDUsage(rawValue: 0x3E)
  /// F6.
  public static let keyboardF6 = KeyboardHIDUsage(rawValue: 0x3F)
  /// F7.
  public static let keyboardF7 = KeyboardHIDUsage(rawValue: 0x40)
  /// F8.
  public static let keyboardF8 = KeyboardHIDUsage(rawValue: 0x41)
  /// F9.
  public static let keyboardF9 = KeyboardHIDUsage(rawValue: 0x42)
  /// F10.
  public static let keyboardF10 = KeyboardHIDUsage(rawValue: 0x43)
  /// F11.
  public static let keyboardF11 = KeyboardHIDUsage(rawValue: 0x44)
  /// F12.
  public static let keyboardF12 = KeyboardHIDUsage(rawValue: 0x45)
  /// Print screen.
  public static let keyboardPrintScreen = KeyboardHIDUsage(rawValue: 0x46)
  /// Scroll lock.
  public static let keyboardScrollLock = KeyboardHIDUsage(rawValue: 0x47)
  /// Pause.
  public static let keyboardPause = KeyboardHIDUsage(rawValue: 0x48)
  /// Insert.
  public static let keyboardInsert = KeyboardHIDUsage(rawValue: 0x49)
  /// Home.
  public static let keyboardHome = KeyboardHIDUsage(rawValue: 0x4A)
  /// Page up.
  public static let keyboardPageUp = KeyboardHIDUsage(rawValue: 0x4B)
  /// Delete.
  public static let keyboardDeleteForward = KeyboardHIDUsage(rawValue: 0x4C)
  /// End.
  public static let keyboardEnd = KeyboardHIDUsage(rawValue: 0x4D)
  /// Page down.
  public static let keyboardPageDown = KeyboardHIDUsage(rawValue: 0x4E)
  /// The right arrow.
  public static let keyboardRightArrow = KeyboardHIDUsage(rawValue: 0x4F)
  /// The left arrow.
  public static let keyboardLeftArrow = KeyboardHIDUsage(rawValue: 0x50)
  /// The down arrow.
  public static let keyboardDownArrow = KeyboardHIDUsage(rawValue: 0x51)
  /// The up arrow.
  public static let keyboardUpArrow = KeyboardHIDUsage(rawValue: 0x52)
  /// F13.
  public static let keyboardF13 = KeyboardHIDUsage(rawValue: 0x68)
  /// F14.
  public static let keyboardF14 = KeyboardHIDUsage(rawValue: 0x69)
  /// F15.
  public static let keyboardF15 = KeyboardHIDUsage(rawValue: 0x6A)
  /// F16.
  public static let keyboardF16 = KeyboardHIDUsage(rawValue: 0x6B)
  /// F17.
  public static let keyboardF17 = KeyboardHIDUsage(rawValue: 0x6C)
  /// F18.
  public static let keyboardF18 = KeyboardHIDUsage(rawValue: 0x6D)
  /// F19.
  public static let keyboardF19 = KeyboardHIDUsage(rawValue: 0x6E)
  /// F20.
  public static let keyboardF20 = KeyboardHIDUsage(rawValue: 0x6F)
  /// F21.
  public static let keyboardF21 = KeyboardHIDUsage(rawValue: 0x70)
  /// F22.
  public static let keyboardF22 = KeyboardHIDUsage(rawValue: 0x71)
  /// F23.
  public static let keyboardF23 = KeyboardHIDUsage(rawValue: 0x72)
  /// F24.
  public static let keyboardF24 = KeyboardHIDUsage(rawValue: 0x73)
  /// Left control.
  public static let keyboardLeftControl = KeyboardHIDUsage(rawValue: 0xE0)
  /// Left shift.
  public static let keyboardLeftShift = KeyboardHIDUsage(rawValue: 0xE1)
  /// Left option or Alt.
  public static let keyboardLeftAlt = KeyboardHIDUsage(rawValue: 0xE2)
  /// Left command or system key.
  public static let keyboardLeftGUI = KeyboardHIDUsage(rawValue: 0xE3)
  /// Right control.
  public static let keyboardRightControl = KeyboardHIDUsage(rawValue: 0xE4)
  /// Right shift.
  public static let keyboardRightShift = KeyboardHIDUsage(rawValue: 0xE5)
  /// Right option or Alt.
  public static let keyboardRightAlt = KeyboardHIDUsage(rawValue: 0xE6)
  /// Right command or system key.
  public static let keyboardRightGUI = KeyboardHIDUsage(rawValue: 0xE7)
  /// Reserved.
  public static let keyboard_Reserved = KeyboardHIDUsage(rawValue: 0xFFFF)
}
