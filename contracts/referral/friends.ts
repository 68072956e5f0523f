import * as v from 'valibot';
import { equals, PAGED } from '../echo';
import { NOTHING_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { A_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { cursorInput, cursorPage } from '../shared/cursor-page';
import { anyId, milliseconds } from '../shared/values';
import { FRIEND_GROUPS, type FriendGroup } from './groups';

/** How a friend stands: came, paid in without a reward for it, with one under review, or with one paid. */
export const FRIEND_STATES = ['registered', 'deposited', 'checking', 'rewarded'] as const;
export type FriendState = (typeof FRIEND_STATES)[number];

const FRIENDS = [A_MEMBER, { name: 'the member has invited friends' }];
const CURSOR = '1755742513000.40';

/** The first friend of a page, narrowed to some. */
const page = (more: { group?: FriendGroup; cursor?: string } = {}, paidIn = true) => ({
  state: FRIENDS,
  input: { limit: 1, ...more },
  output: {
    list: [
      {
        id: 41,
        name: 't***5',
        registeredAt: 1755656113000,
        ...(paidIn
          ? { since: 1755659713000, reward: 50_000, state: 'rewarded' as const }
          : { since: 1755656113000, reward: 0, state: 'registered' as const }),
      },
    ],
    next: CURSOR,
  },
});

/** Who came by the member's invitation, the last first; names are masked by the gateway (INVITE-03). */
export const listFriends = defineOperation({
  id: 'referral.friends',
  method: 'GET',
  path: '/wps/referral/friends',
  session: 'required',
  input: v.object({ ...cursorInput, group: v.optional(v.picklist(FRIEND_GROUPS)) }),
  inputFromState: ['cursor'],
  output: cursorPage(
    v.object({
      id: anyId,
      name: v.string(),
      registeredAt: milliseconds,
      /** Of the first deposit; before it, of the registration. */
      since: milliseconds,
      reward: amount,
      state: v.picklist(FRIEND_STATES),
    }),
  ),
  refusals: [
    {
      errorCode: 'permission.denied',
      status: 200,
      state: [...FRIENDS, { name: 'the site', params: { referrals: false } }],
    },
  ],
  echoes: {
    ...PAGED,
    group: equals('list[].state', {
      deposited: ['deposited', 'checking', 'rewarded'],
      waiting: ['registered'],
    }),
  },
  empty: { state: NOTHING_YET, lists: ['list'] },
  example: page(),
  moreExamples: [
    { title: 'from a cursor on', ...page({ cursor: CURSOR }) },
    { title: 'who paid in', ...page({ group: 'deposited' }) },
    { title: 'who have not paid in', ...page({ group: 'waiting' }, false) },
  ],
});
