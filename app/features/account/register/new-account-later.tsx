import { useLazyPart } from '@/app/lib/loading/use-lazy-part';
import { useNewAccount } from './new-account';

const loadCard = () => import('./new-account-card').then(({ NewAccountCard }) => NewAccountCard);

/** The welcome of an account that has just been made; nothing, and no files, for anybody else. */
export function NewAccountLater() {
  const { isNew, welcomed } = useNewAccount();
  const Card = useLazyPart(loadCard, isNew);
  return isNew && Card && <Card onWelcomed={welcomed} />;
}
