import { HOUR_MS } from '../../db/quota-uses';

/** How long an account rests after its member has objected to a change. */
export const FREEZE_MS = 72 * HOUR_MS;
/** How long a member may object to a change by the link that told of it. */
export const OBJECTION_LIFE_MS = 7 * 24 * HOUR_MS;
