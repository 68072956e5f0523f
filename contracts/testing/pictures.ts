import { EXAMPLE_PHOTO } from '../member/icon';
import { crc32 } from '../pictures/crc32';

type Bytes = Uint8Array<ArrayBuffer>;

/** Bytes of a text, one for each letter. */
export const latin = (text: string): Bytes => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export function joined(...parts: (Uint8Array | readonly number[])[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A chunk of a PNG, with its checksum. */
export function pngChunk(name: string, data: Uint8Array | readonly number[] = []): Bytes {
  const chunk = joined([0, 0, 0, 0], latin(name), data, [0, 0, 0, 0]);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, data.length);
  view.setUint32(chunk.length - 4, crc32(chunk, 4, chunk.length - 4));
  return chunk;
}

/** One grey pixel, as zlib packs it without packing. */
const ONE_PIXEL = [0x78, 1, 1, 2, 0, 0xfd, 0xff, 0, 0x80, 0, 0x82, 0, 0x81];

type PngParts = {
  width?: number;
  height?: number;
  colour?: number;
  /** Bits of a sample. */
  depth?: number;
  interlaced?: boolean;
  /** Pixels as zlib packs them. */
  pixels?: Uint8Array | readonly number[];
  /** Chunks before and behind the pixels. */
  before?: Uint8Array[];
  behind?: Uint8Array[];
};

/** A grey PNG of one pixel, unless told otherwise. */
export function png(parts: PngParts = {}): Bytes {
  const {
    width = 1,
    height = 1,
    colour = 0,
    depth = 8,
    interlaced = false,
    pixels = ONE_PIXEL,
    before = [],
    behind = [],
  } = parts;
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([depth, colour, 0, 0, interlaced ? 1 : 0], 8);
  return joined(
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    pngChunk('IHDR', header),
    ...before,
    pngChunk('IDAT', pixels),
    ...behind,
    pngChunk('IEND'),
  );
}

/** Bytes as zlib frames them without packing, in so many blocks. */
function storedPixels(lines: Uint8Array, blocks: number): Bytes {
  const parts = Array.from({ length: blocks }, (_, n) => {
    const block = lines.subarray(n * STORED_MAX, (n + 1) * STORED_MAX);
    const size = [block.length & 255, block.length >> 8];
    return joined([n === blocks - 1 ? 1 : 0, ...size, ...size.map((byte) => byte ^ 255)], block);
  });
  return joined([0x78, 1], ...parts, [0, 0, 0, 0]);
}

const STORED_MAX = 65_535;

/** A grey PNG that has exactly so many bytes, all of them needed. */
export function pngOfBytes(bytes: number): Bytes {
  const room = bytes - png({ pixels: [] }).length - 6;
  const height = Math.ceil(room / 4_000);
  // A block more takes five bytes more, so that some width fits within five of the widest.
  for (let line = Math.floor(room / height); line > 1; line -= 1) {
    const [lines, left] = [new Uint8Array(line * height), room - line * height];
    const blocks = left / 5;
    if (!Number.isInteger(blocks) || blocks * STORED_MAX < lines.length) continue;
    return png({ width: line - 1, height, pixels: storedPixels(lines, blocks) });
  }
  throw new RangeError(`No PNG has ${bytes} bytes`);
}

/** A JPEG of one pixel, with nothing in it that is not needed. */
export const jpeg = (): Bytes => {
  const text = atob(EXAMPLE_PHOTO.slice(EXAMPLE_PHOTO.indexOf(',') + 1));
  return latin(text);
};

/** A segment of a JPEG. */
export function jpegSegment(marker: number, data: Uint8Array): Bytes {
  const length = data.length + 2;
  return joined([0xff, marker, length >> 8, length & 255], data);
}

/** A JPEG with segments right behind its start. */
export function jpegWith(...segments: Uint8Array[]): Bytes {
  const plain = jpeg();
  return joined(plain.subarray(0, 2), ...segments, plain.subarray(2));
}

/** A JPEG that has exactly so many bytes: its one scan is long. */
export function jpegOfBytes(bytes: number): Bytes {
  const plain = jpeg();
  return joined(plain.subarray(0, -2), new Uint8Array(bytes - plain.length), plain.subarray(-2));
}

/** What a camera notes: where it was. */
export const exifWithPlace = (): Bytes =>
  jpegSegment(0xe1, joined(latin('Exif\0\0MM\0*\0\0\0\x08'), latin('GPS 10.7769 N 106.7009 E')));

/** An archive of one stored file, which programs find from its end. */
export function zip(name: string, text: string): Bytes {
  const [file, content] = [latin(name), latin(text)];
  const crc = new Uint8Array(4);
  new DataView(crc.buffer).setUint32(0, crc32(content), true);
  const size = [content.length & 255, content.length >> 8, 0, 0];
  const facts = [20, 0, 0, 0, 0, 0, 0, 0, 0, 0, ...crc, ...size, ...size, file.length, 0, 0, 0];
  const local = joined(latin('PK\x03\x04'), facts, file, content);
  const central = joined(latin('PK\x01\x02'), [20, 0], facts, new Array(14).fill(0), file);
  const end = [
    0,
    0,
    0,
    0,
    1,
    0,
    1,
    0,
    central.length,
    0,
    0,
    0,
    local.length & 255,
    local.length >> 8,
    0,
    0,
    0,
    0,
  ];
  return joined(local, central, latin('PK\x05\x06'), end);
}

/** A GIF of one pixel. */
export const gif = (): Bytes =>
  joined(
    latin('GIF89a'),
    [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x2c, 0, 0, 0, 0, 1, 0, 1, 0, 0],
    [2, 2, 0x44, 1, 0, 0x3b],
  );

/** A WebP that moves: the frame of a RIFF with an animation in it. */
export function animatedWebp(): Bytes {
  const chunk = (name: string, data: readonly number[]) =>
    joined(latin(name), [data.length, 0, 0, 0], data, data.length % 2 ? [0] : []);
  const body = joined(
    latin('WEBP'),
    chunk('VP8X', [2, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    chunk('ANIM', [0, 0, 0, 0, 0, 0]),
    chunk('ANMF', new Array(24).fill(0)),
  );
  return joined(latin('RIFF'), [body.length, 0, 0, 0], body);
}
