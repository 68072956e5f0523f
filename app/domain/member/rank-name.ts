import { m } from '../../paraglide/messages.js';

const NAMES: Record<string, () => string> = {
  bronze: m.vip_bronze,
  silver: m.vip_silver,
  gold: m.vip_gold,
  platinum: m.vip_platinum,
  diamond: m.vip_diamond,
};

/** Name of a rank by its `labelId`; an operator's own label shows as it is. */
export function rankName(labelId: string): string {
  return NAMES[labelId.toLowerCase()]?.() ?? labelId;
}
