import { randomInt } from 'node:crypto';
import { findMember, type Identity, insertMember, type NewMember } from '../../db/members';
import { consumeQuota, type Quota } from '../../db/quota-uses';
import type { Member } from '../../db/schema';
import { DEMO_ACCOUNTS } from '../../seed/demo-accounts';
import { type Sandbox, SandboxError } from './command';
import { quickHash } from './quick-hash';

/** The site whose members play in the provider states. */
export const STATE_MERCHANT = 'hoadang';
export const STATE_PASSWORD = 'Lantern2209';
/** The visitor's address in every contract. */
export const VISITOR = '203.0.113.48';

export type StateMember = Member & {
  password: string;
  countryDialingCode: string;
  mobileNum: string;
  /** The international number, with its plus sign. */
  mobile: string;
};

/** Takes every turn of these quotas. */
export async function spend({ db, clock }: Sandbox, quotas: readonly Quota[]): Promise<void> {
  for (const quota of quotas) {
    for (let index = 0; index < quota.most; index += 1) await consumeQuota(db, [quota], clock.now());
  }
}

/** The demo member of a type, with the password; for states that leave it as it is. */
export async function demoMember(
  { db }: Sandbox,
  wanted: { type: unknown; disabled?: true },
): Promise<Member & { password: string }> {
  const demo = DEMO_ACCOUNTS.find(
    ({ type, merchant, disabled }) =>
      type === wanted.type && merchant === STATE_MERCHANT && disabled === wanted.disabled,
  );
  const member = demo && (await findMember(db, STATE_MERCHANT, demo.account));
  if (!demo || !member) throw new SandboxError(`no demo member of type ${String(wanted.type)}`);
  return { ...member, password: demo.password };
}

/** A member nobody else uses, with a password and a mobile number; for states whose request changes it. */
export async function freshMember(
  { db, clock }: Sandbox,
  more: Partial<NewMember> = {},
  identity?: Identity,
): Promise<StateMember> {
  const number = freshNumber();
  const values = {
    merchant: STATE_MERCHANT,
    account: freshAccount(),
    passwordHash: await quickHash(STATE_PASSWORD),
    type: 0,
    regDate: clock.now(),
    ...number,
    ...more,
  };
  const member = await insertMember(db, values, identity);
  return { ...member, ...number, password: STATE_PASSWORD, mobile: internationalOf(number) };
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

/** A number as codes and identities name it, with its plus sign. */
export const internationalOf = ({ mobileNum, countryDialingCode }: ReturnType<typeof freshNumber>): string =>
  `+${countryDialingCode}${mobileNum}`;
