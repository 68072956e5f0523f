import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectedModules } from '../../build/expected-modules';
import { newerIn, unmatchedPlugin, withNewestMinors } from './outdated.mjs';

test('asks for newer versions of every package that package.json names, and changes nothing else of it', () => {
  const pack = JSON.parse(readFileSync('package.json', 'utf8'));
  const { dependencies, devDependencies, ...rest } = withNewestMinors(pack);
  expect(rest).toEqual({ ...pack, dependencies: undefined, devDependencies: undefined });
  const exact = { ...pack.dependencies, ...pack.devDependencies };
  for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies }))
    expect(version).toBe(`^${exact[name]}`);
});

test('tells what is newer of the packages that the project names, not of those that they bring along', () => {
  const lock = (react: string, scheduler: string) => ({
    packages: {
      '': { dependencies: { react: '19.0.0' }, devDependencies: { vite: '8.0.0' } },
      'node_modules/react': { version: react },
      'node_modules/vite': { version: '8.0.0' },
      'node_modules/scheduler': { version: scheduler },
    },
  });
  expect(newerIn(lock('19.0.0', '1.0.0'), lock('19.1.0', '1.2.0'))).toEqual(['react 19.0.0 → 19.1.0']);
});

test('names the plugin that stopped a build, and none where something else did', () => {
  const { check } = expectedModules('translated-texts', [/\/react-dom\.js$/]);
  expect(unmatchedPlugin(said(check))).toBe('build/translated-texts.ts');
  expect(unmatchedPlugin('app/router.tsx: "x" is not exported')).toBeUndefined();
});

function said(act: () => unknown): string {
  try {
    act();
    return '';
  } catch (error) {
    return String(error);
  }
}
