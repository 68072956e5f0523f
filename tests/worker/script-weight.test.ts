import { globSync, readFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';
import { parseAst } from 'vite';
import { describe, expect, it } from 'vitest';
import { currentBuild } from '../../scripts/lib/builds.mjs';

type Chunk = { file: string; imports?: string[] };
const build = currentBuild();
const manifest: Record<string, Chunk> = JSON.parse(readFileSync(build.manifest, 'utf8'));

const ENTRY = 'app/client.tsx';
const screen = (route: string) => `app/routes/m/${route}.tsx?tsr-split=component---loader`;

/** Files of scripts that come with these modules, each once. */
function filesOf(modules: readonly string[]): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(add);
  };
  modules.forEach(add);
  return files;
}

/** Kilobytes of scripts that come with these modules, messages aside, as brotli compresses them at its best. */
function weightOf(...modules: string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const bytes = [...filesOf(modules)].map(
    (file) => brotliCompressSync(readFileSync(`${build.client}/${file}`), { params }).length,
  );
  return bytes.reduce((sum, size) => sum + size, 0) / 1000;
}

describe('the scripts of a page', () => {
  const home = weightOf(ENTRY, screen('home'));

  it('are no more on home than today’s', () => {
    expect(home).toBeLessThanOrEqual(123.6);
  });

  it.each(['slot-games', 'login', 'activity', 'member/home', 'news'])(
    'are on %s not many more than on home',
    (route) => {
      expect(weightOf(ENTRY, screen(route)) / home).toBeLessThanOrEqual(1.2);
    },
  );
});

/** Whether a syntax tree, or a part of one, waits for something outside every function. */
function waits(node: unknown): boolean {
  if (node === null || typeof node !== 'object') return false;
  const { type } = node as { type?: string };
  if (type === 'AwaitExpression' || (type === 'ForOfStatement' && (node as { await: boolean }).await))
    return true;
  return !/Function/.test(type ?? '') && Object.values(node).some(waits);
}

it('no script of the browser waits at its top level: WebKit gives the second of two imports an empty module', () => {
  expect(waits(parseAst('const a = async () => await b;'))).toBe(false);
  expect(waits(parseAst('const a = [await b];'))).toBe(true);
  const scripts = globSync(`${build.client}/assets/**/*.js`);
  expect(scripts.length).toBeGreaterThan(100);
  expect(scripts.filter((file) => waits(parseAst(readFileSync(file, 'utf8'))))).toEqual([]);
});

it('every script of the browser asks to be compiled while it comes, in its first line, where alone it counts', () => {
  const scripts = [...filesOf(Object.keys(manifest))].filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(100);
  const first = (file: string) => readFileSync(`${build.client}/${file}`, 'utf8').split('\n', 1)[0];
  expect(scripts.filter((file) => first(file) !== '//# allFunctionsCalledOnLoad')).toEqual([]);
});
