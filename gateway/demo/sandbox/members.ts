import * as v from 'valibot';
import { amount } from '@/contracts/shared/amount';
import { countryDialingCode, mobileNumber } from '@/contracts/verification/verification-fields';
import { clearFailures } from '../../db/login-failures';
import { findMember, insertMember, setMemberStatus, TakenError } from '../../db/members';
import { unfreeze } from '../../db/objections';
import { openPoints } from '../../db/points';
import { HOUR_MS } from '../../db/quota-uses';
import { RANKS } from '../../db/schema';
import { ageProofs } from '../../db/security';
import { endSessionsOf } from '../../db/sessions';
import { keysOf } from '../../domains/session/guarded-attempt';
import { openWallet } from '../../domains/wallet/open-wallet';
import { command, type SandboxApp, SandboxError } from './command';
import { memberOf } from './member-of';
import { quickHash } from './quick-hash';

const DAY_MS = 24 * 3600 * 1000;
const merchantField = v.optional(v.string(), 'hoadang');
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const memberSchema = v.object({
  merchant: merchantField,
  account: v.pipe(v.string(), v.regex(/^\w{3,32}$/)),
  password: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
  type: v.optional(count, 0),
  nickname: v.optional(v.string()),
  /** In currency units; 1/100 from here on. */
  balance: v.optional(
    v.pipe(
      amount,
      v.check((minor) => minor >= 0),
    ),
    0,
  ),
  points: v.optional(count, 0),
  disabled: v.optional(v.boolean(), false),
  upline: v.optional(v.string()),
  /** Account of whoever invited it. */
  referrer: v.optional(v.string()),
  payeeName: v.optional(v.string()),
  ageDays: v.optional(count, 0),
  rank: v.optional(v.picklist(RANKS)),
  /** The password is the operator's choice: the member is asked to change it. */
  firstTimeLogin: v.optional(v.boolean(), false),
  mobileNum: v.optional(mobileNumber),
  countryDialingCode: v.optional(countryDialingCode, '84'),
  email: v.optional(v.string()),
});

/** Commands about members, their sessions and their failed logins. */
export function addMemberCommands(app: SandboxApp): void {
  command(app, '/members', memberSchema, async ({ db, clock }, wanted) => {
    const { merchant, account, password, balance, upline, disabled, ageDays, rank } = wanted;
    const above = upline === undefined ? null : await findMember(db, merchant, upline);
    if (upline !== undefined && !above) throw new SandboxError(`no upline '${upline}'`);
    const { mobileNum, email, referrer } = wanted;
    const inviter = referrer === undefined ? null : await memberOf({ db }, merchant, referrer);
    const member = await insertMember(db, {
      merchant,
      account,
      passwordHash: await quickHash(password),
      nickname: wanted.nickname ?? null,
      type: wanted.type,
      status: disabled ? 'disabled' : 'active',
      regDate: clock.now() - ageDays * DAY_MS,
      uplineId: above?.id ?? inviter?.id ?? null,
      referrerId: inviter?.id ?? null,
      payeeName: wanted.payeeName ?? null,
      rank: rank ?? null,
      mustChangePassword: wanted.firstTimeLogin,
      mobileNum: mobileNum ?? null,
      countryDialingCode: mobileNum === undefined ? null : wanted.countryDialingCode,
      email: email ?? null,
    }).catch((error: unknown) => {
      if (!(error instanceof TakenError)) throw error;
      throw new SandboxError(`the ${error.what} of '${account}' is taken`);
    });
    await openWallet(db, member.id, balance, clock.now());
    await openPoints(db, member.id, wanted.points, clock.now());
    return { id: member.id, account: member.account, type: member.type };
  });

  command(
    app,
    '/sessions/end',
    v.object({ merchant: merchantField, account: v.string() }),
    async ({ db, clock }, { merchant, account }) => {
      const member = await findMember(db, merchant, account);
      if (!member) throw new SandboxError(`no account '${account}'`);
      await endSessionsOf(db, member.id, clock.now(), 'sandbox');
    },
  );

  command(
    app,
    '/members/status',
    v.object({
      merchant: merchantField,
      account: v.string(),
      status: v.picklist(['active', 'disabled']),
    }),
    async ({ db }, { merchant, account, status }) => {
      const member = await findMember(db, merchant, account);
      if (!member) throw new SandboxError(`no account '${account}'`);
      await setMemberStatus(db, member.id, status);
    },
  );

  command(
    app,
    '/members/unfreeze',
    v.object({ merchant: merchantField, account: v.string() }),
    async ({ db }, { merchant, account }) => unfreeze(db, (await memberOf({ db }, merchant, account)).id),
  );

  command(
    app,
    '/proofs/age',
    v.object({ merchant: merchantField, account: v.string(), hours: count }),
    async ({ db }, { merchant, account, hours }) => {
      const { id } = await memberOf({ db }, merchant, account);
      await ageProofs(db, id, hours * HOUR_MS);
    },
  );

  command(
    app,
    '/failures/clear',
    v.object({ merchant: merchantField, account: v.optional(v.string()), address: v.optional(v.string()) }),
    async ({ db }, { merchant, account, address }) => {
      const keys = keysOf(merchant, account ?? '', address ?? null);
      await clearFailures(db, {
        account: account === undefined ? undefined : keys.account,
        address: keys.address ?? undefined,
      });
    },
  );
}
