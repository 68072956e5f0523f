import type { Canvas } from './captcha-canvas';

type Colour = readonly [red: number, green: number, blue: number];

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Shades between paper and ink: four bits a point, a third of what colours would weigh. */
const SHADES = 16;

/** Writes a picture as a PNG with sixteen shades between two colours. */
export async function encodePng(canvas: Canvas, paper: Colour, ink: Colour): Promise<Uint8Array> {
  const { width, height } = canvas;
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint32(8, 0x04_03_00_00); // four bits a point, out of a palette
  const palette = Uint8Array.from({ length: SHADES * 3 }, (_, index) => {
    const [from, to] = [paper[index % 3] ?? 0, ink[index % 3] ?? 0];
    return Math.round(from + ((to - from) * Math.floor(index / 3)) / (SHADES - 1));
  });
  const parts = [
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('PLTE', palette),
    chunk('IDAT', await deflate(rowsOf(canvas))),
    chunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts as BlobPart[]).arrayBuffer());
}

/** Two points a byte, and the byte before each row that says it is not filtered. */
function rowsOf({ width, height, ink }: Canvas): Uint8Array {
  const row = Math.ceil(width / 2) + 1;
  const rows = new Uint8Array(row * height);
  for (let at = 0; at < ink.length; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const shade = Math.round(Math.max(0, Math.min(1, ink[at] ?? 0)) * (SHADES - 1));
    const place = y * row + 1 + (x >> 1);
    rows[place] = (rows[place] ?? 0) | (x % 2 === 0 ? shade << 4 : shade);
  }
  return rows;
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([bytes as BlobPart]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(data.length + 12);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, data.length);
  bytes.set(new TextEncoder().encode(type), 4);
  bytes.set(data, 8);
  view.setUint32(data.length + 8, crc32(bytes.subarray(4, data.length + 8)));
  return bytes;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xff_ff_ff_ff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return (crc ^ 0xff_ff_ff_ff) >>> 0;
}
