import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { CATEGORY_TABLE } from './game-categories';

const sprite = readFileSync('app/ui/motifs.svg', 'utf8');
const symbols = new Map(
  [...sprite.matchAll(/<symbol id="([\w-]+)"[^>]*>(.*?)<\/symbol>/gs)].map(([, id, drawing]) => [
    id,
    drawing,
  ]),
);

test('every category has its motif in the one file, drawn as in the art', () => {
  for (const { motif } of Object.values(CATEGORY_TABLE)) {
    const alone = readFileSync(`public/art/motifs/${motif}.svg`, 'utf8');
    expect(alone, motif).toContain(symbols.get(motif) ?? 'no such motif');
  }
});

test('no motif points elsewhere within its file: not every browser follows that from a page', () => {
  expect(sprite).not.toMatch(/url\(|href=/);
});

test.each(['motifs', 'icons'])('the file of the %s is not styled and laid out by itself', (name) => {
  const [root] = readFileSync(`app/ui/${name}.svg`, 'utf8').split('\n', 1);
  expect(root).toContain('style="content-visibility:hidden"');
});
