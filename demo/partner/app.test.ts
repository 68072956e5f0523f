import { expect, it } from 'vitest';
import { createDemo } from '../app';
import { signCall } from '../platform/signature';
import { openDemoD1 } from '../testing/demo-d1';
import { PARTNER_SECRET, PARTNER_SIGNATURE } from './names';

const demo = createDemo();
const env = { DB: openDemoD1(), SANDBOX: '1' };
const PATH = '/partner/bank/payout-state';
const BODY = JSON.stringify({ orderNo: 'RT260822-4K7Q2M' });
const now = () => Math.floor(Date.now() / 1_000);

async function ask(signature: string, { path = PATH, body = BODY, vars = {} } = {}) {
  const headers = { [PARTNER_SIGNATURE]: signature };
  const response = await demo.request(path, { method: 'POST', headers, body }, { ...env, ...vars });
  return [response.status, response.status === 404 ? null : await response.json()];
}
const signed = (path = PATH, body = BODY, time = now()) => signCall(PARTNER_SECRET, { path, body }, time);

it('answers a gateway that has signed its question, and nobody else', async () => {
  expect(await ask(signed())).toEqual([200, { value: 'unknown' }]);
  const refused = [401, { error: 'signature.wrong' }];
  for (const signature of ['', 't=1,v1=', signed(PATH, `${BODY} `), signed('/partner/bank/payout')])
    expect(await ask(signature), signature).toEqual(refused);
  expect(await ask(signed(PATH, BODY, now() - 301))).toEqual(refused);
  expect(await ask(signed(), { vars: { PARTNER_SECRET: 'another-secret-of-16-chars' } })).toEqual(refused);
});

it('refuses what is no call of it, and is not there outside the sandbox', async () => {
  const invalid = [400, { error: 'request.invalid' }];
  for (const path of ['/partner/bank/constructor', '/partner/chat/payout-state'])
    expect(await ask(signed(path), { path })).toEqual(invalid);
  const body = JSON.stringify({ orderNo: 7 });
  expect(await ask(signed(PATH, body), { body })).toEqual(invalid);
  expect(await ask(signed(), { vars: { SANDBOX: '0' } })).toEqual([404, null]);
});
