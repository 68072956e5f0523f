import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { drawingsOf, KEPT, keepPictures, missingFrom, superfluousIn } from './art-pictures';

const AVIF = 'ftypavif';

test('the pictures in version control are those of the drawings as they are now: "npm run art" draws them', () => {
  const drawings = drawingsOf();
  expect(drawings.length).toBeGreaterThan(300);
  const stale = missingFrom(drawings, KEPT).flatMap(({ pictures }) => pictures.map(({ path }) => path));
  expect(stale, 'Stale, run "npm run art" and commit what it draws').toEqual([]);
  expect(superfluousIn(KEPT, drawings), 'Superfluous, run "npm run art"').toEqual([]);
});

test('every picture in version control is a whole AVIF', () => {
  const broken = readdirSync(KEPT).filter((name) => {
    const content = readFileSync(join(KEPT, name));
    return content.toString('latin1', 4, 12) !== AVIF || lengthOfBoxes(content) !== content.length;
  });
  expect(broken, 'Delete them, then run "npm run art"').toEqual([]);
});

test('a drawing that is new, changed or gone has its pictures drawn anew and its old ones removed', async () => {
  const info = vi.spyOn(console, 'log').mockReturnValue();
  const folder = mkdtempSync(join(tmpdir(), 'art-'));
  const art = join(folder, 'art');
  const kept = join(folder, 'kept');
  mkdirSync(join(art, 'avatars'), { recursive: true });
  const write = (name: string, colour: string) =>
    writeFileSync(
      join(art, 'avatars', `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${colour}"/></svg>`,
    );
  const keep = () => keepPictures(kept, drawingsOf(art));
  try {
    write('one', 'red');
    write('two', 'blue');
    expect(await keep()).toEqual({ drawn: 4, removed: 0 });
    expect(await keep()).toEqual({ drawn: 0, removed: 0 });
    write('one', 'green');
    expect(missingFrom(drawingsOf(art), kept)).toHaveLength(1);
    expect(superfluousIn(kept, drawingsOf(art))).toHaveLength(2);
    expect(await keep()).toEqual({ drawn: 2, removed: 2 });
    rmSync(join(art, 'avatars/two.svg'));
    expect(await keep()).toEqual({ drawn: 0, removed: 2 });
    expect(readdirSync(kept)).toHaveLength(2);
    expect(info).toHaveBeenCalledWith(expect.stringContaining('4 of 4 pictures drawn'));
  } finally {
    rmSync(folder, { recursive: true });
    info.mockRestore();
  }
});

/** What the boxes of a file of the ISO base media format say that they take together, in bytes. */
function lengthOfBoxes(content: Buffer): number {
  let at = 0;
  while (at + 8 <= content.length) {
    const size = content.readUInt32BE(at);
    if (size < 8) return -1;
    at += size;
  }
  return at;
}
