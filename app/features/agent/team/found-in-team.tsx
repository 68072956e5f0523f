import { useQuery } from '@tanstack/react-query';
import { wholeList } from '@/app/lists/list-state';
import { ListStates } from '@/app/lists/list-states';
import { PendingRows } from '@/app/lists/pending-rows';
import { m } from '@/app/paraglide/messages.js';
import { StateCard } from '@/app/ui/state-card';
import styles from './found-in-team.module.css';
import { foundQuery } from './team.queries';
import { askedOf, type TeamSearch } from './team.search';
import { TeamList } from './team-list';
import { isLongEnough } from './team-search-form';

type Props = { name: string; search: TeamSearch; today: string };

/** Everybody of the own team whose account has a text in it, whichever level it is on (AGENT-25). */
export function FoundInTeam({ name, search, today }: Props) {
  if (!isLongEnough(name)) return <p className={styles.note}>{m.team_find_short()}</p>;
  return <Found name={name} search={search} today={today} />;
}

function Found({ name, search, today }: Props) {
  const query = useQuery(foundQuery(name, askedOf(search).span));
  const list = wholeList(query, query.data?.list, ({ id }) => id);
  return (
    <>
      <h2 className={styles.heading}>{m.team_found({ name })}</h2>
      <ListStates
        list={list}
        failed={{ title: m.team_failed_title(), text: m.team_failed_text() }}
        pending={<PendingRows count={3} className={styles.rows} />}
        empty={<StateCard kind="empty" title={m.team_find_none()} text={m.team_find_none_text({ name })} />}
      >
        {(entries) => <TeamList {...{ list, entries, search, today }} part="players" />}
      </ListStates>
      {query.data?.more && <p className={styles.note}>{m.team_find_more()}</p>}
    </>
  );
}
