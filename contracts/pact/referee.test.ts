import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyOfficially } from './official-verifier';
import { COMMITTED, readPacts } from './pact-files';
import { type ReferenceGateway, startReferenceGateway } from './reference-gateway';

let gateway: ReferenceGateway;

beforeAll(async () => {
  gateway = await startReferenceGateway();
});
afterAll(async () => {
  await gateway?.close();
});

test.each(Object.keys(readPacts(COMMITTED)))(
  'the official verifier finds every interaction of %s kept by the reference gateway, forms and sealed bodies too [CALL-06]',
  async (name) => {
    const states = `${gateway.url}/sandbox/provider-states`;
    const verdicts = await verifyOfficially(join(COMMITTED, name), gateway.url, states);
    expect(verdicts.length).toBeGreaterThan(0);
    expect(verdicts.filter(({ ok }) => !ok)).toEqual([]);
  },
);
