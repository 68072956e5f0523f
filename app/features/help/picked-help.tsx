import { useQuery } from '@tanstack/react-query';
import type { HelpItem } from '@/contracts/content/help-centre';
import { wholeList } from '../../lists/list-state';
import { ListStates } from '../../lists/list-states';
import { m } from '../../paraglide/messages.js';
import type { Elements } from '../../ui/elements';
import { Skeleton } from '../../ui/skeleton';
import { StateCard } from '../../ui/state-card';
import { helpQuery } from './help.queries';
import type { HelpSearch } from './help.search';
import { type HelpPick, pickHelp } from './pick-help';
import styles from './picked-help.module.css';

type Props = { search: HelpSearch; children: (picked: HelpPick, items: readonly HelpItem[]) => Elements };

/** What the address picks of the help texts, or what stands in its place: loading, failed, nothing written yet. */
export function PickedHelp({ search, children }: Props) {
  const query = useQuery(helpQuery());
  return (
    <ListStates
      list={wholeList(query, query.data?.list, ({ title }) => title)}
      failed={{ title: m.help_failed_title(), text: m.help_failed_text() }}
      pending={
        <div aria-busy="true">
          <Skeleton className={styles.pending} />
        </div>
      }
      empty={<StateCard kind="empty" title={m.help_empty_title()} text={m.help_empty_text()} />}
    >
      {(items) => {
        const picked = pickHelp(items, search);
        return picked && children(picked, items);
      }}
    </ListStates>
  );
}
