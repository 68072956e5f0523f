import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { InvitationCard } from '../../domain/invitation/invitation-card';
import { FreeAccountCard } from '../../domain/member/free-account-card';
import { TrialCard } from '../../domain/member/trial-card';
import { formatShortMoney } from '../../domain/money/format-money';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { hasMoney, isTrial } from '../../session/member-types';
import { useSession } from '../../session/session.queries';
import { useSite } from '../../session/site.queries';
import { Loaded } from '../../shell/loaded';
import { useToast } from '../../shell/toast';
import { useCopy } from '../../shell/use-copy';
import { useSaveFile } from '../../shell/use-save-file';
import { buttonClass } from '../../ui/button';
import { Skeleton } from '../../ui/skeleton';
import { StackedParts } from '../../ui/stacked-parts';
import { Friends } from './friends';
import { type Invitation, invitationQuery } from './referral.queries';
import type { ReferralSearch } from './referral.search';
import styles from './referral-screen.module.css';

/** `/m/inviteFriends`: what it brings on which terms, the invitation itself, and who came (INVITE-01, INVITE-03, ROUTE-14). */
export function ReferralScreen({ search }: { search: ReferralSearch }) {
  useLocale();
  const session = useSession();
  const isMember = hasMoney(session);
  const invitation = useQuery({ ...invitationQuery(), enabled: isMember });
  if (!session) return null;
  if (isTrial(session)) return <OnTrial />;
  if (!isMember) return <FreeAccountCard title={m.referral_trial_title()} />;
  return (
    <Loaded
      query={invitation}
      pending={<Pending />}
      failed={{ title: m.referral_failed_title(), text: m.referral_failed_text() }}
    >
      {(invitation) => <Invited invitation={invitation} search={search} />}
    </Loaded>
  );
}

function Invited({ invitation, search }: { invitation: Invitation; search: ReferralSearch }) {
  const { currency, jurisdiction } = useSite();
  const toast = useToast();
  const copy = useCopy();
  const { save, sheet } = useSaveFile();
  const { reward, least, times, withinHours } = invitation;
  const short = (amount: typeof reward) => formatShortMoney(amount, currency);
  const offer =
    reward > 0 ? m.referral_offer({ reward: short(reward), least: short(least) }) : m.referral_offer_none();
  return (
    <StackedParts>
      <section className={styles.offer}>
        <div className={styles.hero}>
          <img src="/art/banners/lanterns.svg" alt="" width={358} height={157} fetchPriority="high" />
          <div className={styles.words}>
            <h2 className={styles.title}>{m.referral_hero()}</h2>
            <p className={styles.text}>{offer}</p>
          </div>
        </div>
        <p className={styles.terms}>
          {reward > 0 && <span>{`${m.referral_terms({ times, hours: withinHours })} `}</span>}
          <span>{m.referral_age({ age: jurisdiction.ageLimit })}</span>
        </p>
      </section>
      <InvitationCard invitation={invitation} toast={toast} saveFile={save} copy={copy} />
      {sheet}
      <Friends invitation={invitation} group={search.group} />
    </StackedParts>
  );
}

/** Users on trial invite nobody. */
function OnTrial() {
  return (
    <TrialCard title={m.referral_trial_title()}>
      <Link to="/m/activity" className={buttonClass('text')}>
        {m.mall_to_promotions()}
      </Link>
    </TrialCard>
  );
}

function Pending() {
  return (
    <div aria-busy="true">
      <StackedParts>
        <Skeleton className={styles.pendingHero} />
        <Skeleton className={styles.pendingCard} />
      </StackedParts>
    </div>
  );
}
