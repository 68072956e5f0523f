// Asks again for a file that a bad connection lost; lists what imports bring along in numbers: 1.1 kB less (2026-11-27).
import type { Plugin } from 'vite';
import { expectedModules } from './expected-modules.ts';

const HELPER = /^\0vite\/preload-helper\.js$/;
/** How Vite lists the files of a script's imports, and how each import names its own by their places in the list. */
const LIST = /const __vite__mapDeps=\([^[]*(\[[^\]]*\])\)\)\)=>i\.map\(i=>d\[i\]\);\n?/;
const PLACES = /__vite__mapDeps\(\[([\d,]+)\]\)/g;
/** Every file but the entry has a number in the folder of its build (build/first-load.ts). */
const NUMBERED = /^assets\/[0-9a-f]{8}-[0-9a-f]{4}\/(\w+\.)(js|css)$/;
/**
 * Puts the site's own helper around every `import()` of the browser in the place of Vite's. A file that a bad
 * connection lost can be asked for again: Chromium remembers a lost module by its address. The files that come with an
 * import are told as one text of their numbers, where Vite has a list of names and places in it
 * (docs/decisions/017-first-load.md). Throws when Vite no longer makes its helper, or these lists, as this one expects.
 */
export function lastingImports(): Plugin {
  const expected = expectedModules('lasting-imports', [HELPER]);
  return {
    name: 'lasting-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    buildEnd: expected.check,
    transform: {
      filter: { id: HELPER },
      handler(code, id) {
        expected.meet(id);
        if (!code.includes('export const __vitePreload =') || !code.includes('vite:preloadError'))
          throw new Error('Vite changed its helper for imports: build/lasting-imports.ts must follow');
        return {
          code: `import { load } from '/app/lib/loading/load-part.ts';
const named = (file) => new URL(file + (file.endsWith('.') ? 'css' : '.js'), import.meta.url).pathname;
export const __vitePreload = (part, files) => load(part, files?.[0] && files.split(' ').map(named));`,
          map: null,
        };
      },
    },
    generateBundle: {
      // After Vite has written its lists.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
        const here = new Set<string>();
        for (const { isEntry, fileName, viteMetadata } of chunks)
          if (isEntry) for (const file of [fileName, ...(viteMetadata?.importedCss ?? [])]) here.add(file);
        const uses = new Map<string, number>();
        for (const { code } of chunks)
          for (const files of listsOf(code))
            for (const file of files) uses.set(file, (uses.get(file) ?? 0) + 1);
        for (const chunk of chunks) {
          chunk.code = shortLists(chunk.code, here, uses);
          if (chunk.code.includes('__vite__mapDeps')) throw changed(chunk.fileName);
        }
      },
    },
  };
}

/**
 * A script with its lists as texts of numbers, that of styles with a dot behind it: scripts that many have first, since what
 * is alike compresses, then the part's own file, and styles in their order, by which they overrule each other. What is
 * `here` with every page is left out.
 */
export function shortLists(
  code: string,
  here: ReadonlySet<string>,
  uses: ReadonlyMap<string, number>,
): string {
  const lists = listsOf(code);
  return code.replace(LIST, '').replace(PLACES, () => {
    const [own = '', ...others] = lists.shift() ?? [];
    const further = others.filter((file) => !here.has(file));
    const isStyle = (file: string) => file.endsWith('.css');
    const usesOf = (file: string) => uses.get(file) ?? 0;
    const scripts = further.filter((file) => !isStyle(file)).sort((a, b) => usesOf(b) - usesOf(a));
    return `\`${[...scripts, own, ...further.filter(isStyle)].map(numberOf).join(' ')}\``;
  });
}

/** The files of each import of a script, as Vite has listed them. */
function listsOf(code: string): string[][] {
  const names: string[] = JSON.parse(LIST.exec(code)?.[1] ?? '[]');
  return [...code.matchAll(PLACES)].map(([, places = '']) =>
    places.split(',').map((place) => names[Number(place)] ?? ''),
  );
}

function numberOf(file: string): string {
  const [, number, kind] = NUMBERED.exec(file) ?? [];
  if (!number) throw changed(file);
  return kind === 'css' ? number : number.slice(0, -1);
}

const changed = (what: string) =>
  new Error(`Vite changed how it lists what imports need, in ${what}: build/lasting-imports.ts must follow`);
