import { useLazyPart } from '@/app/lib/loading/use-lazy-part';

const load = () => import('./load-waiting-deposit').then(({ loadWaitingDeposit }) => loadWaitingDeposit());

/** The order that waits, loaded after home. */
export function WaitingDepositLater() {
  const Chip = useLazyPart(load, true);
  return Chip && <Chip />;
}
