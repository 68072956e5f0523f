import * as v from 'valibot';
import { defineOperation } from '../operation';
import { A_MEMBER, ON_TRIAL } from '../provider-states/given';
import { amount } from '../shared/amount';
import { count, someText } from '../shared/values';

/** The value of the registration's address that names who invites: a member, or an agent (INVITE-04). */
export const INVITED_BY = ['recommenderId', 'affiliateCode'] as const;

/** The member's own invitation, what it brings under which terms, and what it brought (INVITE-03, INVITE-04). */
export const getReferral = defineOperation({
  id: 'referral.overview',
  method: 'GET',
  path: '/wps/referral/overview',
  session: 'required',
  input: v.object({}),
  output: v.object({
    code: someText,
    invitedBy: v.picklist(INVITED_BY),
    /** For a friend whose first deposit is `least` or more; 0 for who is paid in another way, as agents are. */
    reward: amount,
    least: amount,
    /** How often the reward must be played before it may be withdrawn. */
    times: count,
    /** Hours after the deposit in which it comes. */
    withinHours: count,
    registered: count,
    deposited: count,
    earned: amount,
  }),
  refusals: [
    { errorCode: 'account.trial', status: 200, state: ON_TRIAL },
    {
      errorCode: 'permission.denied',
      status: 200,
      state: [A_MEMBER, { name: 'the site', params: { referrals: false } }],
    },
  ],
  example: {
    state: [A_MEMBER, { name: 'the member has invited friends' }],
    holds: { reward: 'positive', registered: 'positive' },
    input: {},
    output: {
      code: 'minhan_2209',
      invitedBy: 'recommenderId',
      reward: 50_000,
      least: 200_000,
      times: 3,
      withinHours: 24,
      registered: 12,
      deposited: 7,
      earned: 300_000,
    },
  },
});
