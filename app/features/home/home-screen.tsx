import { WalletCard } from '../../domain/money/wallet-card';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useMemberName } from '../../session/member-name';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import type { Elements } from '../../ui/elements';
import { BannerArea } from './banner-area';
import { BlocksLater } from './blocks-later';
import { HomeNote } from './home-note';
import styles from './home-screen.module.css';
import { LoginCard } from './login-card';
import { QuickNav } from './quick-nav';

type Props = { welcome: Elements; deposit: Elements; own: Elements; games: Elements; winners: Elements };

/**
 * Home, its sections in the order of HOME-46; each vanishes when it has nothing to show (HOME-01). The
 * welcome of a new account, deposit, the member's own games, games and winner board come from features of their own.
 */
export function HomeScreen({ welcome, deposit, own, games, winners }: Props) {
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
        {session ? <MemberWallet userName={session.userName}>{deposit}</MemberWallet> : <LoginCard />}
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

function MemberWallet({ userName, children }: { userName: string; children: Elements }) {
  useLocale();
  const { nickname, account } = useMemberName(userName);
  const name = nickname ?? account;
  return <WalletCard label={m.home_greeting({ name })}>{children}</WalletCard>;
}
