import { Compactor } from './compactor';
import { crc32 } from './crc32';
import { inflatedLength } from './inflated-length';
import { PictureRefused } from './picture';

const HEAD = 8;
/** Of a chunk: four bytes each of length, name and checksum. */
const FRAME = 12;
const PALETTE_MAX = 256;
/** Bit depths for each colour type. */
const DEPTHS: Record<number, readonly number[]> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
};
const PALETTE = 3;
/** Bytes of the one transparent colour, by colour type; a palette has a byte for each of its colours. */
const CLEAR_BYTES: Record<number, number> = { 0: 2, 2: 6 };

/** Samples of a pixel, by colour type. */
const SAMPLES: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
/** Of an interlaced picture: where each pass begins, and its steps, across and down (Adam7). */
const PASSES: readonly [x: number, y: number, across: number, down: number][] = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
];
const ONE_PASS: typeof PASSES = [[0, 0, 1, 1]];

type Header = { width: number; height: number; colour: number; depth: number; interlaced: boolean };
type Chunk = { name: string; start: number; data: number; length: number; end: number };

/**
 * Leaves of a PNG its header, palette, transparency and pixels; all other chunks go, and what stands behind the end.
 * Every checksum must fit, and every chunk stand where it may. `countPixels` finds out whether the pixels are as many as
 * the header says.
 * @throws PictureRefused `broken`
 */
export function cleanPng(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = new Compactor(bytes);
  kept.keep(0, HEAD);
  let header: Header | undefined;
  let colours = 0;
  let before = '';
  const seen = new Set<string>();
  const pixels: Uint8Array[] = [];
  for (let at = HEAD; ; ) {
    const chunk = chunkAt(bytes, view, at);
    const { name, length } = chunk;
    if ((header === undefined) !== (name === 'IHDR')) throw broken();
    if (name === 'IHDR') header = headerOf(view, chunk);
    else if (name === 'PLTE') colours = paletteOf(chunk, header as Header, seen);
    else if (name === 'tRNS') checkTransparency(chunk, header as Header, colours, seen);
    else if (name === 'IDAT') {
      checkPixels(bytes, chunk, before, seen, (header as Header).colour === PALETTE);
      const at = kept.length + chunk.data - chunk.start;
      pixels.push(bytes.subarray(at, at + length));
    } else if (name === 'IEND' && (length > 0 || !seen.has('IDAT'))) throw broken();
    else if (isCritical(name) && name !== 'IEND') throw broken();
    at = chunk.end;
    if (name === 'IEND' || KEPT.has(name)) kept.keep(chunk.start, chunk.end);
    if (name === 'IEND') return { end: at, length: kept.length, ...sizeOf(header as Header, pixels) };
    if (name !== 'IDAT' || length > 0 || seen.has(name)) seen.add(name);
    before = name;
  }
}

const sizeOf = (header: Header, pixels: readonly Uint8Array[]) => ({
  width: header.width,
  height: header.height,
  countPixels: () => countPixels(pixels, header),
});

const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT']);

function chunkAt(bytes: Uint8Array, view: DataView, start: number): Chunk {
  if (start + FRAME > bytes.length) throw broken();
  const length = view.getUint32(start);
  const end = start + FRAME + length;
  if (end > bytes.length) throw broken();
  const name = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
  if (!/^[A-Za-z]{2}[A-Z][A-Za-z]$/.test(name)) throw broken();
  if (crc32(bytes, start + 4, end - 4) !== view.getUint32(end - 4)) throw broken();
  return { name, start, data: start + 8, length, end };
}

function headerOf(view: DataView, { data, length }: Chunk): Header {
  if (length !== 13) throw broken();
  const [width, height] = [view.getUint32(data), view.getUint32(data + 4)];
  const [depth = 0, colour = 0, packed, filter, interlaced] = [8, 9, 10, 11, 12].map((at) =>
    view.getUint8(data + at),
  );
  if (width === 0 || height === 0 || !DEPTHS[colour]?.includes(depth)) throw broken();
  if (packed !== 0 || filter !== 0 || (interlaced as number) > 1) throw broken();
  return { width, height, colour, depth, interlaced: interlaced === 1 };
}

function paletteOf({ length }: Chunk, { colour }: Header, seen: Set<string>): number {
  const colours = length / 3;
  const mayStand =
    colour !== 0 && colour !== 4 && !seen.has('PLTE') && !seen.has('tRNS') && !seen.has('IDAT');
  if (!mayStand || !Number.isInteger(colours) || colours < 1 || colours > PALETTE_MAX) throw broken();
  return colours;
}

function checkTransparency({ length }: Chunk, { colour }: Header, colours: number, seen: Set<string>): void {
  if (seen.has('tRNS') || seen.has('IDAT')) throw broken();
  const fits = colour === PALETTE ? length >= 1 && length <= colours : length === CLEAR_BYTES[colour];
  if (!fits) throw broken();
}

/** Pixels stand in one row of chunks, and are packed as zlib packs them. */
function checkPixels(
  bytes: Uint8Array,
  { data, length }: Chunk,
  before: string,
  seen: Set<string>,
  needsPalette: boolean,
): void {
  if (needsPalette && !seen.has('PLTE')) throw broken();
  if (seen.has('IDAT')) {
    if (before !== 'IDAT') throw broken();
    return;
  }
  const [method = 0, flags = 0] = bytes.subarray(data, data + 2);
  const isZlib =
    (method & 15) === 8 && method >> 4 <= 7 && (method * 256 + flags) % 31 === 0 && !(flags & 32);
  if (length < 2 || !isZlib) throw broken();
}

/**
 * A file that says little and unpacks to much is refused; nothing is unpacked for it (REWARD-54).
 * @throws PictureRefused `pixels` where there are more than the header says, else `broken`
 */
function countPixels(pixels: readonly Uint8Array[], header: Header): void {
  const due = unpackedLength(header);
  const length = inflatedLength(pixels, due);
  if (length !== null && length > due) throw new PictureRefused('pixels');
  if (length !== due) throw broken();
}

/** Bytes of all lines, each with the number of its filter before it. */
function unpackedLength({ width, height, colour, depth, interlaced }: Header): number {
  const bits = (SAMPLES[colour] as number) * depth;
  return (interlaced ? PASSES : ONE_PASS).reduce((sum, [x, y, across, down]) => {
    const [columns, lines] = [Math.ceil((width - x) / across), Math.ceil((height - y) / down)];
    return columns > 0 && lines > 0 ? sum + lines * (1 + Math.ceil((columns * bits) / 8)) : sum;
  }, 0);
}

/** Whoever does not know a chunk with a capital first must not show the picture. */
const isCritical = (name: string) => /^[A-Z]/.test(name) && !KEPT.has(name);

function broken(): PictureRefused {
  return new PictureRefused('broken');
}
