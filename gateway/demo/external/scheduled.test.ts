import { expect, it } from 'vitest';
import { findRound } from '@/demo/db/vendor';
import { playRound } from '@/demo/vendor/rounds';
import worker from '@/demo/worker';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { shakyVendor } from './shaky-vendor';

/** A win that was drawn a minute ago, and that the wallet has not heard of. */
async function owed(gateway: TestGateway) {
  const { vendor, fail, sit, time } = shakyVendor(gateway);
  const session = await sit();
  time.ahead = -60_000;
  fail('win', 'unsent', 3);
  const wanted = { clientId: crypto.randomUUID(), stake: 100_000, choice: {} };
  const { round } = await playRound(vendor, session, wanted, () => ({ multiplier: 300, shown: {} }));
  expect(round.state).toBe('winning');
  return async () => (await findRound(gateway.demo.db, session.playerId, wanted.clientId))?.state;
}

it('the worker pays on its schedule what a silent wallet was not told, without anybody at the page', async () => {
  const gateway = await startGateway();
  const state = await owed(gateway);
  await worker.scheduled({}, gateway.demo.env);
  expect(await state()).toBe('settled');
});

it('the schedule does nothing without the sandbox', async () => {
  const gateway = await startGateway();
  const state = await owed(gateway);
  await worker.scheduled({}, { ...gateway.demo.env, SANDBOX: '0' });
  expect(await state()).toBe('winning');
});
