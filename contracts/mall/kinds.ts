/** What an item is: something that is sent, a card whose code is sent, or money for the wallet. */
export const MALL_KINDS = ['goods', 'card', 'bonus'] as const;
export type MallKind = (typeof MALL_KINDS)[number];
