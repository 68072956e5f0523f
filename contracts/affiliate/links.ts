import * as v from 'valibot';
import { notEchoed } from '../echo';
import { NOBODY_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { AN_AGENT, ANOTHER_AGENT, ANOTHER_MEMBER, theMost } from '../provider-states/given';
import { dateRange } from '../shared/date-range';
import { count, someText } from '../shared/values';
import { MOST_TEAM_DAYS } from '../team/team-kpi';
import { readableEntries } from '../tolerant';

/** Characters of a link's name. */
export const MOST_LINK_NAME = 40;

const linkName = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(MOST_LINK_NAME));
const code = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
const LINKS = [AN_AGENT, { name: 'an invitation', params: { by: 'member' } }];
const NOT_AGENT = {
  errorCode: 'permission.denied',
  status: 200,
  state: [...LINKS, ANOTHER_MEMBER],
} as const;

/**
 * The agent's invitation links, the oldest first, those in the archive last, with what each brought in a range of days:
 * visits (one for each visitor and day), members who registered by it, and those whose first deposit came (AGENT-26).
 */
export const listLinks = defineOperation({
  id: 'agent.links.list',
  method: 'GET',
  path: '/wps/agent/links',
  moduleId: 'AFFMAN3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: dateRange(MOST_TEAM_DAYS, {}),
  inputFromState: ['from', 'to'],
  output: v.object({
    list: readableEntries(
      v.object({
        code: someText,
        /** What the agent calls it; empty for what the house made. */
        name: v.string(),
        /** The only host that it is good on; empty where it is good on each. */
        domain: v.string(),
        /** Epoch milliseconds; 0 where nobody knows. */
        createdAt: count,
        archived: v.boolean(),
        visits: count,
        registrations: count,
        firstDeposits: count,
      }),
    ),
    /** How many links an agent may have. */
    most: count,
  }),
  refusals: [NOT_AGENT],
  echoes: { from: notEchoed('it counts visits alone'), to: notEchoed('it counts visits alone') },
  empty: { state: NOBODY_YET, lists: ['list'] },
  example: {
    state: LINKS,
    holds: { 'list[].archived': 'same' },
    input: { from: '2025-08-15', to: '2025-08-21' },
    output: {
      list: [
        {
          code: 'HD8826',
          name: 'Facebook',
          domain: 'agent.hoadang.example.com',
          createdAt: 1755759960000,
          archived: false,
          visits: 412,
          registrations: 37,
          firstDeposits: 18,
        },
      ],
      most: 100,
    },
  },
});

/** Makes a link with a name of the agent's and a code of the backend's (AGENT-26). */
export const createLink = defineOperation({
  id: 'agent.links.create',
  method: 'POST',
  path: '/wps/agent/links',
  moduleId: 'AFFMAN3',
  session: 'required',
  idempotent: true,
  input: v.object({ name: linkName }),
  output: v.object({ code: someText }),
  refusals: [
    NOT_AGENT,
    {
      errorCode: 'affiliate.link.limit',
      status: 200,
      state: theMost('links'),
      afterExample: true,
    },
    {
      errorCode: 'rate.limited',
      status: 429,
      state: theMost('linksOfHour'),
      afterExample: true,
      retryAfter: 3600,
    },
  ],
  example: { state: LINKS, input: { name: 'Facebook' }, output: { code: 'K7QW3MPX' } },
});

/** Puts a link into the archive or takes it out; its code stays good either way (AGENT-26). */
export const archiveLink = defineOperation({
  id: 'agent.links.archive',
  method: 'POST',
  path: '/wps/agent/links/archive',
  moduleId: 'AFFMAN3',
  session: 'required',
  input: v.object({ code, archived: v.boolean() }),
  inputFromState: ['code'],
  output: v.unknown(),
  refusals: [
    NOT_AGENT,
    {
      errorCode: 'affiliate.code.invalid',
      status: 200,
      state: ANOTHER_AGENT,
      afterExample: true,
    },
  ],
  example: { state: LINKS, input: { code: 'HD8826', archived: true }, output: null },
});
