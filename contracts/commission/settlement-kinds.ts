/** What agents are paid: commission of each day, and what their agreements give. */
export const SETTLEMENT_KINDS = ['commission', 'salary', 'hour', 'dividend'] as const;
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number];
