import { PICTURE_BYTES, PICTURE_TYPES, PICTURES_MAX } from '@/contracts/rewards/reward-rules';
import type { PromotionSummary } from '../promotion-summary';

/** What pictures an application takes (REWARD-28, REWARD-32, REWARD-34). */
export const REWARD_PICTURES = { types: PICTURE_TYPES, maxBytes: PICTURE_BYTES, max: PICTURES_MAX } as const;

type Required = Pick<PromotionSummary, 'imageRequired' | 'remarkRequired'>;

/** Whether everything is there that the promotion asks for; blank remarks are none (REWARD-21 to REWARD-25, REWARD-27). */
export function isComplete(
  { imageRequired, remarkRequired }: Required,
  { remarks, pictures }: { remarks: string; pictures: number },
): boolean {
  return (!remarkRequired || remarks.trim() !== '') && (!imageRequired || pictures > 0);
}
