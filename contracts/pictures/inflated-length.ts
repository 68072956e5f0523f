/** Lengths and distances of a match, as RFC 1951 §3.2.5 has them: how many bits follow, and the least length. */
const LENGTH_BITS = [0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0];
const LENGTHS = [
  3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
  227, 258,
];
const DISTANCE_BITS = Array.from({ length: 30 }, (_, code) => Math.max(0, (code >> 1) - 1));
/** In which order the lengths of the codes of code lengths come. */
const ORDER = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15];
const [LONGEST_CODE, SHORT_CODE, END_OF_BLOCK, HEAD, CHECKSUM] = [15, 9, 256, 2, 4];

/**
 * Codes of Huffman: how many there are of each length, and their symbols in the order of the codes. `short` has the short
 * ones by the bits that begin with them: symbol and length in one number, 0 where the code is longer.
 */
type Codes = { counts: Uint16Array; symbols: Uint16Array; short: Uint16Array };

/** Data that is not packed as zlib packs it. */
class NotZlib extends Error {}

/**
 * How many bytes zlib data (RFC 1950, 1951) would be unpacked, without unpacking any: it takes no memory, and time by
 * the length of what is packed, where a thousand bytes may stand for a million.
 * @param parts the data, in the pieces in which it stands
 * @param most ends the count: what is more is no longer counted
 * @returns null for data that is none, ends early, or has something behind its end
 */
export function inflatedLength(parts: readonly Uint8Array[], most: number): number | null {
  const bits = new Bits(parts);
  try {
    bits.skip(HEAD);
    let length = 0;
    for (let isLast = false; !isLast; ) {
      isLast = bits.take(1) === 1;
      length = afterBlock(bits, bits.take(2), length, most);
      if (length > most) return length;
    }
    bits.toByte();
    bits.skip(CHECKSUM);
    return bits.isAtEnd ? length : null;
  } catch (error) {
    if (error instanceof NotZlib) return null;
    throw error;
  }
}

function afterBlock(bits: Bits, kind: number, before: number, most: number): number {
  if (kind === 0) return before + stored(bits);
  if (kind === 1) return afterCodes(bits, FIXED, before, most);
  if (kind === 2) return afterCodes(bits, readCodes(bits), before, most);
  throw new NotZlib();
}

function stored(bits: Bits): number {
  bits.toByte();
  const [length, inverse] = [bits.take(16), bits.take(16)];
  if ((length ^ inverse) !== 0xffff) throw new NotZlib();
  bits.skip(length);
  return length;
}

function afterCodes(
  bits: Bits,
  { literals, distances }: Record<'literals' | 'distances', Codes>,
  before: number,
  most: number,
) {
  let length = before;
  while (length <= most) {
    const symbol = bits.symbol(literals);
    if (symbol === END_OF_BLOCK) return length;
    if (symbol < END_OF_BLOCK) length += 1;
    else {
      const code = symbol - END_OF_BLOCK - 1;
      length += (LENGTHS[code] ?? unknown()) + bits.take(LENGTH_BITS[code] as number);
      bits.take(DISTANCE_BITS[bits.symbol(distances)] ?? unknown());
    }
  }
  return length;
}

function readCodes(bits: Bits) {
  const [literals, distances, known] = [bits.take(5) + 257, bits.take(5) + 1, bits.take(4) + 4];
  const ofLengths = new Uint8Array(ORDER.length);
  for (const at of ORDER.slice(0, known)) ofLengths[at] = bits.take(3);
  const codes = codesOf(ofLengths);
  const lengths = new Uint8Array(literals + distances);
  for (let at = 0; at < lengths.length; ) {
    const symbol = bits.symbol(codes);
    if (symbol < 16) {
      lengths[at] = symbol;
      at += 1;
      continue;
    }
    const [repeated, times] = repetition(bits, symbol, lengths[at - 1]);
    if (at + times > lengths.length) throw new NotZlib();
    lengths.fill(repeated, at, at + times);
    at += times;
  }
  return { literals: codesOf(lengths.subarray(0, literals)), distances: codesOf(lengths.subarray(literals)) };
}

function repetition(bits: Bits, symbol: number, last: number | undefined): [length: number, times: number] {
  if (symbol === 16) return [last ?? unknown(), 3 + bits.take(2)];
  return [0, symbol === 17 ? 3 + bits.take(3) : 11 + bits.take(7)];
}

/** @param lengths bits of each symbol's code; none for a symbol that does not occur */
function codesOf(lengths: Uint8Array): Codes {
  const counts = new Uint16Array(LONGEST_CODE + 1);
  for (const length of lengths) counts[length] = (counts[length] as number) + 1;
  counts[0] = 0;
  const next = new Uint16Array(LONGEST_CODE + 2);
  for (let length = 1; length <= LONGEST_CODE; length += 1)
    next[length + 1] = (next[length] as number) + (counts[length] as number);
  const symbols = new Uint16Array(lengths.length);
  const short = new Uint16Array(1 << SHORT_CODE);
  const codes = firstCodes(counts);
  for (const [symbol, length] of lengths.entries()) {
    if (length === 0) continue;
    symbols[next[length] as number] = symbol;
    next[length] = (next[length] as number) + 1;
    const code = codes[length] as number;
    codes[length] = code + 1;
    const entry = (symbol << 4) | length;
    for (let at = reversed(code, length); at < short.length && length <= SHORT_CODE; at += 1 << length)
      short[at] = entry;
  }
  return { counts, symbols, short };
}

/** The first code of each length: behind the last of the length before. */
function firstCodes(counts: Uint16Array): Uint32Array {
  const codes = new Uint32Array(LONGEST_CODE + 1);
  for (let length = 1; length <= LONGEST_CODE; length += 1)
    codes[length] = ((codes[length - 1] as number) + (counts[length - 1] as number)) << 1;
  return codes;
}

/** Codes come with their highest bit first, all else with its lowest. */
function reversed(code: number, length: number): number {
  let bits = 0;
  for (let n = 0; n < length; n += 1) bits |= ((code >> n) & 1) << (length - 1 - n);
  return bits;
}

const FIXED = {
  literals: codesOf(
    Uint8Array.from({ length: 288 }, (_, at) => (at < 144 ? 8 : at < 256 ? 9 : at < 280 ? 7 : 8)),
  ),
  distances: codesOf(new Uint8Array(30).fill(5)),
};

function unknown(): never {
  throw new NotZlib();
}

/** Bits of several pieces of data, the lowest of each byte first. */
class Bits {
  readonly #parts: readonly Uint8Array[];
  #part = 0;
  #at = 0;
  /** Bits that have been read of the pieces and not been taken, and how many there are. */
  #held = 0;
  #count = 0;

  constructor(parts: readonly Uint8Array[]) {
    this.#parts = parts;
  }

  get isAtEnd(): boolean {
    return (
      this.#count === 0 &&
      this.#parts.slice(this.#part).every(({ length }, n) => length === (n === 0 ? this.#at : 0))
    );
  }

  /** A number of so many bits, sixteen at the most. */
  take(bits: number): number {
    this.#fill(bits);
    const number = this.#held & ((1 << bits) - 1);
    this.#drop(bits);
    return number;
  }

  /** Forgets what is left of a byte. */
  toByte(): void {
    this.#drop(this.#count & 7);
  }

  /** Passes over whole bytes. */
  skip(bytes: number): void {
    let left = bytes;
    for (; left > 0 && this.#count > 0; left -= 1) this.#drop(8);
    while (left > 0) {
      const rest = (this.#parts[this.#part] ?? unknown()).length - this.#at;
      const here = Math.min(left, rest);
      this.#at += here;
      left -= here;
      if (left > 0) this.#nextPart();
    }
  }

  /** The next symbol. */
  symbol({ counts, symbols, short }: Codes): number {
    this.#fill(LONGEST_CODE);
    const entry = short[this.#held & (short.length - 1)] as number;
    if (entry > 0) {
      this.#drop(entry & 15);
      return entry >> 4;
    }
    // Codes of a length are numbers in a row, the first behind those of the length before.
    let [code, first, index] = [0, 0, 0];
    for (let length = 1; length <= LONGEST_CODE; length += 1) {
      code |= (this.#held >> (length - 1)) & 1;
      const count = counts[length] as number;
      if (code - count < first) {
        this.#drop(length);
        return symbols[index + code - first] ?? unknown();
      }
      index += count;
      first = (first + count) << 1;
      code <<= 1;
    }
    return unknown();
  }

  /** Holds so many bits, or all that there are. */
  #fill(bits: number): void {
    while (this.#count < bits) {
      const part = this.#parts[this.#part];
      if (part === undefined) return;
      const byte = part[this.#at];
      if (byte === undefined) {
        this.#nextPart();
        continue;
      }
      this.#held |= byte << this.#count;
      this.#at += 1;
      this.#count += 8;
    }
  }

  #drop(bits: number): void {
    if (bits > this.#count) throw new NotZlib();
    this.#held >>>= bits;
    this.#count -= bits;
  }

  #nextPart(): void {
    this.#part += 1;
    this.#at = 0;
  }
}
