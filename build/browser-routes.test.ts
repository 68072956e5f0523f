import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { shortRoute, shortTree } from './browser-routes';

const source = readFileSync('app/routeTree.gen.ts', 'utf8');

/** What a generated tree gives its routes, each of which says only where it comes from. */
function given(code: string) {
  const files = [...code.matchAll(/^import \{ Route as (\w+) \}/gm)].map(([, name = '']) => name);
  const body = stripTypeScriptTypes(code.replace(/^import .*$/gm, ''));
  const routes = files.map((name) => ({
    name,
    update: (options: { getParentRoute: () => { name: string } }) => ({
      name,
      ...options,
      getParentRoute: options.getParentRoute().name,
    }),
    _addFileChildren: (children: object) => ({ _addFileTypes: () => Object.values(children) }),
  }));
  return new Function(...files, body.replace('export const routeTree =', 'return'))(...routes);
}

test('the browser’s routes are those of the generated tree, in its order', () => {
  expect(given(shortTree(source))).toEqual(given(source));
  expect(given(source).length).toBeGreaterThan(80);
});

test('a tree that is generated otherwise stops the build', () => {
  expect(() => shortTree(source)).not.toThrow();
  const nested = source.replace('getParentRoute: () => rootRouteImport', 'getParentRoute: () => OtherRoute');
  expect(() => shortTree(nested)).toThrow('must follow');
  expect(() => shortTree(source.replace("path: '/m/activity'", "path: '/m/other'"))).toThrow('must follow');
});

test('a loader in the file of its component is reached by the same way', () => {
  const route = (
    loader: string,
  ) => `const $$splitComponentImporter = () => import("a.tsx?tsr-split=component");
const $$splitLoaderImporter = () => import("${loader}");
const Route = createFileRoute("/m/a")({});`;
  expect(shortRoute(route('a.tsx?tsr-split=component'))).toContain(
    'const $$splitLoaderImporter = $$splitComponentImporter;\nconst Route = createFileRoute()({});',
  );
  expect(shortRoute(route('a.tsx?tsr-split=loader'))).toContain('import("a.tsx?tsr-split=loader")');
});
