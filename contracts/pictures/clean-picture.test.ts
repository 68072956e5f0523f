import { deflateSync, inflateSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  animatedWebp,
  exifWithPlace,
  gif,
  joined,
  jpeg,
  jpegOfBytes,
  jpegSegment,
  jpegWith,
  latin,
  png,
  pngChunk,
  pngOfBytes,
  zip,
} from '../testing/pictures';
import { cleanPicture } from './clean-picture';
import { PictureRefused, type PictureRules } from './picture';

type Bytes = Uint8Array<ArrayBuffer>;
const MB = 1024 * 1024;
const RULES: PictureRules = { types: ['image/jpeg', 'image/png'], maxBytes: 5 * MB, maxSide: 12_000 };
const SCRIPT = '<script>alert(1)</script>';

const clean = (bytes: Bytes, rules = RULES) => cleanPicture(bytes, rules);
const textOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');
const faultOf = (bytes: Bytes, rules = RULES) => {
  try {
    clean(bytes, rules);
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(PictureRefused);
    return (error as PictureRefused).fault;
  }
};

/** Two pixels by two of a real picture, with everything a PNG may carry. */
function talkative(): Bytes {
  const before = [
    pngChunk('gAMA', [0, 0, 0xb1, 0x8f]),
    pngChunk('iCCP', joined(latin('profile\0\0'), deflateSync(latin(SCRIPT)))),
    pngChunk('eXIf', latin('MM\0*GPS 10.7769')),
    pngChunk('tEXt', latin(`Comment\0${SCRIPT}`)),
    pngChunk('acTL', [0, 0, 0, 2, 0, 0, 0, 0]),
  ];
  const behind = [pngChunk('fdAT', latin('PK\x03\x04')), pngChunk('zTXt', latin(SCRIPT))];
  return png({ before, behind });
}

describe('of a picture only what is seen is left [REWARD-42 REWARD-54]', () => {
  test('one that holds nothing else stays as it is, byte by byte', () => {
    for (const whole of [png(), jpeg(), pngOfBytes(5 * MB), jpegOfBytes(5 * MB)]) {
      const { bytes } = clean(whole.slice());
      expect(bytes.length).toBe(whole.length);
      expect(Buffer.compare(bytes, whole)).toBe(0);
    }
  });

  test('a PNG loses texts, profiles, Exif and the further pictures of an animation', () => {
    const { bytes, ...facts } = clean(talkative());
    expect(facts).toEqual({ type: 'image/png', width: 1, height: 1 });
    expect(textOf(bytes)).toBe(textOf(png()));
  });

  test('a PNG keeps its palette, what is clear of it, and its pixels in as many chunks as it has', () => {
    const packed = deflateSync(Uint8Array.from([0, 0, 1, 0, 1, 0]));
    const parts = {
      width: 2,
      height: 2,
      colour: 3,
      before: [pngChunk('PLTE', [0, 0, 0, 255, 255, 255]), pngChunk('tRNS', [0])],
      pixels: packed.subarray(0, 5),
      behind: [pngChunk('IDAT', packed.subarray(5))],
    };
    const whole = png(parts);
    expect(textOf(clean(png({ ...parts, before: [pngChunk('pHYs'), ...parts.before] })).bytes)).toBe(
      textOf(whole),
    );
  });

  test('a JPEG loses the place where it was taken, comments, previews and further pictures', () => {
    const preview = joined(latin('JFIF\0\x01\x02\x01\0\x48\0\x48\x02\x02'), latin('previewbytes'));
    const noted = [exifWithPlace(), jpegSegment(0xe2, latin('MPF\0')), jpegSegment(0xfe, latin(SCRIPT))];
    const start = jpeg();
    const withPreview = joined(start.subarray(0, 2), jpegSegment(0xe0, preview), start.subarray(20));
    expect(textOf(clean(jpegWith(...noted)).bytes)).not.toMatch(/GPS|Exif|MPF|script/);
    const { bytes, ...facts } = clean(withPreview);
    expect(facts).toEqual({ type: 'image/jpeg', width: 1, height: 1 });
    expect(textOf(bytes)).not.toContain('preview');
    expect([...bytes.subarray(2, 20)]).toEqual([
      0xff,
      0xe0,
      0,
      16,
      ...latin('JFIF\0'),
      1,
      2,
      1,
      0,
      0x48,
      0,
      0x48,
      0,
      0,
    ]);
    // What is told behind the pixels goes as well.
    const [pixels, end] = [start.subarray(0, -2), start.subarray(-2)];
    expect(textOf(clean(joined(pixels, exifWithPlace(), end)).bytes)).toBe(textOf(start));
  });

  test.each([
    ['an archive', zip('evil.html', SCRIPT)],
    ['a page', latin(`<html>${SCRIPT}`)],
    ['an applet (a GIFAR, by another name)', zip('Evil.class', '\xca\xfe\xba\xbe')],
    ['an archive that looks like the end of a picture', joined(zip('a', 'b'), [0xff, 0xd9])],
    ['a second picture', joined(png(), jpeg())],
  ])('and nothing of what stands behind its end: %s', (_, tail) => {
    for (const whole of [png(), jpeg()]) {
      expect(textOf(clean(joined(whole, tail)).bytes)).toBe(textOf(whole));
      expect(faultOf(joined(whole, tail), { ...RULES, drawnHere: true })).toBe('broken');
    }
  });

  test('what is left is a picture again, and is left as it is', () => {
    for (const hostile of [talkative(), jpegWith(exifWithPlace()), joined(jpeg(), zip('a', 'b'))]) {
      const once = clean(hostile).bytes.slice();
      expect(textOf(clean(once.slice()).bytes)).toBe(textOf(once));
    }
  });
});

describe('no picture is', () => {
  const rows = Uint8Array.from(deflateSync(new Uint8Array(30_000 * 3_751), { level: 9 }));

  test('one that claims more pixels than anybody should decode: 109 kB for 30,000 by 30,000 [REWARD-54]', () => {
    const bomb = png({ width: 30_000, height: 30_000, pixels: rows });
    expect(bomb.length).toBeLessThan(115_000);
    expect(inflateSync(rows).length).toBe(30_000 * 3_751);
    expect(faultOf(bomb)).toBe('pixels');
    expect(faultOf(png({ width: 7_100, height: 7_100 }))).toBe('pixels');
    expect(faultOf(png({ width: 12_001 }))).toBe('pixels');
    expect(faultOf(png({ width: 2 ** 31 + 5 }))).toBe('pixels');
    expect(faultOf(png({ width: 5_001, height: 5_000 }))).toBe('pixels');
    const lines = deflateSync(new Uint8Array(5_001 * 5_000));
    expect(faultOf(png({ width: 5_000, height: 5_000, pixels: Uint8Array.from(lines) }))).toBeNull();
    expect(faultOf(png({ width: 2 }), { ...RULES, square: true })).toBe('pixels');
  });

  test('one of more pixels than it says: 194 kB that unpack to 200 MB, for one pixel, few or many [REWARD-54]', () => {
    const packed = Uint8Array.from(deflateSync(new Uint8Array(200_000_000), { level: 9 }));
    expect(packed.length).toBeLessThan(200_000);
    const sides = [
      [1, 1],
      [1_600, 1_200],
      [5_000, 5_000],
    ] as const;
    for (const [width, height] of sides) {
      for (const interlaced of [false, true])
        expect(faultOf(png({ width, height, pixels: packed, interlaced }))).toBe('pixels');
      const halves = { pixels: packed.subarray(0, 99), behind: [pngChunk('IDAT', packed.subarray(99))] };
      expect(faultOf(png({ width, height, before: [pngChunk('tEXt', latin(SCRIPT))], ...halves }))).toBe(
        'pixels',
      );
    }
    expect(faultOf(png({ pixels: Uint8Array.from(deflateSync(new Uint8Array(3))) }))).toBe('pixels');
  });

  test('a JPEG that has all of it drawn again and again [REWARD-54]', () => {
    const plain = jpeg();
    const scan = plain.subarray(Buffer.from(plain).indexOf(Buffer.from([0xff, 0xda])), -2);
    const again = (times: number) => joined(plain.subarray(0, -2), ...Array(times).fill(scan), [0xff, 0xd9]);
    expect([faultOf(again(63)), faultOf(again(64))]).toEqual([null, 'pixels']);
  });

  test('one of fewer pixels than it says, or with something behind them [REWARD-54]', () => {
    expect(faultOf(png({ width: 2 }))).toBe('broken');
    const one = Uint8Array.from(deflateSync(new Uint8Array(2)));
    expect(faultOf(png({ pixels: one }))).toBeNull();
    expect(faultOf(png({ pixels: joined(one, latin(SCRIPT)) }))).toBe('broken');
    expect(faultOf(png({ pixels: one.slice(0, -1) }))).toBe('broken');
  });

  test.each([
    // Colour, bits of a sample, and the bytes of 9 by 5 pixels, in one pass and in seven.
    [0, 1, 15, 24],
    [0, 8, 50, 56],
    [2, 8, 140, 146],
    [4, 16, 185, 191],
    [6, 16, 365, 371],
  ])(
    'and none is refused that has its own: colour %i of %i bits [REWARD-54]',
    (colour, depth, whole, inPasses) => {
      for (const [bytes, interlaced] of [
        [whole, false],
        [inPasses, true],
      ] as const) {
        const of = (length: number) => ({ pixels: Uint8Array.from(deflateSync(new Uint8Array(length))) });
        const parts = { width: 9, height: 5, colour, depth, interlaced };
        expect(faultOf(png({ ...parts, ...of(bytes) }))).toBeNull();
        expect(faultOf(png({ ...parts, ...of(bytes + 1) }))).toBe('pixels');
        expect(faultOf(png({ ...parts, ...of(bytes - 1) }))).toBe('broken');
      }
    },
  );

  test.each([
    ['a vector picture named png', latin(`<svg onload="alert(1)" xmlns="http://www.w3.org/2000/svg"/>`)],
    ['a page', latin(`<html>${SCRIPT}`)],
    ['a GIF', gif()],
    ['a GIF that is an archive', joined(gif(), zip('Evil.class', '\xca\xfe\xba\xbe'))],
    ['a WebP that moves', animatedWebp()],
    ['a document', latin('%PDF-1.7 /JS (app.alert(1))')],
    ['nothing', latin('')],
    ['an archive before a picture', joined(zip('a', 'b'), png())],
  ])('%s: it is of no type that is taken [REWARD-28 REWARD-31 REWARD-54]', (_, bytes) => {
    expect(faultOf(bytes)).toBe('type');
  });

  test('a type that a place does not take, and what has too many bytes [REWARD-28 REWARD-32]', () => {
    expect(faultOf(png(), { ...RULES, types: ['image/jpeg'] })).toBe('type');
    expect(faultOf(pngOfBytes(5 * MB + 1))).toBe('size');
  });

  const crc = png();
  crc[20] = (crc[20] as number) ^ 1;
  const page = latin(SCRIPT);
  test.each([
    ['one whose checksum does not fit', crc],
    ['one that ends early', png().slice(0, -5)],
    ['one without pixels', joined(png().slice(0, 33), pngChunk('IEND'))],
    ['one whose pixels are a page', png({ pixels: page })],
    ['one with pixels in two places', png({ behind: [pngChunk('tEXt'), pngChunk('IDAT', page)] })],
    ['one with two headers', png({ before: [png().slice(8, 33)] })],
    ['one with a part that nobody knows', png({ before: [pngChunk('EVIL', page)] })],
    ['one with a palette that is none', png({ colour: 3, before: [pngChunk('PLTE', page)] })],
    ['one without its palette', png({ colour: 3 })],
    ['one with more clear colours than colours', png({ before: [pngChunk('tRNS', page)] })],
    ['one of a colour that does not exist', png({ colour: 5 })],
    ['one of no width', png({ width: 0 })],
    ['one whose end holds a page', joined(png().slice(0, -12), pngChunk('IEND', page))],
    ['one whose chunk is longer than it', joined(png().slice(0, 33), [255, 255, 255, 255], latin('tEXt'))],
  ])('%s (PNG) [REWARD-54]', (_, bytes) => {
    expect(faultOf(bytes)).toBe('broken');
  });

  const tables = jpeg();
  const at = (marker: number) => Buffer.from(tables).indexOf(Buffer.from([0xff, marker]));
  const cut = (from: number, to: number, ...instead: Uint8Array[]) =>
    joined(tables.subarray(0, from), ...instead, tables.subarray(to));
  test.each([
    ['one that ends before its end', tables.slice(0, -2)],
    ['one without a scan', joined(tables.subarray(0, at(0xda)), [0xff, 0xd9])],
    ['one without a frame', cut(at(0xc0), at(0xc4))],
    ['one with two frames', cut(at(0xc0), at(0xc0), tables.subarray(at(0xc0), at(0xc4)))],
    ['one without tables', cut(at(0xdb), at(0xc0))],
    ['one whose table holds a page', cut(at(0xc0), at(0xc0), jpegSegment(0xdb, page))],
    ['one whose codes hold a page', cut(at(0xda), at(0xda), jpegSegment(0xc4, page))],
    ['one whose restarts hold a page', cut(at(0xda), at(0xda), jpegSegment(0xdd, page))],
    ['one with a kind of frame that nobody shows', jpegWith(jpegSegment(0xc9, page))],
    ['one with a part that nobody knows', jpegWith(jpegSegment(0xf7, page))],
    ['one whose segment is longer than it', joined([0xff, 0xd8, 0xff, 0xe1, 255, 255], page)],
    ['a page behind the first bytes', joined([0xff, 0xd8, 0xff], page)],
  ])('%s (JPEG) [REWARD-54]', (_, bytes) => {
    expect(faultOf(bytes)).toBe('broken');
  });
});
