import { MOST_PASSKEYS } from '@/contracts/passkeys/credential';
import { MOST_WAITING } from '@/gateway/db/deposits';
import { insertAll } from '@/gateway/db/insert-all';
import { updateMerchant } from '@/gateway/db/merchants';
import { consumeQuota, HOUR_MS, type Quota } from '@/gateway/db/quota-uses';
import { affiliates } from '@/gateway/db/schema';
import { hideSeeded } from '@/gateway/db/seeded-content';
import { contactOf } from '@/gateway/domains/account-protection/contact';
import { visitQuota } from '@/gateway/domains/affiliate/count-visit';
import { linkQuota, MOST_LINKS, newLinkCode } from '@/gateway/domains/affiliate/links';
import { offerQuota } from '@/gateway/domains/agreements/offer';
import { feedbackQuotas } from '@/gateway/domains/content/feedback';
import { mailPause } from '@/gateway/domains/member/recover-by-email';
import { registrationCounters } from '@/gateway/domains/member/register';
import { MOST_TRIES } from '@/gateway/domains/rewards/redeem-promo-code';
import { freePlayQuotas } from '@/gateway/domains/session/free-play';
import { downlineQuotas } from '@/gateway/domains/team/create-downline';
import { codeCounters, codePause } from '@/gateway/domains/verification/send-code';
import { memberCodeQuotas } from '@/gateway/domains/verification/send-member-code';
import { visitorOf } from '@/gateway/platform/address-key';
import { siteOf } from '../site';
import { STATE_MERCHANT, VISITOR } from '../state-member';
import { depositHandlers } from './deposits';
import type { Handlers } from './handlers';
import { moneyHandlers } from './money';
import { addPasskey } from './proofs';
import { publishNothing } from './published';
import { memberOf, type Row, textOf } from './row';

/** Handlers of the states about the site's own switches, and about what may not be done more often. */
export const limitHandlers = {
  'the site': async (row, params) => {
    const { closed, empty, withdrawals, oneWallet, pointsMall, referrals, promotions, ...more } = params;
    const { flags } = await siteOf(row, STATE_MERCHANT);
    await updateMerchant(row.db, STATE_MERCHANT, {
      ...more,
      ...(closed && CLOSED[closed]),
      ...(withdrawals !== undefined && { allowWithdraw: withdrawals }),
      ...(oneWallet !== undefined && { isSingle: oneWallet }),
      flags: {
        ...flags,
        ...(pointsMall !== undefined && { PTSYS3: pointsMall }),
        ...(referrals !== undefined && { REFERRAL3: referrals }),
      },
    });
    if (promotions === false) await hideSeeded(row.db, STATE_MERCHANT, 'promotion');
    if (empty) return publishNothing(row);
  },

  'the most is reached': async (row, { of }) => {
    if (of) await REACHED[of](row);
  },
} satisfies Partial<Handlers>;

const CLOSED = {
  here: { regionRestriction: true, statusRefusal: 'location.blocked' },
  maintenance: { maintenance: true, statusRefusal: 'platform.maintenance' },
} as const;

type Limit = NonNullable<Parameters<Handlers['the most is reached']>[1]['of']>;

const REACHED: Record<Limit, (row: Row) => Promise<void>> = {
  passkeys: async (row) => {
    const addOne = () => addPasskey(row, 'a2V5');
    for (let count = 0; count < MOST_PASSKEYS; count += 1) await addOne();
  },
  bankCards: async (row) => {
    const { mostCards } = await rulesOf(row);
    for (let count = 0; count < mostCards; count += 2) await moneyHandlers['a bank card'](row, {});
  },
  openDeposits: async (row) => {
    for (let count = 0; count < MOST_WAITING; count += 1) await depositHandlers['a deposit'](row, {});
  },
  links: async (row) => {
    const { id: memberId, merchant } = await memberOf(row);
    const link = { merchant, memberId, domains: [] };
    const links = Array.from({ length: MOST_LINKS }, () => ({ ...link, code: newLinkCode() }));
    await insertAll(row.db, affiliates, links);
  },
  linksOfHour: async (row) => exhaust(row, [linkQuota(await memberOf(row))]),
  offers: async (row) => exhaust(row, [offerQuota(await memberOf(row))]),
  newAccounts: async (row) => {
    const [, ofHour] = downlineQuotas(await memberOf(row));
    await exhaust(row, [ofHour]);
  },
  feedback: async (row) => exhaust(row, feedbackQuotas((await memberOf(row)).id)),
  codes: async (row) => {
    const member = await memberOf(row);
    await exhaust(row, memberCodeQuotas(member, contactOf(member, 'mobile') ?? ''));
  },
  newCodes: (row) => {
    const key = { merchant: STATE_MERCHANT, purpose: 'login', mobile: newMobileOf(row) } as const;
    return exhaust(row, [codePause(key, visitorOf(VISITOR))]);
  },
  freeCodes: async (row) => {
    const [number] = codeCounters(STATE_MERCHANT, newMobileOf(row), null);
    if (number) await exhaust(row, [{ ...number, most: number.free }]);
  },
  mails: async (row) => exhaust(row, [mailPause(STATE_MERCHANT, textOf(row.values, 'username'), VISITOR)]),
  registrations: async (row) => {
    const [address] = registrationCounters(STATE_MERCHANT, VISITOR);
    if (address) await exhaust(row, [{ ...address, most: address.free + address.step }]);
  },
  freePlays: (row) => exhaust(row, freePlayQuotas(VISITOR)),
  promoCodes: async (row) => {
    const quota = { key: `promo-code:${(await memberOf(row)).id}`, most: MOST_TRIES, withinMs: HOUR_MS };
    await exhaust(row, [quota]);
  },
  invitations: (row) => exhaust(row, visitQuota(VISITOR)),
  withdrawn: async (row) => {
    const withdrawRules = { ...(await rulesOf(row)), mostOfDay: 100_000_00 };
    await updateMerchant(row.db, STATE_MERCHANT, { withdrawRules });
  },
};

const newMobileOf = ({ values }: Row): string =>
  `+${textOf(values, 'newCountryDialingCode')}${textOf(values, 'newMobileNum')}`;

/** Takes every turn of these quotas. */
async function exhaust({ db, clock }: Row, quotas: readonly Quota[]): Promise<void> {
  for (const quota of quotas) {
    for (let taken = 0; taken < quota.most; taken += 1) await consumeQuota(db, [quota], clock.now());
  }
}

const rulesOf = async (row: Row) => (await siteOf(row, STATE_MERCHANT)).withdrawRules;
