// What the page is packed with: LZMA, in a text of which each unit of 16 bits is one digit. pack.py writes it.
'use strict';

// The bytes behind a text: a number is fed with digits as it gets small, and its lowest byte is taken.
function reader(text) {
  let number = 0;
  let place = 0;
  return () => {
    while (number < 2 ** 32) {
      const unit = text.charCodeAt(place++);
      number = number * 63358 + unit - (unit < 0xD800 ? 0x80 : 0x880);
    }
    const byte = number % 256;
    number = (number - byte) / 256;
    return byte;
  };
}

// LZMA with lc = 4, lp = 0 and pb = 0; the bytes that came out are the dictionary.
function unpack(text, size) {
  const next = reader(text);
  const output = new Uint8Array(size);
  let place = 0;
  let range = 2 ** 32 - 1;
  let code = 0;
  for (let i = 0; i < 5; i++) code = code * 256 + next();

  const normalize = () => {
    if (range >= 2 ** 24) return;
    range *= 256;
    code = code * 256 + next();
  };
  const table = count => new Uint16Array(count).fill(1024);
  const bit = (table, index) => {
    normalize();
    const bound = (range >>> 11) * table[index];
    if (code < bound) {
      range = bound;
      table[index] += 2048 - table[index] >> 5;
      return 0;
    }
    range -= bound;
    code -= bound;
    table[index] -= table[index] >> 5;
    return 1;
  };
  const bits = (table, count, base = 0) => {
    let found = 1;
    while (count--) found = found * 2 + bit(table, base + found);
    return found;
  };
  const bitsFromLowest = (table, count, base) => {
    let found = 1;
    let value = 0;
    for (let i = 0; i < count; i++) {
      const one = bit(table, base + found);
      found = found * 2 + one;
      value += one << i;
    }
    return value;
  };
  const evenBits = count => {
    let value = 0;
    while (count--) {
      normalize();
      range = Math.floor(range / 2);
      const one = code >= range ? 1 : 0;
      code -= one * range;
      value = value * 2 + one;
    }
    return value;
  };
  const lengthTables = () => ({ choice: table(2), low: table(8), middle: table(8), high: table(256) });
  const length = ({ choice, low, middle, high }) =>
    !bit(choice, 0) ? bits(low, 3) - 6 : !bit(choice, 1) ? bits(middle, 3) + 2 : bits(high, 8) - 238;

  const literals = table(0x300 << 4);
  const [isMatch, isRepeat, isOlder, isOldest, isThird, isLong] = [1, 1, 1, 1, 1, 1].map(() => table(12));
  const matchLength = lengthTables();
  const repeatLength = lengthTables();
  const slots = table(4 * 64);
  const middles = table(128);
  const lowest = table(16);
  let state = 0;
  let last = [0, 0, 0, 0]; // The distances of the latest matches, less one.

  while (place < size) {
    if (!bit(isMatch, state)) {
      const base = 0x300 * (place ? output[place - 1] >> 4 : 0);
      let found = 1;
      if (state > 6) {
        // After a match: what stands at its distance is probably not what comes, else the match were longer.
        let other = output[place - last[0] - 1];
        while (found < 256) {
          const guess = other >> 7;
          other = other << 1 & 255;
          const one = bit(literals, base + (1 + guess << 8) + found);
          found = found * 2 + one;
          if (one !== guess) break;
        }
      }
      while (found < 256) found = found * 2 + bit(literals, base + found);
      output[place++] = found;
      state = state < 4 ? 0 : state < 10 ? state - 3 : state - 6;
      continue;
    }
    let count;
    if (bit(isRepeat, state)) {
      if (!bit(isOlder, state)) {
        if (!bit(isLong, state)) {
          state = state < 7 ? 9 : 11;
          output[place] = output[place - last[0] - 1];
          place++;
          continue;
        }
      } else {
        const which = !bit(isOldest, state) ? 1 : 2 + bit(isThird, state);
        last = [last[which], ...last.filter((_, index) => index !== which)];
      }
      count = length(repeatLength);
      state = state < 7 ? 8 : 11;
    } else {
      count = length(matchLength);
      state = state < 7 ? 7 : 10;
      const slot = bits(slots, 6, 64 * Math.min(count - 2, 3)) - 64;
      let distance = slot;
      if (slot > 3) {
        const more = (slot >> 1) - 1;
        distance = (2 + slot % 2) * 2 ** more;
        distance += slot < 14 ? bitsFromLowest(middles, more, distance - slot)
          : evenBits(more - 4) * 16 + bitsFromLowest(lowest, 4, 0);
      }
      last = [distance, last[0], last[1], last[2]];
    }
    for (; count; count--, place++) output[place] = output[place - last[0] - 1];
  }
  return output;
}
