/** A vendor as players read it: the codes of the lottery vendors join their words by `_` (GAME-92, LAUNCH-03). */
export const vendorName = (vassalage: string): string => vassalage.replaceAll('_', ' ');
