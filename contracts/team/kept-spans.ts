/** Spans of days up to the running one for which the figures of each member are kept. */
export const KEPT_SPANS = ['today', 'yesterday', 'days7', 'days30', 'month', 'lastMonth'] as const;
export type KeptSpan = (typeof KEPT_SPANS)[number];
