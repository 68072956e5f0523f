import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failedBefore } from './chosen.mjs';
import { junitOf } from './report.mjs';
import { chosenStories, titleOfStory } from './stories.mjs';
import { readStories } from './stories-file.mjs';
import { countsOf } from './summary.mjs';

const namesOf = (options: object) =>
  chosenStories(options).map(({ story }: { story: { name: string } }) => story.name);
const all = readStories();

test('stories are chosen by name, by a call that is in them, by level and by the services of all their calls [CALL-06]', () => {
  expect(namesOf({})).toHaveLength(all.length);
  expect(namesOf({ story: ['favourite'] })).toEqual(['favourite-game']);
  const withCall = namesOf({ call: ['games.addFav'] });
  expect(withCall).toEqual(['favourite-game', 'pages-of-favourites']);
  expect(namesOf({ level: 'guest' })).toEqual(['pages-of-games']);
  const ofVendors = namesOf({ service: ['vgw'] });
  expect(ofVendors).toContain('round-won');
  expect(ofVendors).not.toContain('deposit');
  expect(namesOf({ service: ['wps', 'pgw'] })).toContain('deposit');
});

test('no story is played where pact files are named, in the states of before, or when it is not wanted [CALL-06]', () => {
  expect(namesOf({ file: ['a.json'] })).toEqual([]);
  expect(namesOf({ formerStates: true })).toEqual([]);
  expect(namesOf({ 'no-stories': true })).toEqual([]);
  expect(namesOf({ call: ['games.list: success'] })).toEqual([]);
});

test('a story that there is not is answered with those that are near [CALL-06]', () => {
  expect(() => namesOf({ story: ['favorite-game'] })).toThrow(
    /^There is no story "favorite-game"\. Near it: favourite-game,/,
  );
});

test('stories are counted beside rows, and those that failed are found again in the report [CALL-06]', () => {
  const outcome = {
    ok: true,
    result: 'ok',
    reasons: [],
    details: [],
    notes: [],
    missingStates: [],
    brokenStates: [],
  };
  const rows = chosenStories({ story: ['favourite-game', 'inbox'] }).map(
    (one: { title: object }, index: number) => ({
      ...one.title,
      ...outcome,
      isReached: true,
      seconds: 0,
      ...(index === 1 && { ok: false, result: 'failed', reasons: ['step 1, a: b'] }),
    }),
  );
  expect(countsOf(rows as never)).toBe('2 stories, 1 failed');
  const interaction = { ...rows[0], service: 'mobile-site-wps' };
  expect(countsOf([interaction, ...rows] as never)).toBe('1 interactions, 0 failed; 2 stories, 1 failed');
  const xml = junitOf(rows as never);
  expect(xml).toMatch(/<testsuite name="stories" tests="2" failures="1"/);
  expect(xml).toContain('message="step 1, a: b"');
  expect(titleOfStory(all[0] as never)).toMatchObject({
    id: `stories.${all[0]?.name}`,
    level: all[0]?.level,
  });
  const file = join(mkdtempSync(join(tmpdir(), 'stories-')), 'report.xml');
  writeFileSync(file, xml);
  const work = chosenStories({});
  const again = failedBefore(work as never, { failed: true, junit: file }) as typeof work;
  expect(again.map(({ story }) => story.name)).toEqual(['inbox']);
  expect(failedBefore(work as never, { junit: file })).toHaveLength(all.length);
});
