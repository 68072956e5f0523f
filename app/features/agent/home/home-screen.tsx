import { useQuery } from '@tanstack/react-query';
import { linkOptions, useHydrated, useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from '@/app/locale/locale';
import { m } from '@/app/paraglide/messages.js';
import { useSession } from '@/app/session/session.queries';
import { FailedCard } from '@/app/shell/failed-card';
import { Skeleton } from '@/app/ui/skeleton';
import { StackedParts } from '@/app/ui/stacked-parts';
import { staleClass } from '@/app/ui/stale';
import { StateCard } from '@/app/ui/state-card';
import type { SessionInfo } from '@/contracts/session/session-info';
import { SideBySide } from '../side-by-side';
import { type Span, spanOf } from '../span/span';
import type { SpanSearch } from '../span/span.search';
import { SpanChips } from '../span/span-chips';
import { AsOf } from './as-of';
import { BestMembers } from './best-members';
import { DaysPart } from './days-part';
import { FigureCards } from './figure-cards';
import { type TeamKpi, teamKpiQuery } from './home.queries';
import type { HomeSearch } from './home.search';
import styles from './home-screen.module.css';
import { keepKpi, keptKpi } from './kept-kpi';
import { plottedOf } from './plotted';
import { plottedDays } from './plotted-days';
import { Products } from './products';
import { TablePart } from './table-part';
import { WaitingCards } from './waiting-cards';
import { Ways } from './ways';

type Props = {
  search: HomeSearch;
  /** The running day in the site's zone. */
  today: string;
};

/** `/m/agent/home`: what the team came to, and the ways to the rest of it (ROUTE-72, ROLE-34, AGENT-08, AGENT-26). */
export function AgentHomeScreen({ search, today }: Props) {
  useLocale();
  const session = useSession();
  const navigate = useNavigate();
  if (!session) return null;
  const span = spanOf(search, today);
  const linkTo = ({ span, from, to }: SpanSearch) =>
    linkOptions({
      to: '/m/agent/home',
      search: { figure: search.figure, view: search.view, span, from, to },
    });
  return (
    <StackedParts>
      <WaitingCards />
      <SpanChips
        span={span}
        today={today}
        linkTo={linkTo}
        onPick={(picked) => void navigate({ ...linkTo(picked), resetScroll: false })}
      />
      <Figures session={session} span={span} search={search} today={today} />
    </StackedParts>
  );
}

type FiguresProps = { session: SessionInfo; span: Span; search: HomeSearch; today: string };

function Figures({ session, span, search, today }: FiguresProps) {
  const { range } = span;
  const query = useQuery(teamKpiQuery(range));
  const { data: loaded, isPlaceholderData, isError, isFetching, refetch } = query;
  const isAlive = useHydrated();
  useEffect(() => {
    if (loaded && !isPlaceholderData) keepKpi(session, { from: range.from, to: range.to }, loaded);
  }, [session, range.from, range.to, loaded, isPlaceholderData]);
  // Once shown they stay while it is asked for again: what they draw asks too.
  const kept = !loaded && isAlive && query.errorUpdateCount > 0 ? keptKpi(session, range) : undefined;
  const data = loaded ?? kept;
  if (!data) {
    if (!isError) return <Pending />;
    return (
      <FailedCard
        title={m.agent_failed_title()}
        text={m.agent_failed_text()}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.members === 0) {
    return (
      <>
        <StateCard kind="empty" title={m.agent_empty_title()} text={m.agent_empty_text()} />
        <Ways />
      </>
    );
  }
  return (
    <>
      <AsOf
        kpi={data}
        today={today}
        isError={isError || kept !== undefined}
        isFetching={isFetching}
        onRetry={() => void refetch()}
      />
      <Shown now={data} span={span} search={search} today={today} />
    </>
  );
}

type ShownProps = { now: TeamKpi; span: Span; search: HomeSearch; today: string };

function Shown({ now, span, search, today }: ShownProps) {
  const { isPlaceholderData: isStale } = useQuery(teamKpiQuery(span.range));
  const before = useQuery(teamKpiQuery(span.before));
  const days = plottedDays(span);
  const plottedNow = useQuery(teamKpiQuery(days.range));
  const plottedBefore = useQuery(teamKpiQuery(days.before));
  const plotted = plottedOf(search.figure ?? 'commission', plottedNow.data ?? now, plottedBefore.data);
  return (
    <SideBySide
      start={
        <>
          <div aria-busy={isStale} className={staleClass(isStale)}>
            <FigureCards now={now} before={before.data} search={search} />
          </div>
          <DaysPart
            plotted={plotted}
            range={days.range}
            before={days.before}
            today={today}
            search={search}
            isStale={plottedNow.isPlaceholderData}
          />
          <div className={styles.after}>
            <Products products={now.products} isStale={isStale} />
          </div>
        </>
      }
      end={
        <>
          <TablePart plotted={plotted} today={today} isShown={search.view === 'table'} />
          <div className={styles.after}>
            <BestMembers span={span.kept} members={now.members} />
            <Ways />
          </div>
        </>
      }
    />
  );
}

/** As high as what comes. */
function Pending() {
  return (
    <>
      <Skeleton className={styles.pendingFigures} />
      <Skeleton className={styles.pendingPlot} />
    </>
  );
}
