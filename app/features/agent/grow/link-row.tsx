import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useAction } from '@/app/forms/use-action';
import { gateway } from '@/app/lib/calls/gateway';
import { moneyDay } from '@/app/lib/time/dates';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Button } from '@/app/ui/button';
import { Icon } from '@/app/ui/icon';
import { archiveLink } from '@/contracts/affiliate/links';
import { type AgentLink, LINKS_KEY } from './grow.queries';
import type { GrowSearch } from './grow.search';
import { nameOf } from './link-name';
import styles from './link-row.module.css';

type Props = { link: AgentLink; search: GrowSearch; isChosen: boolean };

/** One link: a tap shows its QR code; what it brought; into the archive or out of it. */
export function LinkRow({ link, search, isChosen }: Props) {
  const { timeZone } = useSite();
  const { busy, archive } = useArchive(link);
  const { code, createdAt, archived, visits, registrations, firstDeposits } = link;
  const made = createdAt > 0 && m.grow_link_made({ date: moneyDay(createdAt, timeZone) });
  const figures = [
    { name: m.grow_visits(), count: visits },
    { name: m.grow_registrations(), count: registrations },
    { name: m.grow_first_deposits(), count: firstDeposits },
  ];
  return (
    <article className={styles.link} data-chosen={isChosen ? '' : undefined} aria-label={nameOf(link)}>
      <div className={styles.head}>
        <Link
          to="/m/agent/grow"
          search={{ ...search, link: code }}
          replace
          viewTransition={false}
          className={styles.name}
          aria-current={isChosen ? 'true' : undefined}
        >
          <Icon name="qr" size={24} />
          <span className={styles.words}>
            <bdi className={styles.title} translate="no">
              {nameOf(link)}
            </bdi>
            <span className={styles.note}>
              {link.name && <bdi translate="no">{code}</bdi>}
              {made && <span>{link.name ? ` · ${made}` : made}</span>}
            </span>
          </span>
        </Link>
        <Button look="text" busyText={busy ? m.action_working() : undefined} onClick={() => void archive()}>
          {archived ? m.grow_restore() : m.grow_archive()}
        </Button>
      </div>
      <dl className={styles.figures}>
        {figures.map(({ name, count }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
    </article>
  );
}

/** Puts a link into the archive or takes it out, and asks for the list again. */
function useArchive({ code, archived }: AgentLink) {
  const queryClient = useQueryClient();
  const { run, isBusy } = useAction(
    async () => {
      await gateway(archiveLink, { code, archived: !archived });
      return archived ? m.grow_restore_done() : m.grow_archive_done();
    },
    { settled: () => queryClient.invalidateQueries({ queryKey: LINKS_KEY }) },
  );
  return { busy: isBusy, archive: run };
}
