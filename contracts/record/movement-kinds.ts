/** What moves a member's wallets (MONEY-13). */
export const MOVEMENT_KINDS = [
  'deposit',
  'depositFee',
  'withdrawal',
  'withdrawalReturned',
  'bet',
  'betReturned',
  'win',
  'bonus',
  'bonusBack',
  'transferOut',
  'transferIn',
  'transferUp',
  'transferDown',
  'agentCommission',
  'agentSalary',
  'agentHourSalary',
  'agentDividend',
  'opening',
  'other',
] as const;
export type MovementKind = (typeof MOVEMENT_KINDS)[number];

/** Kinds that are looked for together. */
export const MOVEMENT_GROUPS = {
  deposit: ['deposit', 'depositFee'],
  withdrawal: ['withdrawal', 'withdrawalReturned'],
  bet: ['bet', 'betReturned'],
  win: ['win'],
  bonus: ['bonus', 'bonusBack'],
  transfer: ['transferOut', 'transferIn', 'transferUp', 'transferDown'],
} as const satisfies Record<string, readonly MovementKind[]>;
export type MovementGroup = keyof typeof MOVEMENT_GROUPS;

/** The names of the groups, as the record is asked for them. */
export const MOVEMENT_GROUP_NAMES = Object.keys(MOVEMENT_GROUPS) as [MovementGroup, ...MovementGroup[]];
