import { Compactor } from './compactor';
import { PictureRefused } from './picture';

const END = 0xd9;
const SCAN = 0xda;
const TABLES = 0xdb;
const CODES = 0xc4;
const RESTART = 0xdd;
const TABLE_MARKERS = [TABLES, CODES, RESTART];
const JFIF = 0xe0;
const ADOBE = 0xee;
const COMMENT = 0xfe;
/** May stand before any marker. */
const FILL = 0xff;
/** The frame says how large the picture is, and there is one: baseline, extended or progressive. */
const FRAMES = [0xc0, 0xc1, 0xc2];

/** Who decodes a picture goes over all of it for each scan; encoders make a dozen. */
const MOST_SCANS = 64;

type Segment = { marker: number; start: number; data: number; length: number; end: number };

/** A picture while it is gone through: what has been met of it, and what is kept. */
type Reading = {
  bytes: Uint8Array;
  view: DataView;
  kept: Compactor;
  frame: { width: number; height: number } | null;
  hasDensity: boolean;
  hasTables: boolean;
  scans: number;
};

/**
 * Leaves of a JPEG its frame, tables and scans, and of the notes of applications what decoders go by: density without
 * its preview (JFIF), and how colours are written (Adobe). Every segment must be as long as what is in it.
 * @throws PictureRefused `broken`
 */
export function cleanJpeg(bytes: Uint8Array) {
  const reading: Reading = {
    bytes,
    view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    kept: new Compactor(bytes),
    frame: null,
    hasDensity: false,
    hasTables: false,
    scans: 0,
  };
  reading.kept.keep(0, 2);
  for (let at = 2; ; ) {
    const marker = markerAt(bytes, at);
    if (marker === END) return ended(reading, at);
    at = marker === FILL ? at + 1 : passSegment(reading, segmentAt(reading, at, marker));
  }
}

function ended({ kept, frame, scans }: Reading, at: number) {
  if (!frame || scans === 0) throw broken();
  kept.keep(at, at + 2);
  return { end: at + 2, length: kept.length, ...frame };
}

/** Keeps what is to be kept of a segment. @returns where the next one begins */
function passSegment(reading: Reading, segment: Segment): number {
  const { marker, start, end } = segment;
  if (marker === SCAN) return keepScan(reading, segment);
  if (FRAMES.includes(marker)) noteFrame(reading, segment);
  else if (TABLE_MARKERS.includes(marker)) noteTables(reading, segment);
  else if (isDensity(reading, segment)) return keepDensity(reading, segment);
  else if (!isColours(reading, segment)) {
    if (isNote(marker)) return end;
    throw broken();
  }
  reading.kept.keep(start, end);
  return end;
}

function noteFrame(reading: Reading, segment: Segment): void {
  if (reading.frame) throw broken();
  reading.frame = frameOf(reading.view, segment);
}

function noteTables(reading: Reading, segment: Segment): void {
  checkTables(reading.bytes, segment);
  reading.hasTables ||= segment.marker === TABLES;
}

/** A scan, and the pixels behind it. */
function keepScan(reading: Reading, segment: Segment): number {
  const { bytes, kept, frame, hasTables } = reading;
  if (!frame || !hasTables) throw broken();
  checkScan(bytes, segment);
  const end = endOfScan(bytes, segment.end);
  reading.scans += 1;
  if (reading.scans > MOST_SCANS) throw new PictureRefused('pixels');
  kept.keep(segment.start, end);
  return end;
}

function isDensity({ bytes, frame, hasDensity }: Reading, segment: Segment): boolean {
  const isFirst = segment.marker === JFIF && !hasDensity && !frame;
  return isFirst && segment.length >= 14 && startsWith(bytes, segment, 'JFIF\0');
}

/** Density without its preview: a length of its own, and no pixels. */
function keepDensity(reading: Reading, { start, data, end }: Segment): number {
  reading.hasDensity = true;
  reading.bytes.set([0, 16], start + 2);
  reading.bytes.set([0, 0], data + 12);
  reading.kept.keep(start, data + 14);
  return end;
}

const isColours = ({ bytes }: Reading, segment: Segment): boolean =>
  segment.marker === ADOBE && segment.length === 12 && startsWith(bytes, segment, 'Adobe');

/** The marker at a place, where there is one that may stand outside a scan. */
function markerAt(bytes: Uint8Array, at: number): number {
  const marker = bytes[at + 1];
  if (bytes[at] !== 0xff || marker === undefined) throw broken();
  return marker;
}

function segmentAt({ bytes, view }: Reading, start: number, marker: number): Segment {
  if (start + 4 > bytes.length) throw broken();
  const length = view.getUint16(start + 2) - 2;
  const data = start + 4;
  if (length < 0 || data + length > bytes.length) throw broken();
  return { marker, start, data, length, end: data + length };
}

function frameOf(view: DataView, { data, length }: Segment) {
  if (length < 6) throw broken();
  const [height, width, parts] = [
    view.getUint16(data + 1),
    view.getUint16(data + 3),
    view.getUint8(data + 5),
  ];
  const isWhole = length === 6 + 3 * parts && parts >= 1 && parts <= 4;
  if (!isWhole || width === 0 || height === 0) throw broken();
  return { width, height };
}

function checkScan(bytes: Uint8Array, { data, length }: Segment): void {
  const parts = bytes[data] ?? 0;
  if (parts < 1 || parts > 4 || length !== 4 + 2 * parts) throw broken();
}

/** Tables stand one behind the other, each as long as its first bytes say. */
function checkTables(bytes: Uint8Array, { marker, data, length, end }: Segment): void {
  if (marker === RESTART) {
    if (length !== 2) throw broken();
    return;
  }
  let at = data;
  while (at < end) at += marker === TABLES ? tableLength(bytes, at) : codesLength(bytes, at);
  if (at !== end || length === 0) throw broken();
}

/** A table of 64 steps, of one byte or two each. */
function tableLength(bytes: Uint8Array, at: number): number {
  const width = ((bytes[at] as number) >> 4) + 1;
  if (width > 2) throw broken();
  return 1 + 64 * width;
}

/** A table of codes: sixteen counts, and as many values as they say. */
function codesLength(bytes: Uint8Array, at: number): number {
  let length = 17;
  for (const count of bytes.subarray(at + 1, at + 17)) length += count;
  return length;
}

/** Where the next marker is: within a scan, a zero or a number of a restart after 0xff is none. */
function endOfScan(bytes: Uint8Array, from: number): number {
  let at = bytes.indexOf(0xff, from);
  while (at >= 0 && isWithinScan(bytes[at + 1])) at = bytes.indexOf(0xff, at + 1);
  if (at < 0) throw broken();
  return at;
}

const isWithinScan = (byte = 0): boolean => byte === 0 || byte === 0xff || (byte >= 0xd0 && byte <= 0xd7);
const isNote = (marker: number): boolean => (marker >= JFIF && marker <= 0xef) || marker === COMMENT;

function startsWith(bytes: Uint8Array, { data }: Segment, text: string): boolean {
  return [...text].every((letter, index) => bytes[data + index] === letter.charCodeAt(0));
}

function broken(): PictureRefused {
  return new PictureRefused('broken');
}
