import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditMoney } from '../../gateway/db/audit-money';
import { idempotentCalls } from '../../gateway/db/schema';
import { type KillableGateway, startKillableGateway } from './support/killable-gateway';
import { lookAround, type MoneyCall, prepareCalls, toldTo } from './support/money-calls';

/** It is killed when so many calls were answered; `npm run bench -- money` has many more moments. */
const MOMENTS = [0, 1, 6, ...Array.from({ length: Number(process.env.MONEY_KILLS ?? 0) }, (_, n) => n % 18)];

const MINUTE_S = 60;
/** More than a lease of `once` (gateway/platform/once.ts). */
const LEASE_MS = 60_000;

let gateway: KillableGateway;
let offsetSeconds = secondsUntilMorning();
beforeAll(async () => {
  gateway = await startKillableGateway(join(tmpdir(), `killed-gateway-${process.pid}`));
  await gateway.sandbox('/status', { patch: { isSingle: false } });
  await gateway.sandbox('/clock', { offsetSeconds });
});
afterAll(() => gateway?.close());

/** Until ten o'clock at the site: no draw closes its bets meanwhile. */
function secondsUntilMorning(): number {
  const [now, morning] = [Date.now(), new Date()];
  morning.setUTCHours(27, 0, 0, 0);
  return Math.round((morning.getTime() - now) / 1_000);
}

it.each([...MOMENTS.entries()])(
  'a gateway that is killed (%i) after %i answers has moved all or nothing, says so, and by the same calls comes to the same [MONEY-02 MONEY-05 MONEY-21]',
  async (round, moment) => {
    const calls = turned(await prepareCalls(gateway), round * 5);
    const answers = await killedAfter(moment, calls);
    await gateway.isBack();
    expect(await auditMoney(await gateway.database())).toEqual([]);

    for (const [index, call] of calls.entries()) {
      // Whoever was answered is never told of the time before.
      const stands = answers[index]?.done ? call.stands.slice(1) : call.stands;
      expect([call.name, stands]).toEqual([call.name, expect.arrayContaining([await toldTo(call)])]);
    }

    await endLeases();
    const again = await Promise.all(calls.map((call) => call.send()));
    await settle(calls);
    for (const [index, call] of calls.entries()) {
      expect([call.name, again[index]?.done]).toEqual([call.name, true]);
      if (answers[index]) expect([call.name, again[index]]).toEqual([call.name, answers[index]]);
      expect([call.name, await toldTo(call)]).toEqual([call.name, call.stands.at(-1)]);
    }
    expect(await auditMoney(await gateway.database())).toEqual([]);
  },
);

/** The calls, beginning with another one. */
const turned = (calls: readonly MoneyCall[], by: number) => [
  ...calls.slice(by % calls.length),
  ...calls.slice(0, by % calls.length),
];

/** Makes all calls at once and kills the gateway when so many were answered; the answers that came, by call. */
async function killedAfter(moment: number, calls: readonly MoneyCall[]) {
  const answers: (Awaited<ReturnType<MoneyCall['send']>> | undefined)[] = calls.map(() => undefined);
  let answered = 0;
  const made = calls.map(async ({ send }, index) => {
    const response = await send().catch(() => undefined);
    answers[index] = response;
    answered += 1;
    if (response && answered === moment) gateway.kill();
  });
  if (moment === 0) gateway.kill();
  await Promise.all(made);
  return answers;
}

/** As if the machine had been off for a minute: nobody waits for a call that has died. */
async function endLeases(): Promise<void> {
  const expiresAt = Date.now() - LEASE_MS;
  await (await gateway.database())
    .update(idempotentCalls)
    .set({ expiresAt })
    .where(isNull(idempotentCalls.answer));
}

/** Lets the time pass that cards and payouts take. */
async function settle(calls: readonly MoneyCall[]): Promise<void> {
  for (let minute = 0; minute < 3; minute += 1) {
    offsetSeconds += MINUTE_S;
    await gateway.sandbox('/clock', { offsetSeconds });
    for (const call of calls) await lookAround(call);
  }
}
