import { useEffect } from 'react';
import type { ListState } from '@/app/lists/list-state';
import { LoadMore } from '@/app/lists/load-more';
import { useRowWindow } from '@/app/lists/use-row-window';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { Button } from '@/app/ui/button';
import { IconButton } from '@/app/ui/icon-button';
import { sayProperty } from '@/app/ui/say-property';
import { Skeleton } from '@/app/ui/skeleton';
import { staleClass } from '@/app/ui/stale';
import type { Downline } from '@/contracts/team/downline';
import type { TeamPart } from '@/contracts/team/downline-kinds';
import { type Asked, askedOf, type TeamSearch } from './team.search';
import { type Line, linesOf } from './team-lines';
import { TeamLink } from './team-link';
import styles from './team-list.module.css';
import { TeamRow } from './team-row';
import { useBranches } from './use-branches';

type Props = {
  list: ListState<Downline>;
  entries: readonly Downline[];
  search: TeamSearch;
  today: string;
  /** What the list is narrowed to; who was found may be on any level. */
  part: TeamPart;
};

/** Lines that may be in the page at once. */
const MOST_LINES = 28;
/** How many lines from the end the next page is asked for. */
const NEAR = 10;

/** A team, of which only the lines near the window are in the page; branches open in their place (AGENT-25). */
export function TeamList({ list, entries, search, today, part }: Props) {
  const asked = askedOf(search);
  const { branches, toggle } = useBranches(search);
  const lines = linesOf(entries, branches);
  const {
    list: rows,
    drawn,
    end,
    focus,
  } = useRowWindow({ count: lines.length, columns: 1, most: MOST_LINES });
  const { more, isStale } = list;
  const isNear = end + NEAR >= lines.length && end > 0;
  useEffect(() => {
    if (isNear && more.has && !more.busy && !more.failed && !isStale) more.load();
  }, [isNear, more, isStale]);
  const left = (list.total ?? entries.length) - entries.length;
  const known = more.has ? -1 : lines.length;
  return (
    <>
      {/* The list cuts off what stands out of its round corners. */}
      <div className={staleClass(isStale)}>
        <ul ref={rows} className={styles.list} aria-busy={isStale} {...focus}>
          {drawn.flatMap(({ from, to }, index) => [
            <Gap key={`before-${from}`} lines={from - (drawn[index - 1]?.to ?? 0)} />,
            ...lines.slice(from, to).map((line, place) => (
              <li
                key={line.key}
                className={styles.line}
                data-inside={line.kind !== 'row' || line.inside ? '' : undefined}
                data-entry=""
                aria-posinset={from + place + 1}
                aria-setsize={known}
              >
                <LineContent
                  {...{ line, search, asked, today, part }}
                  isOpen={line.kind === 'row' && !line.inside && branches.has(line.row.id)}
                  onToggle={toggle}
                />
              </li>
            )),
          ])}
          <Gap lines={lines.length - (drawn.at(-1)?.to ?? 0)} />
        </ul>
      </div>
      {more.has && !isStale && (
        <LoadMore
          more={more}
          words={{
            more: m.team_more({ count: formatCount(left) }),
            moreFailed: m.team_more_failed(),
          }}
        />
      )}
    </>
  );
}

type ContentProps = Pick<Props, 'search' | 'today' | 'part'> & {
  line: Line;
  asked: Asked;
  isOpen: boolean;
  onToggle: (id: string) => void;
};

function LineContent({ line, search, asked, today, part, isOpen, onToggle }: ContentProps) {
  switch (line.kind) {
    case 'pending':
      return <Skeleton className={styles.pending} />;
    case 'failed':
      return (
        <p className={styles.failed} role="alert">
          <span>{`${m.team_branch_failed()} `}</span>
          <Button look="text" onClick={line.retry}>
            {m.action_retry()}
          </Button>
        </p>
      );
    case 'more':
      return (
        <TeamLink
          search={{ member: line.owner.id, span: search.span, order: search.order }}
          className={styles.into}
        >
          {line.left > 0 ? m.team_more_below({ count: formatCount(line.left) }) : m.team_all_below()}
        </TeamLink>
      );
    default: {
      const { row, inside } = line;
      const canOpen = !inside && row.direct > 0;
      return (
        <>
          <TeamRow {...{ row, search, today, part, inside }} order={asked.order} />
          {canOpen && (
            <IconButton
              className={styles.toggle}
              data-on-tile=""
              icon="down"
              size={20}
              label={isOpen ? m.team_close({ account: row.account }) : m.team_open({ account: row.account })}
              aria-expanded={isOpen}
              onClick={() => onToggle(row.id)}
            />
          )}
        </>
      );
    }
  }
}

/** The place of lines that are not in the page. */
function Gap({ lines }: { lines: number }) {
  if (lines <= 0) return null;
  return <li className={styles.gap} aria-hidden="true" ref={sayProperty('--lines', lines)} />;
}
