import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../app/screens';
import { currentBuild } from '../../scripts/lib/builds.mjs';

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(currentBuild().manifest, 'utf8'));

/** Route files that show a screen; an alias only leads elsewhere. */
const routes = globSync('app/routes/m/**/*.tsx').filter((file) =>
  /\bcomponent:/.test(readFileSync(file, 'utf8')),
);
const nameOf = (route: string) => `${route}?tsr-split=component---loader`;
const screenOf = (route: string) => manifest[nameOf(route)];

/** Files that come with a part of the build: its own, and all that it imports in turn. */
function filesWith(part: string): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  add(part);
  return files;
}

describe('every screen of the registry', () => {
  it('is a file of its own in the build, outside the first load [ROUTE-82 ROUTE-83 ROUTE-84 AGENT-06]', () => {
    const screens = Object.values(SCREENS).filter((screen) => 'title' in screen);
    expect(routes).toHaveLength(screens.length);
    const common = filesWith('app/client.tsx');
    expect(common.size).toBeGreaterThan(0);
    for (const route of routes) {
      const file = screenOf(route)?.file ?? '';
      expect(file, route).toMatch(/^assets\//);
      expect(common.has(file), route).toBe(false);
      // What every first load has is what each screen builds upon.
      expect([...common].filter((each) => !filesWith(nameOf(route)).has(each))).toEqual([]);
    }
    expect(new Set(routes.map((route) => screenOf(route)?.file)).size).toBe(routes.length);
  });
});
