/** Days that a team is looked at over, the running day the last of them; each beside as many before (AGENT-25). */
export const TEAM_SPANS = ['today', 'days7', 'days30'] as const;
export type TeamSpan = (typeof TEAM_SPANS)[number];

/** Who of a team is shown: those right below, or some of all levels. Silent are who have not played for 30 days. */
export const TEAM_PARTS = ['direct', 'agents', 'players', 'active', 'new', 'silent'] as const;
export type TeamPart = (typeof TEAM_PARTS)[number];

/** What a team is ordered by, the most first; `joined` the last to come. */
export const TEAM_ORDERS = [
  'turnover',
  'deposits',
  'withdrawals',
  'netWin',
  'members',
  'active',
  'joined',
] as const;
export type TeamOrder = (typeof TEAM_ORDERS)[number];
