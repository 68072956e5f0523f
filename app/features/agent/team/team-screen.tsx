import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { isUnknown } from '@/app/lib/calls/is-unknown';
import { useChosen } from '@/app/lib/links/use-chosen';
import { clockTime } from '@/app/lib/time/dates';
import { ListStates } from '@/app/lists/list-states';
import { PendingRows } from '@/app/lists/pending-rows';
import { useKeptPlace } from '@/app/lists/use-kept-place';
import { useList } from '@/app/lists/use-list';
import { formatCount } from '@/app/locale/figures';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { isAgent } from '@/app/session/member-types';
import { useSession } from '@/app/session/session.queries';
import { useSite } from '@/app/session/site.queries';
import { Loaded } from '@/app/shell/loaded';
import { CsvNote } from '@/app/shell/tables/csv-note';
import { downloadAddress } from '@/app/shell/tables/download-address';
import { buttonClass } from '@/app/ui/button';
import { Notice } from '@/app/ui/notice';
import { SegmentedControl } from '@/app/ui/segmented-control';
import { Skeleton } from '@/app/ui/skeleton';
import { StateCard } from '@/app/ui/state-card';
import { TEAM_SPANS } from '@/contracts/team/downline-kinds';
import { Crumbs, type TeamMember } from './crumbs';
import { FoundInTeam } from './found-in-team';
import { MemberCard } from './member-card';
import { MemberSheet } from './member-sheet';
import { OrderSelect } from './order-select';
import { PartChips } from './part-chips';
import { TableHead } from './table-head';
import { teamMemberQuery, teamPage, teamQuery } from './team.queries';
import { type Asked, askedOf, type TeamSearch } from './team.search';
import { TeamDownload } from './team-download';
import { TeamLink } from './team-link';
import { TeamList } from './team-list';
import styles from './team-screen.module.css';
import { TeamSearchForm } from './team-search-form';
import { partName, spanName } from './team-words';

type Props = { search: TeamSearch /** The running day in the site's zone. */; today: string };

/** `/m/agent/team`: the tree of an agent's downlines (AGENT-25, AGENT-26, ROLE-34, FLAG-28). */
export function TeamScreen({ search, today }: Props) {
  useLocale();
  const session = useSession();
  if (!isAgent(session)) return null;
  const { find } = search;
  // The form stands at one place, found or not: it keeps the focus while one types.
  return (
    <div className={find === undefined ? styles.sides : styles.found}>
      <div className={styles.side}>
        <TeamSearchForm search={search} />
        {find === undefined ? (
          <Whose search={search} />
        ) : (
          <FoundInTeam name={find} search={search} today={today} />
        )}
      </div>
      {find === undefined && <Team search={search} today={today} />}
    </div>
  );
}

/** Whose team it is: the way there, the figures, and what is summed up. */
function Whose({ search }: Pick<Props, 'search'>) {
  const asked = askedOf(search);
  const member = useQuery(teamMemberQuery(asked));
  if (isUnknown(member.error)) return <Stranger search={search} />;
  return (
    <>
      <Loaded
        query={member}
        pending={<Skeleton className={styles.pending} />}
        failed={{ title: m.team_failed_title(), text: m.team_failed_text() }}
      >
        {(known) => (
          <>
            <Crumbs member={known} search={search} />
            <MemberCard member={known} search={search} stale={member.isPlaceholderData} />
          </>
        )}
      </Loaded>
      <Spans search={search} asked={asked} />
      {member.data && <Sum member={member.data} asked={asked} />}
    </>
  );
}

/** Who is in it. */
function Team({ search, today }: Props) {
  const asked = askedOf(search);
  const { data, error } = useQuery(teamMemberQuery(asked));
  if (!data || isUnknown(error)) return null;
  return (
    <>
      <div className={styles.side}>
        {data.agent ? (
          <Downlines member={data} search={search} asked={asked} today={today} />
        ) : (
          <StateCard kind="empty" title={m.team_player_title()} text={m.team_player_text()} />
        )}
      </div>
      {search.menu && data.level > 0 && <MemberSheet member={data} search={search} />}
    </>
  );
}

function Stranger({ search: { span } }: { search: TeamSearch }) {
  return (
    <StateCard kind="empty" title={m.team_stranger_title()} text={m.team_stranger_text()}>
      <TeamLink search={{ span }} inPlace className={buttonClass('tonal')}>
        {m.team_stranger_back()}
      </TeamLink>
    </StateCard>
  );
}

function Spans({ search, asked }: { search: TeamSearch; asked: Asked }) {
  const navigate = useNavigate();
  const { chosen, choose } = useChosen(asked.span, (span) =>
    navigate({
      to: '/m/agent/team',
      search: { ...search, span, csv: undefined },
      replace: true,
      resetScroll: false,
      viewTransition: false,
    }),
  );
  return (
    <SegmentedControl
      label={m.team_span()}
      options={TEAM_SPANS.map((span) => ({ value: span, label: spanName(span) }))}
      value={chosen}
      onChange={choose}
    />
  );
}

/** What the card sums up, and until when. */
function Sum({ member: { members, updatedAt }, asked }: { member: TeamMember; asked: Asked }) {
  const { timeZone } = useSite();
  const sum = m.team_sum({
    span: spanName(asked.span),
    people: m.team_people({ count: formatCount(members) }),
  });
  const time = updatedAt && clockTime(updatedAt, timeZone);
  return <p className={styles.sum}>{time ? `${sum} · ${m.team_as_of({ time })}` : sum}</p>;
}

type DownlinesProps = Props & { member: TeamMember; asked: Asked };

function Downlines({ member, search, asked, today }: DownlinesProps) {
  const list = useList(teamQuery(asked), teamPage);
  useKeptPlace(list);
  const { part } = asked;
  const account = member.level === 0 ? m.team_my() : member.account;
  // As they joined: no figure that moves meanwhile moves a row.
  const file: Asked = { ...asked, order: 'joined' };
  return (
    <>
      <PartChips member={member} search={search} />
      {search.csv && (
        <Notice kind="error">{search.csv === 'limited' ? m.team_csv_limited() : m.team_csv_failed()}</Notice>
      )}
      <div className={styles.head}>
        <h2 className={styles.heading}>
          {part === 'direct' ? m.team_under({ account }) : m.team_below({ part: partName(part), account })}
        </h2>
        <TeamDownload asked={file} />
        <OrderSelect search={search} />
      </div>
      <CsvNote addressOf={(format) => downloadAddress('agent-team', file, format)} />
      <TableHead search={search} />
      <ListStates
        list={list}
        failed={{ title: m.team_failed_title(), text: m.team_failed_text() }}
        pending={<PendingRows count={6} className={styles.rows} />}
        empty={<Empty search={search} isNarrowed={part !== 'direct'} />}
      >
        {(entries) => <TeamList key={member.id} {...{ list, entries, search, today, part }} />}
      </ListStates>
    </>
  );
}

function Empty({ search, isNarrowed }: { search: TeamSearch; isNarrowed: boolean }) {
  return (
    <StateCard kind="empty" title={m.team_empty_title()} text={m.team_empty_text()}>
      {isNarrowed && (
        <TeamLink search={{ ...search, part: undefined }} inPlace className={buttonClass('tonal')}>
          {m.team_empty_all()}
        </TeamLink>
      )}
    </StateCard>
  );
}
