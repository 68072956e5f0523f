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
import { type AgreementLine, downlineContractsPage, downlineContractsQuery } from './agreements.queries';
import { ContractRow } from './contract-row';
import { KIND_ICONS, KIND_NAMES, STATE_TONES, stateWord } from './contract-words';
import styles from './contracts-screen.module.css';
import { daySpan } from './day-span';
import { FindDownline } from './find-downline';

type Props = { group: AgreementGroup | undefined };

/** The agreements with direct downlines, and the way to one of them by account (AGENT-24). */
export function DownlineContracts({ group }: Props) {
  const list = useList(downlineContractsQuery(group), downlineContractsPage);
  return (
    <section className={styles.part} aria-labelledby="contracts-team">
      <SectionHeading id="contracts-team" title={m.contracts_team()} />
      <FindDownline />
      <Groups chosen={group} />
      <List
        list={list}
        className={styles.list}
        aria-labelledby="contracts-team"
        words={{
          failed: { title: m.contracts_team_failed(), text: m.contract_failed_text() },
          more: m.record_more_unknown(),
          moreFailed: m.record_more_failed(),
        }}
        pending={<PendingRows count={4} className={styles.list} />}
        empty={
          group ? (
            <p className={styles.none}>{m.contracts_group_empty()}</p>
          ) : (
            <StateCard kind="empty" title={m.contracts_team_empty()} text={m.contracts_team_empty_text()} />
          )
        }
      >
        {(line) => <Line line={line} />}
      </List>
    </section>
  );
}

const GROUP_NAMES: Record<AgreementGroup, () => string> = {
  waiting: m.contracts_group_waiting,
  running: m.contracts_group_running,
  over: m.contracts_group_over,
};

function Groups({ chosen }: { chosen: AgreementGroup | undefined }) {
  return (
    <ChipStrip label={m.contracts_team()}>
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
          <Chip on={group === chosen}>{group ? GROUP_NAMES[group]() : m.contracts_group_all()}</Chip>
        </Link>
      ))}
    </ChipStrip>
  );
}

function Line({ line }: { line: AgreementLine }) {
  const { timeZone } = useSite();
  const { account, kind, version, state, lowestRate, highestRate, answerBefore, from, until } = line;
  const rates = m.contract_span({
    from: formatRate(lowestRate),
    until: rateText(highestRate),
  });
  const by = () => m.contract_answer_by({ date: moneyDay(answerBefore, timeZone) });
  const when = from ? daySpan(from, until) : state === 'offered' ? by() : m.contract_version({ version });
  return (
    <ContractRow
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
