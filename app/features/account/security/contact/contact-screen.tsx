import { useQuery } from '@tanstack/react-query';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isTrial } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { Loaded } from '@/app/shell/loaded';
import { Skeleton } from '@/app/ui/skeleton';
import { passkeysQuery } from '../../passkeys/passkeys.queries';
import { useKnowsPasskeys } from '../../passkeys/use-knows-passkeys';
import { securityOverviewQuery, securityQuestionsQuery } from '../security.queries';
import { TrialCard } from '../trial-card';
import styles from './contact.module.css';
import { ContactForm } from './contact-form';
import type { Channel } from './contact-rules';

/** `/m/securityCenter/mobile` and `/m/securityCenter/email`: proves the contact, or changes it (ACC-02, ACC-09). */
export function ContactScreen({ channel }: { channel: Channel }) {
  useLocale();
  const session = useSession();
  const isMember = session !== null && !isTrial(session);
  const overview = useQuery({ ...securityOverviewQuery(), enabled: isMember });
  const hasQuestions = overview.data?.hasQuestions === true;
  const questions = useQuery({ ...securityQuestionsQuery(), enabled: isMember && hasQuestions });
  const { passkeys: takesPasskeys } = useSite();
  const knowsPasskeys = useKnowsPasskeys();
  const passkeys = useQuery({ ...passkeysQuery(), enabled: isMember && takesPasskeys });
  if (!session) return null;
  if (!isMember) return <TrialCard />;
  const isAsking = (hasQuestions && questions.isPending) || (takesPasskeys && passkeys.isPending);
  const chosen = questions.data?.list.filter(({ isChosen }) => isChosen) ?? [];
  const ids = chosen.map(({ questionId }) => questionId);
  const hasPasskeys = knowsPasskeys && passkeys.data !== undefined && passkeys.data.list.length > 0;
  const pending = <Skeleton className={styles.pending} />;
  return (
    <Loaded
      query={overview}
      pending={pending}
      failed={{ title: m.security_failed_title(), text: m.security_failed_text() }}
    >
      {(overview) =>
        isAsking ? (
          pending
        ) : (
          <ContactForm channel={channel} overview={overview} questions={ids} hasPasskeys={hasPasskeys} />
        )
      }
    </Loaded>
  );
}
