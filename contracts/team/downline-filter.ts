import * as v from 'valibot';
import { MOST_ENTRIES } from '../shared/cursor-page';
import { TEAM_ORDERS, TEAM_PARTS, TEAM_SPANS } from './downline-kinds';

/** Most rows of one answer: as many as a download takes at once. */
export const MOST_ROWS = 10 * MOST_ENTRIES;

/** Whose team: an agent of one's own tree, oneself without. */
export const teamOf = { member: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(32))) };
export const teamSpan = v.picklist(TEAM_SPANS);

/** What is shown of a team. */
export const teamFilter = {
  ...teamOf,
  span: teamSpan,
  part: v.picklist(TEAM_PARTS),
  order: v.picklist(TEAM_ORDERS),
};
