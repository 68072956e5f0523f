import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runVerify, VERIFY } from '../run-verify';
import { chosen, nearTo } from './chosen.mjs';
import { readOptions } from './options.mjs';
import { hashOfPacts } from './version.mjs';

const dir = mkdtempSync(join(tmpdir(), 'options-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const URL = ['--url', 'http://localhost:8080'];

test('calls and services are several, and each row is there once [CALL-06]', () => {
  const idsOf = (options: object) => new Set(chosen(options).map(({ title }) => title.id));
  expect(idsOf({ call: ['games.launch', 'wallet.'] })).toEqual(
    new Set(['games.launch', 'wallet.balance', 'wallet.merchant', 'wallet.withdrawSettings']),
  );
  const services = chosen({ service: ['vgw', 'pgw'] }).map(({ title }) => title.service);
  expect(new Set(services)).toEqual(new Set(['demo-vendor-vgw', 'demo-bank-pgw']));
  expect(chosen({ call: ['games.launch', 'games'] })).toEqual(chosen({ call: ['games'] }));
});

test('a service or a call that there is not is refused with what there is, the nearest first [CALL-06]', () => {
  expect(() => chosen({ service: ['wsp'] })).toThrow('no service "wsp"; there are pgw, vgw, lgw, wps');
  expect(() => chosen({ call: ['wallet.', 'games.lanch'] })).toThrow(
    /^There is no call "games\.lanch"\. Near it: games\.launch, /,
  );
  expect(() => chosen({ call: ['games.launch: refused with x'] })).toThrow(
    /^There is no row "games\.launch: refused with x"; there are\n {2}games\.launch: refused/,
  );
  expect(nearTo('Banks.lst', ['games.list', 'banks.list'])[0]).toBe('banks.list');
});

test('headers are read as they are written, and one that is wrong is not printed [CALL-06]', () => {
  const { headers } = readOptions([...URL, '--header', 'X-Key: a:b ', '--header', 'Y:1'], {});
  expect(headers).toEqual({ 'X-Key': 'a:b', Y: '1' });
  expect(() => readOptions([...URL, '--header', 'no colon but secret'], {})).toThrow(
    /^--header number 1 is not written 'Name: value'$/,
  );
});

test('a file of certificates that holds none is refused before anything is sent [CALL-06]', () => {
  const file = join(dir, 'ca.pem');
  writeFileSync(file, 'nothing');
  expect(() => readOptions([...URL, '--ca', file], {})).toThrow('holds no certificate in PEM');
  expect(() => readOptions([...URL, '--ca', join(dir, 'none')], {})).toThrow("can't be read");
  expect(() => readOptions([...URL], { https_proxy: 'ftp://x' })).toThrow('HTTPS_PROXY is not');
});

test('an address without its scheme, or a level that there is not, is named with what there should be [CALL-06]', () => {
  expect(() => readOptions(['--url', '127.0.0.1:3961'], {})).toThrow(
    /^--url has to begin with http:\/\/ or https:\/\/: http:\/\/127\.0\.0\.1:3961$/,
  );
  expect(() => readOptions([], {})).toThrow(/^--url is missing/);
  for (const args of [URL, ['--explain', 'a member'], []])
    expect(() => readOptions([...args, '--level', 'gest'], {})).toThrow(
      'no level "gest"; there are guest, enter',
    );
});

test('a level without an address is explained, and nothing counts as verified [CALL-06]', async () => {
  expect(readOptions(['--level', 'guest'], {})).toMatchObject({ explain: 'guest', level: 'guest' });
  const { code, output } = await runVerify('--level', 'guest');
  expect(code).toBe(2);
  expect(output).toMatch(/^guest\n\n26 calls, 127 rows[\s\S]*games\.list +GET \/lgw\/games\n/);
  expect(output).toMatch(/Nothing was verified: --url is missing\.\n-h lists all options\.\n$/);
});

test('whoever stops reading gets no stack [CALL-06]', async () => {
  const command = spawn(process.execPath, [VERIFY, '--explain', 'a member']);
  command.stdout.destroy();
  let errors = '';
  command.stderr.on('data', (part) => {
    errors += part;
  });
  const [code] = await once(command, 'close');
  expect([code, errors]).toEqual([2, '']);
});

test('help and version need no address; the hash is another where another thing is promised', () => {
  expect(readOptions(['-h'], {})).toEqual({ help: true });
  expect(readOptions(['--version'], {})).toEqual({ version: true });
  const file = join(dir, 'a.json');
  writeFileSync(file, '1');
  const before = hashOfPacts([file]);
  writeFileSync(file, '2');
  expect(hashOfPacts([file])).not.toBe(before);
});
