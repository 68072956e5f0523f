import { expect, it } from 'vitest';
import { lastingImports, shortLists } from './lasting-imports';

const name = (file: string) => `assets/0a1b2c3d-4e5f/${file}`;
const vites = (files: readonly string[], code: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n${code}`;
const ENTRY = 'assets/0a1b2c3d-4e5f/index.js';

it('tells the files of an import by their numbers: what many have first, the part’s own last of the scripts, styles in their order', () => {
  const files = [
    name('4.js'),
    ENTRY,
    name('1.css'),
    name('2k.js'),
    name('3.js'),
    name('bo.css'),
    name('a.css'),
  ];
  const code = vites(
    files,
    'p(()=>import(`./4.js`),__vite__mapDeps([0,1,2,3,4,5,6]));p(()=>1,[]);p(()=>2,__vite__mapDeps([3,4]))',
  );
  const uses = new Map([
    [name('2k.js'), 2],
    [name('3.js'), 9],
    [name('a.css'), 9],
  ]);
  expect(shortLists(code, new Set([ENTRY, name('1.css')]), uses)).toBe(
    'p(()=>import(`./4.js`),`3 2k 4 bo. a.`);p(()=>1,[]);p(()=>2,`3 2k`)',
  );
});

it('leaves a script without lists as it is, and stops at a file that has no number', () => {
  expect(shortLists('p(()=>1,[])', new Set(), new Map())).toBe('p(()=>1,[])');
  expect(() => shortLists(vites(['assets/own.js'], '__vite__mapDeps([0])'), new Set(), new Map())).toThrow(
    'lasting-imports',
  );
});

it('loads a part of which Vite lists files, none or nothing at all', () => {
  const { transform } = lastingImports() as unknown as {
    transform: { handler: (code: string) => { code: string } };
  };
  const { code } = transform.handler('export const __vitePreload = "vite:preloadError"');
  const body = code
    .replace(/^import.*$/m, '')
    .replace('export const', 'const')
    .replace('import.meta.url', "'https://site.example/assets/0a1b2c3d-4e5f/index.js'");
  const preload = new Function('load', `${body}\nreturn __vitePreload;`)(
    (part: () => string, files: unknown) => [part(), files],
  );
  const part = () => 'part';
  expect(preload(part, '2k bo.')).toEqual([
    'part',
    ['/assets/0a1b2c3d-4e5f/2k.js', '/assets/0a1b2c3d-4e5f/bo.css'],
  ]);
  expect([preload(part, []), preload(part)]).toEqual([
    ['part', undefined],
    ['part', undefined],
  ]);
});
