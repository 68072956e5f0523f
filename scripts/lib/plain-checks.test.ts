import { expect, it } from 'vitest';
import { plainProblems, routeProblems, wordlessSettings } from './plain-checks.mjs';

const SCREENS = `const ROWS = {\n  '/m/home': { ...PUBLIC },\n  '/m/agent/team': { ...OF_AGENTS },\n`;
const route = (id: string): [string, string] => [`app/routes${id}.tsx`, `createFileRoute('${id}')({`];

it('names the file of a route without its row, and says where that goes', () => {
  const routes = [route('/'), route('/m/home'), route('/m/agent_/team'), route('/m/foo')];
  expect(routeProblems(routes, SCREENS)).toEqual([
    "app/routes/m/foo.tsx has no row in app/screens.ts: add '/m/foo' to ROWS there.",
  ]);
});

it('names a row without a route', () => {
  expect(routeProblems([route('/m/home')], SCREENS)).toEqual([
    "app/screens.ts has a row '/m/agent/team' without a route: add a file to app/routes/m, or take the row away.",
  ]);
});

it('names a setting without its words, and words without a schema', () => {
  expect(wordlessSettings('  GATE_X: one(),\n  SITE_Y: one(),\n', '  GATE_X: {\n  SITE_Z: {\n')).toEqual([
    'edge/settings.ts reads SITE_Y, and edge/settings-words.ts says nothing of it: add its meaning.',
    'edge/settings-words.ts has SITE_Z, which has no schema in edge/settings.ts: add one.',
  ]);
});

it('finds nothing of the kind in what is committed', async () => {
  expect(await plainProblems()).toEqual([]);
});
