import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT_ALIAS } from './imports';
import { filesBelow, read, sourcesBelow } from './source-files';

/** A part that is given a whole module reads these classes of it. */
const READ_BY = { LogoMark: classesReadOf('app/brand/logo-mark.tsx', 'classes') };

type Use = { path: string; module: string; name: string };

const modules = filesBelow('app').filter((path) => path.endsWith('.module.css'));
const rules = new Map(modules.map((path) => [path, classesOf(path)]));
const sources = sourcesBelow('app').map((path) => ({
  path,
  text: read(path).replace(/\/\*[\s\S]*?\*\/|(?<![:'"`])\/\/.*/g, ''),
}));
const uses = sources.flatMap(({ path, text }) =>
  [...text.matchAll(/^import (\w+) from '([^']+\.module\.css)';/gm)].flatMap(
    ([, styles = '', target = '']) => {
      const module = target.startsWith(ROOT_ALIAS)
        ? target.slice(ROOT_ALIAS.length)
        : posix.join(posix.dirname(path), target);
      return namesIn(path, text, styles).map((name): Use => ({ path, module, name }));
    },
  ),
);

test('names no class that has no rule', () => {
  const missing = uses.filter(({ module, name }) => !rules.get(module)?.has(name));
  expect(missing.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});

test('has no rule for a class that nothing names', () => {
  const named = new Set(uses.map(({ module, name }) => `${module}: ${name}`));
  const all = [...rules].flatMap(([module, names]) => [...names].map((name) => `${module}: ${name}`));
  expect(all.filter((rule) => !named.has(rule))).toEqual([]);
});

test('writes no other class into a page than those of the styles that all pages have', () => {
  const shared = classesOf('app/brand/base.css');
  // The status page, with its scene, carries its styles itself.
  const pages = sources.filter(({ path }) => !path.startsWith('app/features/status/'));
  const written = pages.flatMap(({ path, text }) =>
    [...text.matchAll(/className="([^"]+)"/g)].flatMap(([, names = '']) =>
      names.split(' ').map((name) => ({ path, name })),
    ),
  );
  expect(written.filter(({ name }) => !shared.has(name))).toEqual([]);
});

/** The classes that the selectors of a file have, those of other files (`:global`) left out. */
function classesOf(path: string): Set<string> {
  const text = read(path).replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)|"[^"]*"|:global\([^)]*\)/g, '');
  const selectors = [...text.matchAll(/([^{};]*)\{/g)].map(([, selector]) => selector).join(' ');
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name]) => name as string));
}

/** The classes that a file names of the module which it calls so. */
function namesIn(path: string, text: string, styles: string): string[] {
  const code = text.replace(/^import .*$/gm, '');
  const use = new RegExp(`(?<![\\w.'"/-])${styles}(?![\\w'"/-]|\\s*[:=]|\\?:)(?=(.{0,40}))`, 'g');
  const uses = [...code.matchAll(use)];
  return uses.flatMap(({ index, 1: rest = '' }) => {
    const [, name] = /^\??\.(\w+)/.exec(rest) ?? [];
    if (name) return [name];
    const [, chosen] = /^\[(\w+)\]/.exec(rest) ?? [];
    if (chosen) return valuesOf(text, chosen) ?? unknown(path, rest);
    const [, part] = /<(\w+)\s[^<>]*=\{$/.exec(code.slice(0, index)) ?? [];
    return (part && READ_BY[part as keyof typeof READ_BY]) || unknown(path, rest);
  });
}

function unknown(path: string, rest: string): never {
  throw new Error(`${path}: which classes are meant by "styles${rest}"? A union of words beside it says so.`);
}

/** The words of the union that a property is typed by, in place or by a type of the same file. */
function valuesOf(text: string, property: string): string[] | undefined {
  const words = `\\s*((?:\\|?\\s*'[\\w-]+'\\s*)+)`;
  const [, alias] = new RegExp(`\\b${property}\\??: ([A-Z]\\w*)`).exec(text) ?? [];
  const union = alias ? new RegExp(`\\btype ${alias} =${words}`) : new RegExp(`\\b${property}\\??:${words}`);
  const [, found] = union.exec(text) ?? [];
  return found === undefined
    ? undefined
    : [...found.matchAll(/'([\w-]+)'/g)].map(([, word]) => word as string);
}

function classesReadOf(path: string, styles: string): string[] {
  return [...read(path).matchAll(new RegExp(`\\{${styles}\\.(\\w+)\\}`, 'g'))].map(
    ([, name]) => name as string,
  );
}
