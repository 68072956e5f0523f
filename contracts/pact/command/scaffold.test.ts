import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runVerify } from '../run-verify';
import { chosen } from './chosen.mjs';
import { readCatalogue } from './explain.mjs';
import { readOptions } from './options.mjs';
import { SCAFFOLDS, scaffoldOf } from './scaffold.mjs';

const dir = mkdtempSync(join(tmpdir(), 'scaffold-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Names of the states of the chosen rows. */
function statesOf(options: object): string[] {
  const names = chosen(options).flatMap(({ interaction }) =>
    (interaction.providerStates ?? []).map(({ name }: { name: string }) => name),
  );
  return [...new Set<string>(names)];
}

/** Runs a skeleton of Node's, and asks it as the command does. */
async function served(text: string) {
  const file = join(dir, `states-${Math.random()}.mjs`);
  writeFileSync(file, text);
  const child = spawn(process.execPath, [file], { env: { ...process.env, PORT: '0' } });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const url = `http://localhost:${/\d+/.exec(line.toString())?.[0]}/sandbox/provider-states`;
  const ask = async (state: string, more: object = {}) => {
    const body = JSON.stringify({ state, params: {}, action: 'setup', values: {}, ...more });
    const answer = await fetch(url, { method: 'POST', body });
    return [answer.status, await answer.json()];
  };
  return { ask, end: () => child.kill() };
}

const NOT_WRITTEN = { error: 'not written yet' };

test('the skeleton for Node runs as it is: each state and each parameter is still to be written, until it is [CALL-07]', async () => {
  const text = scaffoldOf('node', { level: 'guest' });
  const { ask, end } = await served(
    text.replace(/("the lobby": async [\s\S]*?\n) {4}notWritten\(\);\n/, '$1'),
  );
  for (const name of statesOf({ level: 'guest' }))
    if (name !== 'the lobby') expect([name, ...(await ask(name))]).toEqual([name, 404, NOT_WRITTEN]);
  expect(await ask('the lobby')).toEqual([
    200,
    expect.objectContaining({ nodeId: 90001, gameName: 'trong hoi' }),
  ]);
  expect(await ask('the lobby', { params: { game: 'hidden' } })).toEqual([404, NOT_WRITTEN]);
  expect(await ask('the lobby', { action: 'teardown' })).toEqual([200, {}]);
  expect(await ask('nobody knows this')).toEqual([404, { error: 'unknown state: nobody knows this' }]);
  end();
});

test.each(SCAFFOLDS)(
  'the skeleton for %s has each state of its level with its parameters and values, and no other [CALL-07]',
  (language) => {
    const catalogue = readCatalogue();
    let text = '';
    for (const level of ['guest', 'agent']) {
      text = scaffoldOf(language, { level });
      const wanted = statesOf({ level });
      const has = (name: string) => text.includes(`"${name}"`) || text.includes(`'${name}'`);
      expect(Object.keys(catalogue).filter((name) => has(name) !== wanted.includes(name))).toEqual([]);
    }
    expect(text).not.toContain('[object ');
    for (const [name, { takes = {}, values }] of Object.entries(catalogue)) {
      const said = [...Object.keys(takes), ...values].filter(
        (word) => !new RegExp(`\\b${word}\\b`).test(text),
      );
      expect([name, said]).toEqual([name, []]);
    }
  },
);

test('it is asked for without a backend, for levels and calls, and goes into a file [CALL-07]', async () => {
  expect(readOptions(['--scaffold', 'go', '--level', 'guest'], {})).toMatchObject({
    scaffold: 'go',
    level: 'guest',
  });
  expect(() => readOptions(['--scaffold', 'rust'], {})).toThrow('there are node, spring, go, dotnet, php');
  expect(() => readOptions(['--scaffold', 'go', '--level', 'all'], {})).toThrow('There is no level "all"');
  const out = join(dir, 'States.java');
  const { code, output } = await runVerify('--scaffold', 'spring', '--call', 'games.launch', '--out', out);
  expect([code, output]).toEqual([0, '']);
  expect(readFileSync(out, 'utf8')).toBe(scaffoldOf('spring', { call: ['games.launch'] }));
});
