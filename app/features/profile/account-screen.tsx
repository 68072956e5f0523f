import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AuthButtons } from '../../domain/member/auth-buttons';
import { initialOf } from '../../domain/member/initial';
import { MemberAvatar } from '../../domain/member/member-avatar';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { memberIconQuery } from '../../session/member.queries';
import { useMemberName } from '../../session/member-name';
import { isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { Loaded } from '../../shell/loaded';
import { Button } from '../../ui/button';
import { Notice } from '../../ui/notice';
import { Skeleton } from '../../ui/skeleton';
import { AccountRows } from './account-rows';
import styles from './account-screen.module.css';
import { IconDialog } from './icon-dialog';
import { profileQuery } from './profile.queries';

/** `/m/myAccount/index`: who the member is to the site, and what of it can be changed (ACC-03, ACC-04, ROUTE-08). */
export function AccountScreen() {
  useLocale();
  const session = useSession();
  const profile = useQuery({ ...profileQuery(), enabled: session !== null });
  if (!session) return null;
  const trial = isTrial(session);
  return (
    <div className={styles.screen}>
      <Head account={session.userName} mayChange={!trial} />
      {trial && (
        <>
          <Notice kind="info">{m.error_actual_account()}</Notice>
          <AuthButtons />
        </>
      )}
      <Loaded
        query={profile}
        pending={<Pending />}
        failed={{ title: m.account_failed_title(), text: m.account_failed_text() }}
      >
        {(profile) => <AccountRows profile={profile} mayChange={!trial} />}
      </Loaded>
    </div>
  );
}

function Pending() {
  return (
    <div className={styles.screen} aria-busy="true">
      <Skeleton className={styles.pendingOne} />
      <Skeleton className={styles.pendingTwo} />
    </div>
  );
}

function Head({ account, mayChange }: { account: string; mayChange: boolean }) {
  const { nickname } = useMemberName(account);
  const icon = useQuery(memberIconQuery());
  const [choosing, setChoosing] = useState(false);
  const name = nickname ?? account;
  return (
    <section className={styles.head}>
      <MemberAvatar initial={initialOf(nickname, account)} size={88} />
      <p className={styles.names}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        {name !== account && (
          <span className={styles.account} translate="no">
            {account}
          </span>
        )}
      </p>
      {mayChange && (
        <Button look="secondary" icon="camera" disabled={icon.isPending} onClick={() => setChoosing(true)}>
          {m.account_icon_change()}
        </Button>
      )}
      {choosing && <IconDialog current={icon.data?.url ?? null} onClose={() => setChoosing(false)} />}
    </section>
  );
}
