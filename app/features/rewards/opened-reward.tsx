import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Popup } from '../../ui/popup';
import { PastTag } from './reward-card';
import { RewardConditions } from './reward-conditions';
import type { Reward } from './rewards.queries';

type Props = {
  /** Of the address; none that the member has opens nothing. */
  reward: Reward | undefined;
  onClose: () => void;
};

/** The sheet of the reward that the address names, with its conditions. */
export function OpenedReward({ reward, onClose }: Props) {
  useLocale();
  if (!reward) return null;
  return (
    <Popup shape="sheet" title={reward.name} closeLabel={m.action_close()} onClose={onClose}>
      <RewardConditions
        reward={reward}
        past={reward.state !== 'claimable' && <PastTag reward={reward} />}
        onOver={onClose}
      />
    </Popup>
  );
}
