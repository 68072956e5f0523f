import { useQuery } from '@tanstack/react-query';
import { useLocale } from '../../../../locale/locale';
import { m } from '../../../../paraglide/messages.js';
import { isTrial } from '../../../../session/member-types';
import { useSession } from '../../../../session/session.queries';
import { FailedCard } from '../../../../shell/failed-card';
import { Skeleton } from '../../../../ui/skeleton';
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
  if (!session) return null;
  if (!isMember) return <TrialCard />;
  if (overview.data && (!hasQuestions || !questions.isPending)) {
    const chosen = questions.data?.list.filter(({ isChosen }) => isChosen) ?? [];
    const ids = chosen.map(({ questionId }) => questionId);
    return <ContactForm channel={channel} overview={overview.data} questions={ids} />;
  }
  if (!overview.isError) return <Skeleton className={styles.pending} />;
  return (
    <FailedCard
      title={m.security_failed_title()}
      text={m.security_failed_text()}
      busy={overview.isFetching}
      onRetry={() => void overview.refetch()}
    />
  );
}
