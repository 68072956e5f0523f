import { useState } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { Disclosure } from '@/app/ui/disclosure';
import { Icon } from '@/app/ui/icon';
import { Notice } from '@/app/ui/notice';
import { SectionHead, sectionMore } from '@/app/ui/section-head';
import { staleClass } from '@/app/ui/stale';
import { StateCard } from '@/app/ui/state-card';
import type { AgentLink, Links } from './grow.queries';
import type { GrowSearch } from './grow.search';
import styles from './link-list.module.css';
import { LinkRow } from './link-row';
import { NewLinkSheet } from './new-link-sheet';

type Props = { links: Links; chosen: AgentLink | undefined; search: GrowSearch; isStale: boolean };

/** The agent's links with what each brought, those in the archive folded away, and the way to a new one. */
export function LinkList({ links: { list, most }, chosen, search, isStale }: Props) {
  const [adding, setAdding] = useState(false);
  const used = list.filter(({ archived }) => !archived);
  const archived = list.filter((link) => link.archived);
  const isFull = list.length >= most;
  const rows = (links: readonly AgentLink[]) => (
    <ul className={staleClass(isStale, styles.list)}>
      {links.map((link) => (
        <li key={link.code}>
          <LinkRow link={link} search={search} isChosen={link.code === chosen?.code} />
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.links} aria-labelledby="links" aria-busy={isStale}>
      <SectionHead id="links" title={m.grow_links()}>
        {!isFull && (
          <button
            type="button"
            className={sectionMore}
            aria-haspopup="dialog"
            onClick={() => setAdding(true)}
          >
            <Icon name="plus" />
            <span>{m.grow_new_link()}</span>
          </button>
        )}
      </SectionHead>
      {isFull && <Notice kind="info">{m.grow_links_full({ most })}</Notice>}
      {used.length > 0 ? (
        rows(used)
      ) : (
        <StateCard kind="empty" title={m.grow_links_empty()} text={m.grow_links_empty_text()} />
      )}
      <p className={styles.note}>{m.grow_links_note()}</p>
      {archived.length > 0 && (
        <Disclosure
          title={m.grow_archived({ count: archived.length })}
          meta={m.grow_archived_text()}
          unmarked
          initiallyOpen={chosen?.archived ?? false}
        >
          {rows(archived)}
        </Disclosure>
      )}
      {adding && <NewLinkSheet search={search} onClose={() => setAdding(false)} />}
    </section>
  );
}
