import { useQuery } from '@tanstack/react-query';
import { InvitationCard } from '@/app/domain/invitation/invitation-card';
import { m } from '@/app/paraglide/messages.js';
import { FailedCard } from '@/app/shell/failed-card';
import { useToast } from '@/app/shell/toast';
import { useCopy } from '@/app/shell/use-copy';
import { useSaveFile } from '@/app/shell/use-save-file';
import { Skeleton } from '@/app/ui/skeleton';
import { type AgentLink, drawnLinkQuery } from './grow.queries';
import styles from './grow-screen.module.css';
import { nameOf } from './link-name';

/** The chosen link to pass on: QR code, code, address, poster and the phone's own sheet (INVITE-04, AGENT-26). */
export function LinkCard({ link }: { link: AgentLink }) {
  const toast = useToast();
  const copy = useCopy();
  const { save, sheet } = useSaveFile();
  const { data, isError, isFetching, refetch } = useQuery(drawnLinkQuery(link));
  if (data?.code === link.code) {
    const label = m.grow_link_of({ name: nameOf(link) });
    return (
      <>
        <InvitationCard invitation={data} label={label} toast={toast} saveFile={save} copy={copy} />
        {sheet}
      </>
    );
  }
  if (!isError) return <Skeleton className={styles.pendingCard} />;
  return (
    <FailedCard
      title={m.grow_failed_title()}
      text={m.grow_failed_text()}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
