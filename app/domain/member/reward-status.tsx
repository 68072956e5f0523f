import { m } from '../../paraglide/messages.js';
import { Tag, type TagTone } from '../../ui/tag';

const STATUSES: Record<string, { tone: TagTone; label: () => string }> = {
  applying: { tone: 'warning', label: m.reward_status_applying },
  rejected: { tone: 'negative', label: m.reward_status_rejected },
  issued: { tone: 'info', label: m.reward_status_issued },
  claimed: { tone: 'neutral', label: m.reward_status_claimed },
  process: { tone: 'info', label: m.reward_status_process },
  signed: { tone: 'positive', label: m.reward_status_signed },
  coming: { tone: 'info', label: m.reward_status_coming },
  closed: { tone: 'neutral', label: m.reward_status_closed },
};

/** State of the member's application; one that the site does not know is shown as it is (REWARD-04 to REWARD-12). */
export function RewardStatus({ status }: { status: string }) {
  const known = Object.hasOwn(STATUSES, status) ? STATUSES[status] : undefined;
  return <Tag tone={known?.tone ?? 'neutral'}>{known?.label() ?? status}</Tag>;
}
