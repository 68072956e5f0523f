import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { LEVELS as CONTRACTED } from '../../levels';
import { badgeOf, isWithin, LEVELS, levelLines, levelsOf } from './levels.mjs';
import { PACTS } from './pact-files.mjs';

type Interaction = {
  request: { method: string; headers?: Record<string, string[]> };
  providerStates?: { name: string }[];
  comments?: { level?: string };
};

const interactions = readdirSync(PACTS).flatMap(
  (name) => JSON.parse(readFileSync(join(PACTS, name), 'utf8')).interactions as Interaction[],
);
const row = (level: string, ok: boolean) => ({ level, ok });

test('every row has a level, and those of guests ask for no session [CALL-06]', () => {
  expect(LEVELS).toEqual(CONTRACTED);
  expect(interactions.filter(({ comments }) => !LEVELS.includes(String(comments?.level)))).toEqual([]);
  const guests = interactions.filter(({ comments }) => comments?.level === 'guest');
  expect(guests.length).toBeGreaterThan(100);
  expect(guests.filter(({ request }) => request.headers?.Authorization)).toEqual([]);
});

test('a backend of guests has few states to write [CALL-07]', () => {
  const states = (level: string) =>
    new Set(
      interactions
        .filter(({ comments }) => comments?.level === level)
        .flatMap(({ providerStates = [] }) => providerStates.map(({ name }) => name)),
    );
  expect([...states('guest')].length).toBeLessThanOrEqual(14);
});

test('a level takes in those before it, and is reached when all of them are green [CALL-06]', () => {
  const within = LEVELS.filter((level) => isWithin({ comments: { level } }, 'member'));
  expect(within).toEqual(['guest', 'enter', 'member']);
  expect(isWithin({}, 'guest')).toBe(true);
  const rows = [row('guest', true), row('enter', false), row('enter', true), row('member', true)];
  const totals = { guest: 1, enter: 2, member: 1, money: 3, agent: 3 };
  expect(levelsOf(rows, totals)).toEqual([
    { level: 'guest', ok: 1, rows: 1, isReached: true },
    { level: 'enter', ok: 1, rows: 2, isReached: false },
    { level: 'member', ok: 1, rows: 1, isReached: false },
  ]);
  expect(levelLines(rows, totals)).toEqual(['Levels  guest 1/1 ✓   enter 1/2   member 1/1']);
  expect(badgeOf(rows, totals)).toContain('contracts: guest');
  expect(badgeOf([row('guest', false)], totals)).toContain('contracts: none');
  // Some of its rows did not run.
  expect(badgeOf([row('guest', true)], { ...totals, guest: 2 })).toContain('contracts: none');
  expect(badgeOf([row('agent', true)])).toContain('contracts: none');
  expect(levelLines([{ ok: true }])).toEqual([]);
});
