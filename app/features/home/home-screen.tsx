import { Link } from '@tanstack/react-router';
import type { SessionInfo } from '@/contracts/session/session-info';
import { WalletCard } from '../../domain/money/wallet-card';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useMemberName } from '../../session/member-name';
import { offersDeposit } from '../../session/offers-deposit';
import { useScreenExists } from '../../session/screen-exists';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { buttonClass } from '../../ui/button';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import { BannerArea } from './banner-area';
import { BlocksLater } from './blocks-later';
import { HomeNote } from './home-note';
import styles from './home-screen.module.css';
import { LoginCard } from './login-card';
import { QuickNav } from './quick-nav';

type Props = { welcome: Elements; waiting: Elements; own: Elements; games: Elements; winners: Elements };

/**
 * Home, its sections in the order of HOME-46; each vanishes when it has nothing to show (HOME-01). The welcome of a new
 * account, deposit that waits, the member's own games, games and winner board come from features of their own.
 */
export function HomeScreen({ welcome, waiting, own, games, winners }: Props) {
  const { siteName } = useSite();
  const session = useSession();
  return (
    <div className={styles.home}>
      <h1 className="visually-hidden" translate="no">
        {siteName}
      </h1>
      <div className={styles.top}>
        {welcome}
        <BannerArea />
        {session ? <MemberWallet session={session}>{waiting}</MemberWallet> : <LoginCard />}
        {session && <QuickNav />}
      </div>
      {session && own}
      {games}
      {winners}
      <BlocksLater />
      <HomeNote />
    </div>
  );
}

/** The balance, and for those whom it is for the deposit; an order that waits takes its end, so that nothing moves when it comes. */
function MemberWallet({ session, children }: { session: SessionInfo; children: Elements }) {
  useLocale();
  const { nickname, account } = useMemberName(session.userName);
  const name = nickname ?? account;
  const exists = useScreenExists();
  return (
    <WalletCard label={m.home_greeting({ name })}>
      {offersDeposit(session, exists) && (
        <div className={styles.money}>
          <Link to="/m/voucherCenter" className={buttonClass()}>
            <Icon name="deposit" />
            <span>{m.menu_deposit()}</span>
          </Link>
          {children}
        </div>
      )}
    </WalletCard>
  );
}
