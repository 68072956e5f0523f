import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { drawQr } from './qr.server';

const TEXT =
  '00020101021238570010A00000072701270006970403011300110123456780208QRIBFTTA530370454061800005802VN6304';

/** The modules that a path covers, row by row. */
function modulesOf({ size, path }: { size: number; path: string }): boolean[][] {
  const drawn = Array.from({ length: size }, () => Array<boolean>(size).fill(false));
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)) {
    drawn[Number(y)]?.fill(true, Number(x), Number(x) + Number(length));
  }
  return drawn;
}

it('draws every module of the code, and no other [MONEY-02]', () => {
  const drawing = drawQr(TEXT);
  expect(drawing.path).toMatch(/^[Mhvz\d -]+$/);
  expect(modulesOf(drawing)).toEqual(encode(TEXT, { ecc: 'M', border: 0 }).data);
});

it('has its three position marks, by which a phone finds it [MONEY-02]', () => {
  const { size, path } = drawQr(TEXT);
  const modules = modulesOf({ size, path });
  for (const [y, x] of [
    [0, 0],
    [0, size - 7],
    [size - 7, 0],
  ] as const) {
    expect(modules[y]?.slice(x, x + 7)).toEqual(Array(7).fill(true));
    expect(modules[y + 1]?.slice(x, x + 7)).toEqual([true, false, false, false, false, false, true]);
  }
});
