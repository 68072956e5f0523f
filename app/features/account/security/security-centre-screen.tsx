import { useQuery } from '@tanstack/react-query';
import { isOpen } from '@/app/lib/links/screen-open';
import { clockTime, moneyDay } from '@/app/lib/time/dates';
import { useIsWaiting } from '@/app/lib/time/use-is-waiting';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { Loaded } from '@/app/shell/loaded';
import { Notice } from '@/app/ui/notice';
import { Skeleton } from '@/app/ui/skeleton';
import { PasskeysSection } from '../passkeys/passkeys-section';
import { LayerList } from './layer-list';
import { ABOUT } from './layer-words';
import { verdictOf } from './layers';
import { type SecurityOverview, securityOverviewQuery } from './security.queries';
import styles from './security-centre-screen.module.css';
import { SessionsSection } from './sessions/sessions-section';
import { TrialCard } from './trial-card';
import { Verdict } from './verdict';

/** `/m/securityCenter`: how well the account is protected, and each thing that protects it (ACC-01, ACC-02, ROUTE-09). */
export function SecurityCentreScreen() {
  useLocale();
  const session = useSession();
  if (!session) return null;
  return isTrial(session) ? <TrialCard /> : <Centre />;
}

function Centre() {
  return (
    <div className={styles.screen}>
      <Protection />
      <PasskeysSection />
      <SessionsSection />
    </div>
  );
}

function Protection() {
  const overview = useQuery(securityOverviewQuery());
  return (
    <Loaded
      query={overview}
      pending={<Pending />}
      failed={{ title: m.security_failed_title(), text: m.security_failed_text() }}
    >
      {(overview) => <Known overview={overview} />}
    </Loaded>
  );
}

function Known({ overview }: { overview: SecurityOverview }) {
  const site = useSite();
  const { layers, done, next } = verdictOf(overview, (id) => isOpen(site, ABOUT[id].to));
  return (
    <div className={styles.protection}>
      <Frozen until={overview.frozenUntil ?? 0} />
      <Verdict done={done} all={layers.length} next={next} />
      <LayerList layers={layers} overview={overview} />
    </div>
  );
}

/** Until when nothing that protects the account changes, while somebody has objected to a change. */
function Frozen({ until }: { until: number }) {
  const { timeZone } = useSite();
  if (!useIsWaiting(until)) return null;
  return (
    <Notice kind="warning">
      {m.frozen_until({ time: clockTime(until, timeZone), date: moneyDay(until, timeZone) })}
    </Notice>
  );
}

function Pending() {
  return (
    <div className={styles.protection} aria-busy="true">
      <Skeleton className={styles.pendingVerdict} />
      <Skeleton className={styles.pendingLayers} />
    </div>
  );
}
