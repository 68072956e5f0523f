import { randomInt } from 'node:crypto';
import { insertMember, type NewMember } from '../../db/members';
import type { Member } from '../../db/schema';
import type { Sandbox } from './command';
import { quickHash } from './quick-hash';

/** The site whose members play in the provider states. */
export const STATE_MERCHANT = 'hoadang';
export const STATE_PASSWORD = 'Lantern2209';
/** The visitor's address in every contract. */
export const VISITOR = '203.0.113.48';

/** A member nobody else uses, with a password and a mobile number. */
export async function freshMember(
  { db, clock }: Pick<Sandbox, 'db' | 'clock'>,
  more: Partial<NewMember> = {},
): Promise<Member> {
  return insertMember(db, {
    merchant: STATE_MERCHANT,
    account: freshAccount(),
    passwordHash: await quickHash(STATE_PASSWORD),
    type: 0,
    regDate: clock.now(),
    ...freshNumber(),
    ...more,
  });
}

let serial = 0;

/** Eight digits, other ones at each call: of drawn ones two would be alike once in some hundred runs of the contracts. */
function freshDigits(): number {
  serial = (serial || randomInt(1e7, 9e7)) + 1;
  return serial;
}

/** An account name that is free, within the rules of every registration. */
export const freshAccount = (): string => `state_${freshDigits()}`;

/** A mobile number that nobody has, of another country than the site's: who reads no dialling code, finds no one. */
export const freshNumber = (): { mobileNum: string; countryDialingCode: string } => ({
  mobileNum: `9${freshDigits()}`,
  countryDialingCode: '63',
});
