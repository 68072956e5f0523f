import * as v from 'valibot';
import { defineOperation, type ProviderStates, type Refusal } from '../operation';
import {
  A_LATE_STRANGER,
  A_MEMBER,
  A_STRANGER,
  AN_AGENT,
  ANOTHER_MEMBER,
  theMost,
} from '../provider-states/given';
import { count, someText } from '../shared/values';
import { readableEntries } from '../tolerant';

/** What an agent may create right below: a player, or an agent with downlines of its own. */
export const DOWNLINE_KINDS = ['player', 'agent'] as const;
export type DownlineKind = (typeof DOWNLINE_KINDS)[number];

/** Which kinds of accounts the agent may create right below, and how many more today (AGENT-25, FLAG-28). */
export const getDownlineOptions = defineOperation({
  id: 'agent.downlines.options',
  method: 'GET',
  path: '/wps/agent/downlines',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  input: v.object({}),
  output: v.object({ kinds: readableEntries(v.picklist(DOWNLINE_KINDS)), left: count }),
  refusals: [
    {
      errorCode: 'permission.denied',
      status: 200,
      state: A_MEMBER,
    },
  ],
  example: {
    state: AN_AGENT,
    input: {},
    output: { kinds: ['player'], left: 50 },
  },
});

const refused = (errorCode: Refusal['errorCode'], state: ProviderStates, more: Partial<Refusal> = {}) =>
  ({ errorCode, status: 200, state, afterExample: true, ...more }) as const;
const FIELDS = ['username', 'password', 'nickname'] as const;

/**
 * Creates an account right below the agent, once for its key. Name, nickname and password keep the rules of a
 * registration; whoever logs in with the password has to choose another one (AGENT-25, FLAG-28, MONEY-21).
 */
export const createDownline = defineOperation({
  id: 'agent.downlines.create',
  method: 'POST',
  path: '/wps/agent/downlines',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  encrypted: true,
  idempotent: true,
  besideIntent: ['password'],
  input: v.object({
    account: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
    nickname: v.optional(v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))),
    kind: v.picklist(DOWNLINE_KINDS),
    password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(128)),
  }),
  inputFromState: { account: 'newUsername' },
  /** The name as one logs in with it. */
  output: v.object({ account: someText }),
  refusals: [
    refused('permission.denied', ANOTHER_MEMBER),
    refused('account.exists', [AN_AGENT, A_LATE_STRANGER], { afterExample: undefined }),
    {
      ...refused('register.field.invalid', [], {
        input: { account: 'hoa_moi_2026', kind: 'player', password: 'a1' },
      }),
      value: { schema: v.object({ field: v.picklist(FIELDS) }), example: { field: 'password' } },
    },
    {
      errorCode: 'rate.limited',
      status: 429,
      state: theMost('newAccounts'),
      afterExample: true,
      retryAfter: 3600,
    },
  ],
  example: {
    state: [AN_AGENT, A_STRANGER],
    input: { account: 'hoa_moi_2026', kind: 'player', password: 'Lantern2209' },
    output: { account: 'hoa_moi_2026' },
  },
  moreExamples: [
    {
      title: 'an agent with a nickname',
      state: [AN_AGENT, A_STRANGER],
      input: { account: 'hoa_moi_2026', nickname: 'Hoa', kind: 'agent', password: 'Lantern2209' },
      output: { account: 'hoa_moi_2026' },
    },
  ],
});
