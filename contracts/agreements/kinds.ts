/** What an agreement pays an agent: a part of each day's turnover, of a period's net win, or of each hour's turnover. */
export const AGREEMENT_KINDS = ['salary', 'dividend', 'hour'] as const;
export type AgreementKind = (typeof AGREEMENT_KINDS)[number];

/** How an agreement stands; `agreed` comes into force with the next day, `expired` was not answered in time. */
export const AGREEMENT_STATES = [
  'offered',
  'expired',
  'refused',
  'withdrawn',
  'agreed',
  'inForce',
  'ended',
] as const;
export type AgreementState = (typeof AGREEMENT_STATES)[number];

/** Which agreements of the direct downlines: those to be answered, those in force or about to be, those that are over. */
export const AGREEMENT_GROUPS = ['waiting', 'running', 'over'] as const;
export type AgreementGroup = (typeof AGREEMENT_GROUPS)[number];
