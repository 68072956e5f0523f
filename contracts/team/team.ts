import * as v from 'valibot';
import { differsFrom, equals, falling, foundFirst, notEchoed, PAGED } from '../echo';
import { NOBODY_YET } from '../further-examples';
import { defineOperation } from '../operation';
import { AN_AGENT, ANOTHER_AGENT, ANOTHER_MEMBER } from '../provider-states/given';
import { amount } from '../shared/amount';
import { cursorPage, downloadInput } from '../shared/cursor-page';
import { count, milliseconds } from '../shared/values';
import { readableEntries, tolerant } from '../tolerant';
import { downlineSchema, EXAMPLE_DOWNLINE, namedMember } from './downline';
import { teamFilter, teamOf, teamSpan } from './downline-filter';
import {
  TEAM_ORDERS,
  TEAM_PARTS,
  TEAM_SPANS,
  type TeamOrder,
  type TeamPart,
  type TeamSpan,
} from './downline-kinds';

const TEAM = [AN_AGENT, { name: 'the member’s team', params: { has: 'members' } }];
const NOT_AGENT = {
  errorCode: 'permission.denied',
  status: 200,
  state: [...TEAM, ANOTHER_MEMBER],
} as const;
/** Nobody outside one's own tree is told from who does not exist. */
const STRANGER = {
  errorCode: 'content.not.found',
  status: 200,
  state: [...TEAM, ANOTHER_AGENT],
} as const;

type Asked = { span?: TeamSpan; part?: TeamPart; order?: TeamOrder; cursor?: string; limit?: number };
const { member: OF, ...OWN } = {
  member: '4017',
  span: 'days7',
  part: 'direct',
  order: 'turnover',
  limit: 1,
} as const;
const PAGE = { list: [EXAMPLE_DOWNLINE], next: '14820000000.4021', total: 14 };
const asked = (title: string, more: Asked) => ({
  title,
  state: TEAM,
  input: { ...OWN, member: OF, ...more },
  output: PAGE,
});
const CURSOR = '99999999999999.1';

/**
 * An agent's team, page by page in the order of a figure (AGENT-25). Figures of the running day move: a page may then
 * miss or repeat a row, but for the order `joined`.
 */
export const listTeam = defineOperation({
  id: 'agent.team.list',
  method: 'GET',
  path: '/wps/agent/team',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ ...downloadInput, ...teamFilter }),
  output: v.object({
    ...cursorPage(downlineSchema).entries,
    /** On all pages. */
    total: count,
  }),
  refusals: [NOT_AGENT, STRANGER],
  echoes: {
    ...PAGED,
    member: differsFrom('list', null),
    span: notEchoed('its figures may be those of another'),
    part: equals('list[].agent', { agents: [true], players: [false] }),
    order: falling({
      turnover: 'list[].turnover',
      deposits: 'list[].deposits',
      withdrawals: 'list[].withdrawals',
      netWin: 'list[].netWin',
      members: 'list[].members',
      active: 'list[].active',
      joined: 'list[].joinedAt',
    }),
  },
  empty: { state: NOBODY_YET, lists: ['list'], input: OWN },
  example: { state: TEAM, input: { ...OWN, member: OF }, output: PAGE },
  inputFromState: ['member', 'cursor'],
  moreExamples: [
    { title: 'of one’s own', state: TEAM, input: OWN, output: PAGE },
    { title: 'of one’s own from a cursor on', state: TEAM, input: { ...OWN, cursor: CURSOR }, output: PAGE },
    asked('from a cursor on', { cursor: CURSOR }),
    ...TEAM_SPANS.map((span) => asked(`over ${span}`, { span })),
    ...TEAM_PARTS.map((part) => asked(`of the part ${part}`, { part })),
    ...TEAM_ORDERS.map((order) => asked(`by ${order}`, { order, limit: 3 })),
  ],
});

const sums = { turnover: amount, commission: amount };
const MEMBER = {
  id: '4017',
  account: 'hoangyen_88',
  agent: true,
  level: 1,
  joinedAt: 1741759960000,
  line: [{ id: '4000', account: 'agent01' }],
  figures: {
    turnover: 412600000,
    commission: 6820000,
    deposits: 98000000,
    withdrawals: 41000000,
    netWin: 11520000,
  },
  before: { turnover: 370700000, commission: 6127000, active: 30 },
  members: 42,
  parts: { direct: 14, agents: 6, players: 36, active: 28, new: 3, silent: 5 },
  updatedAt: 1755761400000,
};

/** Nobody stands between. */
const { line: _line, ...ONESELF } = MEMBER;

/** One of the own tree, or oneself: the line up, the figures beside those before, and how many are where (AGENT-25). */
export const getTeamMember = defineOperation({
  id: 'agent.team.member',
  method: 'GET',
  path: '/wps/agent/team/member',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ ...teamOf, span: teamSpan }),
  output: v.object({
    ...namedMember.entries,
    agent: v.boolean(),
    /** How many levels below whoever asks; 0 is whoever asks. */
    level: count,
    joinedAt: milliseconds,
    /** From whoever asks down to who stands right above; nobody for whoever asks. */
    line: v.nullish(v.array(namedMember), []),
    /** Its own and those of all below, and the commission that they brought whoever asks; of oneself those below alone. */
    figures: v.object({ ...sums, deposits: amount, withdrawals: amount, netWin: amount }),
    /** The same over as many days before. */
    before: v.object({ ...sums, active: count }),
    /** All below, and how many of them are which. */
    members: count,
    parts: v.object({
      direct: count,
      agents: count,
      players: count,
      active: count,
      new: count,
      silent: count,
    } satisfies Record<TeamPart, typeof count>),
    /** Until when play counts in the figures; null before it did at all. */
    updatedAt: tolerant(milliseconds, null),
  }),
  refusals: [NOT_AGENT, STRANGER],
  echoes: { member: equals('id'), span: notEchoed('its figures may be those of another') },
  example: {
    state: TEAM,
    holds: { agent: 'same', level: 'same' },
    input: { member: OF, span: 'days7' },
    output: MEMBER,
  },
  inputFromState: ['member'],
  moreExamples: [
    {
      title: 'that is whoever asks',
      state: TEAM,
      input: { span: 'days7' },
      output: ONESELF,
    },
    ...(['today', 'days30'] as const).map((span) => ({
      title: `over ${span}`,
      state: TEAM,
      input: { member: OF, span },
      output: MEMBER,
    })),
  ],
});

/** Longest part of a name that is searched for. */
export const LONGEST_NAME = 32;
const name = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(LONGEST_NAME));

/** Who of the own tree has such an account name, on whichever level; whoever is called just so comes first (AGENT-25). */
export const findInTeam = defineOperation({
  id: 'agent.team.find',
  method: 'GET',
  path: '/wps/agent/team/find',
  moduleId: 'AGEDOWNMAN3',
  session: 'required',
  merchantIn: 'merchantCode',
  input: v.object({ name, span: teamSpan }),
  output: v.object({
    list: readableEntries(downlineSchema),
    /** More are called so than are listed. */
    more: v.boolean(),
  }),
  refusals: [NOT_AGENT],
  echoes: { name: foundFirst('list[].account'), span: notEchoed('its figures may be those of another') },
  empty: { state: NOBODY_YET, lists: ['list'] },
  example: {
    state: TEAM,
    input: { name: 'tunglam', span: 'days7' },
    output: { list: [EXAMPLE_DOWNLINE], more: false },
  },
  inputFromState: ['name'],
  moreExamples: (['today', 'days30'] as const).map((span) => ({
    title: `over ${span}`,
    state: TEAM,
    input: { name: 'tunglam', span },
    output: { list: [EXAMPLE_DOWNLINE], more: false },
  })),
});
