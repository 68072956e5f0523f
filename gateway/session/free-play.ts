import { randomInt } from 'node:crypto';
import type { getFreePlayOffer, startFreePlay as operation } from '../../contracts/session/free-play';
import { visitorOf } from '../address-key';
import { insertMember, TakenError } from '../db/members';
import type { Db } from '../db/open';
import type { Member } from '../db/schema';
import { HOUR_MS } from '../db/turns';
import type { Call } from '../handler';
import { Refusal } from '../refusal';
import { openWallet } from '../wallet/open-wallet';
import { type Counter, demandWork } from './demand-work';
import { startSession } from './open-session';

const TRIAL = 4;
/** 2,000,000 of the currency unit, in hundredths. */
const OPENING_BALANCE = 200_000_000;

/** Whether a guest may play free of charge (CALL-11). */
export function freePlayOffer({ merchant }: Call<typeof getFreePlayOffer>) {
  return { offered: merchant.freePlay };
}

/** Opens a trial account with play money, and its session (CALL-10). */
export async function startFreePlay(call: Call<typeof operation>) {
  const { db, clock, merchant, address, from, input } = call;
  if (!merchant.freePlay) throw new Refusal('permission.denied');
  const now = clock.now();
  await demandWork(call, {
    key: `freeplay:${visitorOf(address)}`,
    work: input.work,
    counters: freePlayCounters(address),
    freeAtFirst: true,
  });
  const member = await insertGuest(db, merchant.code, now);
  await openWallet(db, member.id, OPENING_BALANCE, now);
  return {
    token: await startSession(db, member, now, { ...from, way: 'trial' }),
    userName: member.account,
    customerType: member.type,
  };
}

/** Ten trials an hour for an address take no work; each five more double what the next one takes (070). */
export function freePlayCounters(address: string | null): Counter[] {
  if (address === null) return [];
  return [{ key: `freeplay:address:${visitorOf(address)}`, withinMs: HOUR_MS, free: 10, step: 5 }];
}

/** Draws names until one is free. A guest has no password, so nobody logs in to it. */
async function insertGuest(db: Db, merchant: string, now: number): Promise<Member> {
  const account = `guest_${randomInt(1e5, 1e8)}`;
  try {
    return await insertMember(db, { merchant, account, passwordHash: '', type: TRIAL, regDate: now });
  } catch (error) {
    if (!(error instanceof TakenError)) throw error;
    return insertGuest(db, merchant, now);
  }
}
