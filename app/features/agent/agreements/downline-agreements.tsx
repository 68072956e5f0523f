import { Link } from '@tanstack/react-router';
import { rateText } from '@/app/domain/money/rate-text';
import { moneyDay } from '@/app/lib/time/dates';
import { List } from '@/app/lists/list';
import { PendingRows } from '@/app/lists/pending-rows';
import { useList } from '@/app/lists/use-list';
import { formatRate } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Chip, ChipStrip, chipLink } from '@/app/ui/chips';
import { SectionHeading } from '@/app/ui/section-head';
import { StateCard } from '@/app/ui/state-card';
import { Tag } from '@/app/ui/tag';
import { AGREEMENT_GROUPS, type AgreementGroup } from '@/contracts/agreements/kinds';
import { AgreementRow } from './agreement-row';
import { KIND_ICONS, KIND_NAMES, STATE_TONES, stateWord } from './agreement-words';
import { type AgreementLine, downlineAgreementsPage, downlineAgreementsQuery } from './agreements.queries';
import styles from './agreements-screen.module.css';
import { daySpan } from './day-span';
import { FindDownline } from './find-downline';

type Props = { group: AgreementGroup | undefined };

/** The agreements with direct downlines, and the way to one of them by account (AGENT-24). */
export function DownlineAgreements({ group }: Props) {
  const list = useList(downlineAgreementsQuery(group), downlineAgreementsPage);
  return (
    <section className={styles.part} aria-labelledby="agreements-team">
      <SectionHeading id="agreements-team" title={m.agreements_team()} />
      <FindDownline />
      <Groups chosen={group} />
      <List
        list={list}
        className={styles.list}
        aria-labelledby="agreements-team"
        words={{
          failed: { title: m.agreements_team_failed(), text: m.agreement_failed_text() },
          more: m.record_more_unknown(),
          moreFailed: m.record_more_failed(),
        }}
        pending={<PendingRows count={4} className={styles.list} />}
        empty={
          group ? (
            <p className={styles.none}>{m.agreements_group_empty()}</p>
          ) : (
            <StateCard kind="empty" title={m.agreements_team_empty()} text={m.agreements_team_empty_text()} />
          )
        }
      >
        {(line) => <Line line={line} />}
      </List>
    </section>
  );
}

const GROUP_NAMES: Record<AgreementGroup, () => string> = {
  waiting: m.agreements_group_waiting,
  running: m.agreements_group_running,
  over: m.agreements_group_over,
};

function Groups({ chosen }: { chosen: AgreementGroup | undefined }) {
  return (
    <ChipStrip label={m.agreements_team()}>
      {([undefined, ...AGREEMENT_GROUPS] as const).map((group) => (
        <Link
          key={group ?? 'all'}
          to="/m/agent/contracts"
          search={group && { group }}
          replace
          resetScroll={false}
          viewTransition={false}
          className={chipLink}
          activeOptions={{ exact: true }}
          aria-current={group === chosen ? 'page' : undefined}
        >
          <Chip on={group === chosen}>{group ? GROUP_NAMES[group]() : m.agreements_group_all()}</Chip>
        </Link>
      ))}
    </ChipStrip>
  );
}

function Line({ line }: { line: AgreementLine }) {
  const { timeZone } = useSite();
  const { account, kind, version, state, lowestRate, highestRate, answerBefore, from, until } = line;
  const rates = m.agreement_span({
    from: formatRate(lowestRate),
    until: rateText(highestRate),
  });
  const by = () => m.agreement_answer_by({ date: moneyDay(answerBefore, timeZone) });
  const when = from ? daySpan(from, until) : state === 'offered' ? by() : m.agreement_version({ version });
  return (
    <AgreementRow
      to="/m/agent/contracts/$account"
      params={{ account }}
      search={{ kind }}
      icon={KIND_ICONS[kind]}
      name={account}
      isAccount
      note={`${KIND_NAMES[kind]()} · ${rates}`}
      more={when}
      end={<Tag tone={STATE_TONES[state]}>{stateWord(state)}</Tag>}
    />
  );
}
