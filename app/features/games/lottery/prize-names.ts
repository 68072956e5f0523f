import { m } from '@/app/paraglide/messages.js';

const NAMES: Record<string, () => string> = {
  DB: m.lott_prize_special,
  '1': m.lott_prize_1,
  '2': m.lott_prize_2,
  '3': m.lott_prize_3,
  '4': m.lott_prize_4,
  '5': m.lott_prize_5,
  '6': m.lott_prize_6,
  '7': m.lott_prize_7,
  '8': m.lott_prize_8,
};

/** Name of a prize by its code, `DB` or its number, which some write `G1`; a code that is not known names itself. */
export function prizeName(code: string): string {
  return NAMES[code.replace(/^G(?=\d)/, '')]?.() ?? code;
}
