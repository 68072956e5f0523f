import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { buildsIn, currentBuild } from '../../scripts/lib/builds.mjs';

const FIRST = 'a'.repeat(16);
const SECOND = 'b'.repeat(16);
const library = (name: string) => JSON.stringify(new URL(`../../scripts/lib/${name}`, import.meta.url).href);

test('a site that runs answers with its files after another build was made and its own is no longer current', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'builds-'));
  const builds = buildsIn(folder);
  const make = (hash: string) => {
    const made = builds.newFolder(hash);
    cpSync(currentBuild().folder, made, { recursive: true });
    rmSync(join(made, 'used-by'), { recursive: true });
    return builds.keep(hash, made);
  };
  const first = make(FIRST);
  const code = `
    const { buildsIn } = await import(${library('builds.mjs')});
    const { serveWorkers } = await import(${library('site.mjs')});
    const { watchChildren } = await import(${library('processes.mjs')});
    watchChildren();
    const { workers } = buildsIn(${JSON.stringify(folder)}).take('${FIRST}');
    const runtime = await serveWorkers({ configs: workers, port: 0, vars: { SANDBOX: '1' } });
    console.log(String(await runtime.ready));
  `;
  const site = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const [origin] = await once(createInterface(site.stdout), 'line');
    const scripts = globSync('**/*.js', { cwd: join(first?.client ?? '', 'assets') });
    const statusOf = async (name: string) => (await fetch(new URL(`/assets/${name}`, origin))).status;
    expect(await statusOf(String(scripts[0]))).toBe(200);

    make(SECOND);
    rmSync(join(folder, FIRST, 'used-by', String(process.pid)));
    builds.clean();
    expect(builds.current().hash).toBe(SECOND);
    expect(await Promise.all(scripts.slice(0, 20).map(statusOf))).toEqual(Array(20).fill(200));

    site.kill('SIGKILL');
    await once(site, 'exit');
    builds.clean();
    expect(existsSync(join(folder, FIRST))).toBe(false);
  } finally {
    site.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  }
});
