import { useSession } from '@/app/session/session.queries';
import { useFollowStay } from '@/app/session/use-stay';
import { LastLogin } from '../security/sessions/last-login';
import { Reauthentication } from './reauthentication';
import { StayOffer } from './stay-offer';

type Props = {
  /** The session that the page began with, known by its opaque id. */
  atFirst: string | undefined;
};

/** What stands over every page of a member's; loaded for nobody else. */
export function SignedIn({ atFirst }: Props) {
  const session = useSession();
  useFollowStay();
  return (
    <>
      <Reauthentication />
      <LastLogin atFirst={atFirst} />
      {session && session.id !== atFirst && <StayOffer key={session.id} session={session} />}
    </>
  );
}
