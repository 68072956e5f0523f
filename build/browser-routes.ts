// Gives the browser the generated table of routes row by row: 0.5 kB less.
import type { Plugin } from 'vite';

const TREE = /\/app\/routeTree\.gen\.ts$/;
const ROUTE = /\/app\/routes\/.*\.tsx$/;
const FACTORY = /\/@tanstack\/react-router\/dist\/esm\/fileRoute\.js$/;
/** What `createFileRoute` does of which address it is given: nothing. */
const ADDRESSLESS =
  /function createFileRoute\(path\) \{\s*return \(options\) => \{\s*const route = createRoute\(options\);\s*route\.isRoot = false;\s*return route;\s*\};\s*\}/;
const ADDRESS = /\b(createFileRoute)\((["'])[^"']+\2\)(?=\()/;
const IMPORTER = /const (\$\$split\w+Importer) = \(\) => (import\((["'])[^"']+\3\));/g;
const ROW =
  /const (\w+) =\s+(\w+)\.update\(\{\s*id: (["'])([^"']+)\3,\s*path: (["'])([^"']+)\5,\s*getParentRoute: \(\) => rootRouteImport,?\s*\}(?: as any)?\);?/g;
const CHILDREN = /const rootRouteChildren(?:: \w+)? = \{([^}]*)\};?/;

/**
 * Gives the browser the generated table of routes row by row, one address each, where the generator writes three; and
 * where a screen's loader lies in the same file as its component, one way to that file. Throws when the router
 * generates something else.
 */
export function browserRoutes(): Plugin {
  return {
    name: 'browser-routes',
    apply: 'build',
    enforce: 'post',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: [TREE, ROUTE, FACTORY] },
      handler(code, id) {
        if (FACTORY.test(id) && !ADDRESSLESS.test(code)) throw changed('createFileRoute');
        if (TREE.test(id)) return { code: shortTree(code), map: null };
        if (ROUTE.test(id) && ADDRESS.test(code)) return { code: shortRoute(code), map: null };
      },
    },
  };
}

/** The generated tree, as rows of a route and its address; every route is the root's. */
export function shortTree(code: string): string {
  const rows = new Map(
    [...code.matchAll(ROW)].map(([, name = '', imported = '', , id = '', , path]) => {
      if (pathOf(id) !== path) throw changed(`the path of ${id}`);
      return [name, `[${imported}, ${JSON.stringify(id)}]`];
    }),
  );
  const children = (CHILDREN.exec(code)?.[1] ?? '').split(',').flatMap((child) => {
    const name = child.split(':').at(-1)?.trim();
    return name ? [rows.get(name)] : [];
  });
  if (children.length === 0 || children.length !== rows.size || children.includes(undefined))
    throw changed('the tree');
  return code.replace(ROW, '').replace(
    CHILDREN,
    `const getParentRoute = () => rootRouteImport;
const rootRouteChildren = [${children.join(', ')}].map(([route, id]) => route.update({ id, path: id.replaceAll('_/', '/'), getParentRoute }));`,
  );
}

/** A route's file without its address, which stands in the tree. */
export function shortRoute(code: string): string {
  const importers = new Map<string, string>();
  return code.replace(ADDRESS, '$1()').replace(IMPORTER, (declared, name, imported) => {
    const other = importers.get(imported);
    importers.set(imported, name);
    return other ? `const ${name} = ${other};` : declared;
  });
}

/** The generator marks with an underscore what an address does not nest in. */
const pathOf = (id: string) => id.replaceAll('_/', '/');

const changed = (what: string) =>
  new Error(`The router changed ${what}: build/browser-routes.ts must follow`);
