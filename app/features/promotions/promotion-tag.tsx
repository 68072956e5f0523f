import { RewardStatus } from '../../domain/member/reward-status';
import { m } from '../../paraglide/messages.js';
import { Tag } from '../../ui/tag';
import type { PromotionSummary } from './promotion-summary';

type Props = { promotion: PromotionSummary; status: string | undefined };

/** The one word beside a promotion's date: how far the member is, else what it asks for, else whether it runs. */
export function PromotionTag({ promotion, status }: Props) {
  const { applies, joins, started } = promotion;
  if (status) return <RewardStatus status={status} />;
  if (started === false) return <Tag tone="info">{m.promo_starts_later()}</Tag>;
  if (applies || joins) return <Tag tone="primary">{m.promo_needs_application()}</Tag>;
  return started ? <Tag tone="info">{m.promo_running()}</Tag> : null;
}
