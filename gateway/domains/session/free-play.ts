import { randomInt } from 'node:crypto';
import type { getFreePlayOffer, startFreePlay as operation } from '@/contracts/session/free-play';
import { insertMember, TakenError } from '../../db/members';
import type { Db } from '../../db/open';
import { HOUR_MS, type Quota } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import type { Call } from '../../platform/handler';
import { consumeQuotaOrRefuse, quotaOfAddress } from '../../platform/quota';
import { Refusal } from '../../platform/refusal';
import { openWallet } from '../wallet/open-wallet';
import { startSession } from './open-session';

const TRIAL = 4;
/** 2,000,000 of the currency unit, in hundredths. */
const OPENING_BALANCE = 200_000_000;
export const MOST_FREE_PLAYS = 10;

/** Whether a guest may play free of charge (CALL-11). */
export function freePlayOffer({ merchant }: Call<typeof getFreePlayOffer>) {
  return { offered: merchant.freePlay };
}

/** Opens a trial account with play money, and its session (CALL-10). */
export async function startFreePlay({ db, clock, merchant, address, from }: Call<typeof operation>) {
  if (!merchant.freePlay) throw new Refusal('permission.denied');
  const now = clock.now();
  await consumeQuotaOrRefuse(db, freePlayQuotas(address), now);
  const member = await insertGuest(db, merchant.code, now);
  await openWallet(db, member.id, OPENING_BALANCE, now);
  return {
    token: await startSession(db, member, now, { ...from, way: 'trial' }),
    userName: member.account,
    customerType: member.type,
  };
}

/** Ten trials an hour for an address. */
export function freePlayQuotas(address: string | null): Quota[] {
  return quotaOfAddress('freeplay', address, MOST_FREE_PLAYS, HOUR_MS);
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
