/** The figures of a team that are amounts of money, and those that count members. */
export const AMOUNTS = ['commission', 'turnover', 'netWin', 'deposits', 'withdrawals'] as const;
export const COUNTS = ['newMembers', 'activeMembers'] as const;
export const FIGURES = [...AMOUNTS, ...COUNTS] as const;
export type Figure = (typeof FIGURES)[number];

/** Whether a figure is an amount of money. */
export const isAmount = (figure: Figure): boolean => (AMOUNTS as readonly string[]).includes(figure);
