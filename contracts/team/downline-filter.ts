import * as v from 'valibot';
import { TEAM_ORDERS, TEAM_PARTS, TEAM_SPANS } from './downline-kinds';

/** Whose team: an agent of one's own tree, oneself without. */
export const teamOf = { member: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(64))) };
export const teamSpan = v.picklist(TEAM_SPANS);

/** What is shown of a team. */
export const teamFilter = {
  ...teamOf,
  span: teamSpan,
  part: v.picklist(TEAM_PARTS),
  order: v.picklist(TEAM_ORDERS),
};
