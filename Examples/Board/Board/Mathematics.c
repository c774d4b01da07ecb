// The square root of a machine without a floating-point unit, rightly rounded. The four other operations are those of the
// compiler's library, and the library of touches has no further mathematics of C.

#ifndef __ARM_FP

typedef unsigned long long word;

double sqrt(double value) {
  word bits, root = 0, rest = 0;
  __builtin_memcpy(&bits, &value, sizeof bits);
  int exponent = bits >> 52 & 0x7FF;
  word fraction = bits & (((word)1 << 52) - 1);
  if (value == 0 || value != value || bits == (word)0x7FF << 52) return value;
  if (bits >> 63) return __builtin_nan("");
  if (exponent) {
    fraction |= (word)1 << 52;
  } else {
    for (exponent = 1; !(fraction >> 52); exponent--) fraction <<= 1;
  }
  // The value is the fraction times a power of two, which is made even.
  exponent -= 1075;
  if (exponent & 1) fraction <<= 1, exponent--;
  // Digit by digit: 53 of the result, and one to round by. The root of such a fraction never lies half way.
  for (int digit = 0; digit < 54; digit++) {
    rest = rest << 2 | (fraction >> 52 & 3);
    fraction <<= 2;
    root <<= 1;
    if (rest >= (root << 1 | 1)) rest -= root << 1 | 1, root |= 1;
  }
  bits = ((word)(exponent / 2 - 27 + 1075) << 52) + ((root + 1) >> 1);
  __builtin_memcpy(&value, &bits, sizeof bits);
  return value;
}

#endif
