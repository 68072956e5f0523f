import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildsIn } from './builds.mjs';

const A = 'a'.repeat(16);
const B = 'b'.repeat(16);
const MODULE = new URL('./builds.mjs', import.meta.url).href;

let folder: string;
let builds: ReturnType<typeof buildsIn>;
const running = new Set<ReturnType<typeof spawn>>();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'builds-'));
  builds = buildsIn(folder);
});
afterEach(() => {
  for (const program of running) program.kill('SIGKILL');
  running.clear();
  rmSync(folder, { recursive: true });
});

/** Makes a build as Vite does: piece by piece. */
function make(hash: string, by = builds) {
  const made = by.newFolder(hash);
  for (const worker of ['server', 'reference_gateway', 'demo']) {
    mkdirSync(join(made, worker));
    writeFileSync(join(made, worker, 'wrangler.json'), '{}');
  }
  mkdirSync(join(made, 'client'));
  writeFileSync(join(made, 'client/first.js'), hash);
  return by.keep(hash, made);
}

/** Another program, that does this and stays. */
async function program(code: string) {
  const text = `
    const { buildsIn } = await import(${JSON.stringify(MODULE)});
    const builds = buildsIn(${JSON.stringify(folder)});
    ${code}
    console.log('done');
    setInterval(() => {}, 1000);
  `;
  const other = spawn(process.execPath, ['--input-type=module', '-e', text], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(other);
  await once(createInterface(other.stdout), 'line');
  return {
    end: async () => {
      other.kill('SIGKILL');
      await once(other, 'close');
    },
  };
}

/** What remains when this process has none of the builds in use: its own marks are taken away. */
function cleanAsAnother() {
  for (const hash of [A, B]) rmSync(join(folder, hash, 'used-by', String(process.pid)), { force: true });
  builds.clean();
}

it('a build stands below the hash of what it was made from, and is the current one', () => {
  expect(() => builds.current()).toThrow('run npm run build first');
  const build = make(A);
  expect(build).toMatchObject({
    hash: A,
    site: join(folder, A, 'server/wrangler.json'),
    gateway: join(folder, A, 'reference_gateway/wrangler.json'),
    demo: join(folder, A, 'demo/wrangler.json'),
    client: join(folder, A, 'client'),
  });
  expect(build?.workers).toEqual([build?.site, build?.gateway, build?.demo]);
  expect(builds.current()).toEqual(build);
  expect(builds.take(B)).toBeUndefined();
});

it('a build that was made for an own gateway has no other worker than the site', () => {
  const made = builds.newFolder(A);
  mkdirSync(join(made, 'server'));
  writeFileSync(join(made, 'server/wrangler.json'), '{}');
  const build = builds.keep(A, made);
  expect(build?.gateway).toBeUndefined();
  expect(build?.workers).toEqual([build?.site]);
});

it('a site that runs keeps the files that it started with, whatever is built and taken meanwhile', async () => {
  make(A);
  const site = await program(`builds.take('${A}')`);
  make(B);
  cleanAsAnother();
  expect(builds.current().hash).toBe(B);
  expect(readFileSync(join(folder, A, 'client/first.js'), 'utf8')).toBe(A);
  await site.end();
  cleanAsAnother();
  expect(existsSync(join(folder, A))).toBe(false);
  expect(existsSync(join(folder, B))).toBe(true);
});

it('a program that looks at the current build keeps it too', async () => {
  make(A);
  await program('builds.current()');
  make(B);
  cleanAsAnother();
  expect(existsSync(join(folder, A))).toBe(true);
});

it('the mark of a program that is gone keeps nothing, even where another has its number now', () => {
  make(A);
  make(B);
  cleanAsAnother();
  make(A);
  make(B);
  writeFileSync(join(folder, A, 'used-by', String(process.pid)), `${process.pid} long ago`);
  builds.clean();
  expect(existsSync(join(folder, A))).toBe(false);
});

it('what stood in its place before builds had folders of their own is removed: wrangler would deploy it', () => {
  mkdirSync(join(folder, 'server'), { recursive: true });
  builds.clean();
  expect(existsSync(join(folder, 'server'))).toBe(false);
});

it('what a build that was killed has left is removed, and nobody took it for a build', async () => {
  const other = await program(`builds.newFolder('${A}')`);
  const own = builds.newFolder(B);
  expect(builds.take(A)).toBeUndefined();
  await other.end();
  builds.clean();
  expect(readdirSync(folder)).toEqual([own.slice(folder.length + 1)]);
});

it('of two that made the same build at once both have it whole', async () => {
  const made = builds.newFolder(A);
  mkdirSync(join(made, 'server'));
  const other = await program(`
    const { mkdirSync, writeFileSync } = await import('node:fs');
    const made = builds.newFolder('${A}');
    mkdirSync(made + '/server');
    writeFileSync(made + '/server/index.js', 'whole');
    builds.keep('${A}', made);
  `);
  expect(builds.keep(A, made)?.hash).toBe(A);
  expect(readFileSync(join(folder, A, 'server/index.js'), 'utf8')).toBe('whole');
  await other.end();
  expect(readdirSync(folder).sort()).toEqual([A, 'current']);
});

it('one builds at a time, and one that was killed holds nobody up', async () => {
  const lines: string[] = [];
  const say = (line: string) => void lines.push(line);
  const other = await program('await builds.acquireLease(() => {})');
  let isMine = false;
  const waiting = builds.acquireLease(say).then((done) => {
    isMine = true;
    return done;
  });
  await expect.poll(() => lines).toEqual([expect.stringMatching(/^Process \d+ builds this checkout/)]);
  expect(isMine).toBe(false);
  await other.end();
  (await waiting)();
  (await builds.acquireLease(say))();
  expect(lines).toHaveLength(1);
});

it('a build that another program uses is not made anew', async () => {
  make(A);
  const site = await program(`builds.take('${A}')`);
  expect(() => builds.discard(A)).toThrow(/^Process \d+ uses this build/);
  await site.end();
  builds.discard(A);
  expect(existsSync(join(folder, A))).toBe(false);
});
