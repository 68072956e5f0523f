import { AuthButtons } from '../../domain/member/auth-buttons';
import { useLocale } from '../../locale/locale';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { PageFrame } from '../../shell/page-frame';
import type { Elements } from '../../ui/elements';
import { CENTRE_PARTS } from './centre-parts';
import { GuestWelcome } from './guest-welcome';
import styles from './member-centre-screen.module.css';
import { MemberGreeting } from './member-greeting';
import { MemberWallet } from './member-wallet';
import { PointsCard } from './points-card';
import { QuickMenu } from './quick-menu';
import { RankCard } from './rank-card';
import { ServiceList } from './service-list';

/** `/m/member/home` (ROUTE-07, MEMB-01 to MEMB-32 as far as its screens exist); `waiting` is a deposit on its way. */
export function MemberCentreScreen({ waiting }: { waiting: Elements }) {
  useLocale();
  const session = useSession();
  const onTrial = isTrial(session);
  const { flags, newMemberCentre } = useSite();
  const facts = { session, flags };
  return (
    <PageFrame>
      <div className={styles.screen} data-template={newMemberCentre ? 'new' : 'base'}>
        {session ? (
          <>
            <MemberGreeting session={session} />
            {onTrial && <AuthButtons />}
            <MemberWallet />
            {waiting}
            <div className={styles.figures}>
              {CENTRE_PARTS.points(facts) && <PointsCard />}
              {CENTRE_PARTS.rank(facts) && <RankCard showRank={CENTRE_PARTS.rankName(facts)} />}
            </div>
            <QuickMenu />
          </>
        ) : (
          <GuestWelcome />
        )}
        <ServiceList />
      </div>
    </PageFrame>
  );
}
