import * as v from 'valibot';
import { settledRange, settlementFilter } from '../contracts/commission/settlements';
import { BANNER_GROUPS } from '../contracts/content/announcements';
import { STATUS_ERRORS } from '../contracts/errors';
import type { InputOf, Operation } from '../contracts/operation';
import type { OperationId, OperationOf } from '../contracts/operations';
import { recordFilter, recordRange } from '../contracts/record/movement';
import { cursorInput } from '../contracts/shared/cursor-page';
import { teamFilter } from '../contracts/team/downline-filter';
import { statusForVisitor } from './lib/gate/status';
import type { Policy } from './lib/gateway/policy';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
const MB = 1024 * 1024;

/** Bytes of a body that a call may bring unless told: a form of short fields. */
export const SMALL_BODY = 4 * 1024;

const LOGIN = { done: 'login', refused: 'login.refused' } as const;
const CODE = { done: 'code.sent', refused: 'code.failed' } as const;
const PASSWORD = { done: 'password.changed', refused: 'proof.failed' } as const;
const FACTOR = { done: 'factor.changed', refused: 'proof.failed' } as const;

/** How the edge treats each call of the site. A call that is not here does not compile. */
export const policies = {
  'system.status': {
    shared: { fresh: 30, stale: HOUR, isOne: true },
    sharedRefusals: STATUS_ERRORS,
    byCountry: true,
    forVisitor: statusForVisitor,
  },
  'system.domainRoute': { shared: { fresh: 5 * MINUTE, stale: DAY } },
  'system.customerService': { browser: true },
  'system.countries': { browser: true, shared: { fresh: HOUR, stale: DAY } },

  'session.captcha': { limit: { bucket: 'captcha' } },
  // Not by account: whoever fails for somebody else would shut the member out. Failures of accounts are the gateway's.
  'session.logIn': {
    namesVisitor: true,
    limit: { bucket: 'login', device: ({ deviceMark }) => deviceMark },
    events: {
      ...LOGIN,
      account: ({ username, countryDialingCode = '' }, response) =>
        response?.userName ?? (username && countryDialingCode + username),
    },
  },
  'session.logOut': { events: { done: 'session.ended' } },
  'session.stay': {},
  'session.reauthenticate': { limit: { bucket: 'proof' }, events: { refused: 'proof.failed' } },
  'session.list': { browser: true },
  'session.end': { browser: true, events: { done: 'session.ended' } },
  'session.endOthers': { browser: true, events: { done: 'session.ended' } },
  'session.logins': { browser: true },
  'session.passkeyChallenge': { browser: true, limit: { bucket: 'lookup' } },
  'session.passkeyLogIn': {
    namesVisitor: true,
    limit: { bucket: 'login', device: ({ deviceMark }) => deviceMark },
    events: {
      ...LOGIN,
      account: (_, response) => response?.userName,
      signal: ({ counterWentBack }) => (counterWentBack ? 'passkey.counter' : undefined),
    },
  },
  'passkeys.list': { browser: true },
  'passkeys.start': { browser: true, limit: { bucket: 'lookup' } },
  'passkeys.add': { limit: { bucket: 'proof' }, events: FACTOR },
  'passkeys.rename': { browser: true },
  'passkeys.remove': { browser: true, events: FACTOR },
  'passkeys.challenge': { browser: true, limit: { bucket: 'proof' } },
  'session.freePlayOffer': { browser: true, shared: { fresh: 30, stale: HOUR } },
  'session.freePlay': {
    namesVisitor: true,
    limit: { bucket: 'register' },
    events: { ...LOGIN, account: (_, response) => response?.userName },
  },

  'verification.sendCode': {
    limit: {
      bucket: 'code',
      account: ({ countryDialingCode, mobileNum, mobileNo }) =>
        `${countryDialingCode}${mobileNum ?? mobileNo}`,
    },
    events: {
      ...CODE,
      account: ({ countryDialingCode, mobileNum, mobileNo }) =>
        `${countryDialingCode}${mobileNum ?? mobileNo}`,
    },
  },
  'register.rules': { browser: true, shared: { fresh: 10, stale: HOUR }, uncached: { bucket: 'lookup' } },
  'register.settings': { browser: true, shared: { fresh: 10, stale: HOUR }, uncached: { bucket: 'lookup' } },
  'affiliate.check': { limit: { bucket: 'lookup' } },
  'affiliate.visit': { browser: true, limit: { bucket: 'lookup' } },
  'affiliate.code': { shared: { fresh: MINUTE, stale: HOUR }, misses: { bucket: 'search' } },

  'member.checkUsername': { browser: true, limit: { bucket: 'lookup' } },
  'member.register': {
    limit: { bucket: 'register' },
    events: { done: 'account.opened', account: ({ username, mobileNum }) => username ?? mobileNum },
  },
  'member.setPasswordByPhone': {
    limit: { bucket: 'login', account: ({ mobileNum }) => mobileNum },
    events: { ...PASSWORD, account: ({ mobileNum, countryDialingCode }) => countryDialingCode + mobileNum },
  },
  'member.recoverByEmail': {
    // Apart from codes, and not by the key of a number: asking for mails must not keep anybody's codes away.
    limit: { bucket: 'mail', account: ({ username }) => `email:${username.trim().toLowerCase()}` },
    events: { ...CODE, account: ({ username }) => username },
  },
  'member.changePassword': { limit: { bucket: 'proof' }, events: PASSWORD },
  'member.info': { browser: true },
  'member.rankProgress': { browser: true },
  'member.rankOverview': { browser: true },
  'member.profile': { browser: true },
  'member.setNickname': { browser: true },
  'member.setPayeeName': { browser: true },
  'member.setBirthday': { browser: true },
  'member.icon': { browser: true },
  'member.setIcon': { limit: { bucket: 'lookup' } },
  'member.contactChoices': { browser: true },
  'member.setContactChoice': { browser: true },
  'member.pointsBalance': { browser: true },
  'wallet.balance': { browser: true },
  'wallet.merchant': { browser: true },
  'wallet.withdrawSettings': { browser: true },

  'record.list': {
    // Longer pages are for downloads, which the edge asks for itself.
    browser: recordRange({ ...cursorInput, ...recordFilter }),
  },
  'record.summary': { browser: true },
  'record.find': { browser: true, limit: { bucket: 'lookup' } },
  'record.movement': { browser: true },
  'record.withdrawals': { browser: true },
  'security.overview': { browser: true },
  'verification.sendMemberCode': { limit: { bucket: 'proof' }, events: CODE },
  'security.changeMobile': { limit: { bucket: 'proof' }, events: FACTOR },
  'security.changeEmail': { limit: { bucket: 'proof' }, events: FACTOR },
  'security.questions': { browser: true },
  'security.setQuestions': { limit: { bucket: 'proof' }, events: FACTOR },
  'security.object': {
    // By itself: whoever guesses passwords at an address keeps no objector out.
    limit: { bucket: 'objection' },
    events: { done: 'account.frozen', refused: 'code.failed' },
  },
  'member.paymentPassword': { limit: { bucket: 'money' }, events: PASSWORD },
  'banks.list': { browser: true, shared: { fresh: 5 * MINUTE, stale: HOUR } },
  'bankCards.list': { browser: true },
  'bankCards.add': { limit: { bucket: 'money' } },
  'bankCards.remove': { browser: true },
  'bankCards.makeDefault': { browser: true },
  'withdraw.overview': { browser: true },
  'withdraw.create': { limit: { bucket: 'money' } },
  'withdraw.order': { browser: true },
  'transfer.wallets': { browser: true },
  'transfer.move': { limit: { bucket: 'money' } },
  'transfer.upline': { browser: true },
  'transfer.up': { limit: { bucket: 'money' } },
  'transfer.downline': { browser: true },
  'transfer.down': { limit: { bucket: 'money' } },

  'content.announcements': {
    // Everything else holds operator HTML, which costs the edge much to clean: the site's own code alone reads it.
    browser: v.object({ types: v.literal('B'), groupName: v.optional(v.picklist(BANNER_GROUPS)) }),
    shared: { fresh: MINUTE, stale: 10 * MINUTE },
    maxBytes: 16 * MB,
  },
  'content.announcementCategories': { browser: true, shared: { fresh: 5 * MINUTE, stale: HOUR } },
  'content.popularAnnouncements': { browser: true, shared: { fresh: 5 * MINUTE, stale: HOUR } },
  'content.notice': {
    browser: true,
    shared: { fresh: MINUTE, stale: 10 * MINUTE },
    misses: { bucket: 'search' },
  },
  'content.markAsRead': { browser: true },
  'content.helpCentre': { browser: true, shared: { fresh: 5 * MINUTE, stale: DAY } },
  'content.feedback': {},
  'inbox.list': { browser: true },
  'inbox.unread': { browser: true },
  'inbox.read': { browser: true },
  'inbox.delete': { browser: true },
  'rewards.request': {},
  'rewards.join': { browser: true },
  'rewards.applications': { browser: true },
  'rewards.centre': { browser: true },
  'rewards.claim': { browser: true, limit: { bucket: 'money' } },
  'rewards.promoCode': { browser: true, limit: { bucket: 'lookup' } },
  'mall.items': { browser: true },
  'mall.redeem': { browser: true, limit: { bucket: 'money' } },
  'mall.redemptions': { browser: true },
  'agent.teamKpi': { browser: true },
  'agent.team.best': { browser: true },
  'agent.contract.salary': { browser: true },
  'agent.contract.dividend': { browser: true },
  'agent.contract.hour': { browser: true },
  'agent.contract.answer': { browser: true },
  'agent.contract.downlines': { browser: true },
  'agent.contract.downline': { browser: true, limit: { bucket: 'lookup' } },
  'agent.contract.offer': { browser: true },
  'agent.contract.withdraw': { browser: true },
  'agent.contract.end': { browser: true },
  'referral.overview': { browser: true },
  'referral.friends': { browser: true },
  'tasks.overview': { browser: true },
  'tasks.checkIn': { browser: true, limit: { bucket: 'money' } },
  'tasks.claimMission': { browser: true, limit: { bucket: 'money' } },
  'tasks.claimRebate': { browser: true, limit: { bucket: 'money' } },
  'agent.team.list': {
    // Longer pages are for downloads, which the edge asks for itself.
    browser: v.object({ ...cursorInput, ...teamFilter }),
  },
  'agent.team.member': { browser: true },
  'agent.settlements.list': {
    // Longer pages are for downloads, which the edge asks for itself.
    browser: settledRange({ ...cursorInput, ...settlementFilter }),
  },
  'agent.settlements.summary': { browser: true },
  'agent.settlements.one': { browser: true },
  'agent.rules': { browser: true },
  'agent.links.list': { browser: true },
  'agent.links.create': { browser: true },
  'agent.links.archive': { browser: true },
  'agent.downlines.options': { browser: true },
  'agent.downlines.create': { limit: { bucket: 'proof' }, events: { done: 'account.opened' } },
  'agent.team.find': { browser: true, limit: { bucket: 'lookup' } },

  'games.types': { browser: true, shared: { fresh: 5 * MINUTE, stale: HOUR } },
  'games.menus': { browser: true, shared: { fresh: 5 * MINUTE, stale: HOUR } },
  'games.hot': { browser: true, shared: { fresh: MINUTE, stale: 10 * MINUTE } },
  'games.list': {
    browser: true,
    shared: { fresh: 30, stale: 5 * MINUTE },
    // What visitors type is endless, and no cache knows it; filters and pages can be made up as well.
    limit: { bucket: 'search', when: ({ gameName }) => gameName !== undefined },
    misses: { bucket: 'search', when: ({ gameName }) => gameName === undefined },
  },
  'games.detail': {
    browser: true,
    shared: { fresh: MINUTE, stale: 10 * MINUTE },
    misses: { bucket: 'search' },
  },
  'games.favourites': { browser: true },
  'games.addFavourite': { browser: true },
  'games.removeFavourite': { browser: true },
  'games.recent': { browser: true },
  'games.addRecent': {},
  'games.launch': { limit: { bucket: 'launch' } },
  'games.ranks': { browser: true, shared: { fresh: 15, stale: 2 * MINUTE } },
  'games.jackpots': { browser: true, shared: { fresh: 5, stale: MINUTE } },

  'lottery.list': { browser: true, shared: { fresh: MINUTE, stale: 10 * MINUTE } },
  'lottery.electronic': { browser: true, shared: { fresh: MINUTE, stale: 10 * MINUTE } },
  'lottery.menu': { browser: true, shared: { fresh: 5 * MINUTE, stale: HOUR } },
  'lottery.vietnamResults': { browser: true, shared: { fresh: 3, stale: 10 } },
  'lottery.vietnamNumero': { browser: true, shared: { fresh: 3, stale: 10 } },
  'lottery.numero': { browser: true, shared: { fresh: 3, stale: 10 } },

  'orders.list': { browser: true },
  'orders.detail': { browser: true },
  'orders.cancelSubOrder': { limit: { bucket: 'money' } },

  'chat.anchors': { browser: true },
  'chat.focus': { browser: true },
  'chat.models': { browser: true },
  'chat.unread': { browser: true },
  'chat.launch': { limit: { bucket: 'launch' } },

  'deposit.channels': { browser: true },
  'deposit.create': { limit: { bucket: 'money' } },
  'deposit.order': { browser: true },
  'deposit.orders': { browser: true },
  'deposit.cancel': { browser: true },
} satisfies { [Id in OperationId]: Policy<OperationOf<Id>> };

/** How the edge treats a call. */
export function policyOf({ id }: Operation): Policy {
  return (policies as Record<string, Policy>)[id] ?? {};
}

/** Whether a call moves a member's money or points, as its limit says. */
export const movesMoney = (operation: Operation): boolean => policyOf(operation).limit?.bucket === 'money';

type Policies = typeof policies;

/** The calls that a browser may make. */
export type BrowserOperation = {
  [Id in OperationId]: Policies[Id] extends { browser: unknown } ? OperationOf<Id> : never;
}[OperationId];

/** What a browser may ask of a call. */
export type BrowserInputOf<Op extends BrowserOperation> = Policies[Op['id']] extends {
  browser: infer S extends v.GenericSchema;
}
  ? v.InferInput<S>
  : InputOf<Op>;
