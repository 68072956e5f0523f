import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lookOf } from './look';

const COVERS = new URL('../../public/art/covers/', import.meta.url);

it('a game looks as its cover does: every cover’s motif and colours', () => {
  for (const file of readdirSync(COVERS)) {
    const [, motif] = /^([a-z]+-[a-z0-9]+)-\d\.svg$/.exec(file) ?? [];
    if (!motif) continue;
    const cover = readFileSync(new URL(file, COVERS), 'utf8');
    const colours = [...cover.matchAll(/stop-color="(#[0-9A-F]{6})"/g)]
      .slice(0, 3)
      .map(([, colour]) => colour);
    expect([file, lookOf(`/art/covers/${file}`)]).toEqual([file, { motif, scene: colours }]);
  }
});

it('a game whose picture is not known has a look too', () => {
  expect(lookOf('')).toMatchObject({ motif: 'rng-lantern' });
  expect(lookOf('/art/covers/other-thing-3.svg')).toEqual({
    motif: 'other-thing',
    scene: ['#5B1A1F', '#C8442F', '#FFC46B'],
  });
});
