import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { formatShortMoney } from '@/app/domain/money/format-money';
import { Money } from '@/app/domain/money/money';
import { rateText } from '@/app/domain/money/rate-text';
import { shortMoney } from '@/app/domain/money/short-money';
import { amountOf } from '@/app/forms/amount';
import { AmountField } from '@/app/forms/amount-field';
import { NumericField } from '@/app/forms/numeric-field';
import { typedValues } from '@/app/forms/typed-values';
import { writtenMonth } from '@/app/lib/time/dates';
import { formatCount } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { combineQueries } from '@/app/shell/combine-queries';
import { Loaded } from '@/app/shell/loaded';
import { Skeleton } from '@/app/ui/skeleton';
import type { TierBounds } from '@/contracts/commission/commission-rules';
import { decimalOf, type MinorUnits } from '@/contracts/shared/minor-units';
import type { Currency } from '@/contracts/site';
import { teamKpiQuery } from '../home/home.queries';
import { SideBySide } from '../side-by-side';
import { LinesTable } from './lines-table';
import { daysOfMonth, monthFrom, monthOf } from './month';
import styles from './settlement-screen.module.css';
import { partName } from './settlement-words';
import { type AgentRules, agentRulesQuery, settlementSumsQuery } from './settlements.queries';
import { averageDay, keptOf, type Supposed, supposedCommission } from './what-if-start';

/** What a day would give if: from the average day of the month before, by the rules that days are settled by (AGENT-26). */
export function WhatIf({ today }: { today: string }) {
  const month = monthFrom(monthOf(today), -1);
  const rules = useQuery(agentRulesQuery());
  const kpi = useQuery(teamKpiQuery(daysOfMonth(month)));
  const sums = useQuery(settlementSumsQuery(daysOfMonth(month)));
  return (
    <Loaded
      query={combineQueries({ rules, kpi, sums })}
      pending={<Skeleton className={styles.pendingWhatIf} />}
      failed={{ title: m.settlement_failed_title(), text: m.settlement_failed_text() }}
    >
      {({ rules, kpi, sums }) => {
        const before = sums.kinds.find(({ kind }) => kind === 'commission') ?? { gross: 0, paidDown: 0 };
        return <Calculator rules={rules} start={averageDay(kpi)} before={before} month={month} />;
      }}
    </Loaded>
  );
}

type Props = {
  rules: AgentRules;
  start: Supposed;
  /** Commission of the month before. */
  before: { gross: number; paidDown: number };
  month: string;
};

function Calculator({ rules, start, before, month }: Props) {
  const { currency } = useSite();
  const known = rules.tiers[0]?.rates.map(({ gameType }) => gameType) ?? [];
  const types = [...new Set([...start.parts.map(({ gameType }) => gameType), ...known])];
  const form = useRef<HTMLFormElement>(null);
  const [drawn] = useState(() => fieldsOf(start, types));
  const [values, setValues] = useState<Partial<typeof drawn>>(drawn);
  const { turnover = '', players = '' } = values;
  const set = (name: string, value: string) => setValues((now) => ({ ...now, [name]: value }));
  useLayoutEffect(() => {
    const typed = typedValues(form.current, drawn);
    setValues((now) => ({ ...now, ...typed }));
  }, [drawn]);
  const percentOf = (gameType: string) => values[partOf(gameType)] ?? '';
  const parts = types.map((gameType) => ({ gameType, percent: wholeOf(percentOf(gameType), 100) ?? 0 }));
  const sum = parts.reduce((all, { percent }) => all + percent, 0);
  const supposed = {
    turnover: amountOf(turnover) ?? 0,
    players: wholeOf(players, 1_000_000) ?? 0,
    parts,
  };
  return (
    <SideBySide
      start={
        <section className={styles.card} aria-labelledby="suppose">
          <h2 id="suppose" className={styles.heading}>
            {m.what_if_title()}
          </h2>
          <p className={styles.note}>{m.what_if_start({ month: writtenMonth(month) })}</p>
          <form ref={form} className={styles.fields} onSubmit={(event) => event.preventDefault()}>
            <AmountField
              name="turnover"
              label={m.what_if_turnover()}
              value={turnover}
              onChange={(value) => set('turnover', value)}
              error={amountOf(turnover) === undefined ? m.what_if_no_number() : undefined}
              picksLabel={m.what_if_tiers()}
              picks={rules.tiers
                .filter((tier) => tier.turnover > 0)
                .map(({ turnover: amount }) => ({
                  amount,
                  label: `${shortMoney(amount)}\u00a0${currency.symbol}`,
                }))}
            />
            <NumericField
              name="players"
              label={m.what_if_players()}
              value={players}
              onChange={(value) => set('players', value)}
              hint={m.what_if_active({ amount: formatShortMoney(rules.activeTurnover, currency) })}
              error={wholeOf(players, 1_000_000) === undefined ? m.what_if_no_number() : undefined}
            />
            <fieldset className={styles.parts}>
              <legend>{m.what_if_parts()}</legend>
              {types.map((gameType) => (
                <NumericField
                  key={gameType}
                  name={partOf(gameType)}
                  label={partName('commission', gameType)}
                  value={percentOf(gameType)}
                  onChange={(value) => set(partOf(gameType), value)}
                  error={wholeOf(percentOf(gameType), 100) === undefined ? m.what_if_no_number() : undefined}
                />
              ))}
            </fieldset>
            {sum !== 100 && (
              <p className={styles.note} role="status">
                {m.what_if_sum({ sum })}
              </p>
            )}
          </form>
        </section>
      }
      end={<Outcome rules={rules} supposed={supposed} before={before} />}
    />
  );
}

const partOf = (gameType: string) => `part-${gameType}`;

/** What the fields start with, by their names. */
function fieldsOf({ turnover, players, parts }: Supposed, types: readonly string[]): Record<string, string> {
  const percentOf = (type: string) => parts.find(({ gameType }) => gameType === type)?.percent ?? 0;
  return {
    turnover: decimalOf(turnover).split('.')[0] ?? '',
    players: String(players),
    ...Object.fromEntries(types.map((type) => [partOf(type), String(percentOf(type))])),
  };
}

type OutcomeProps = { rules: AgentRules; supposed: Supposed; before: Props['before'] };

function Outcome({ rules, supposed, before }: OutcomeProps) {
  const { currency } = useSite();
  const { tier, amount, lines, missing } = supposedCommission(rules, supposed);
  const kept = keptOf(amount, before) as MinorUnits;
  const shown = lines
    .filter(({ base }) => base > 0)
    .map(({ gameType, base, ...line }) => ({
      ...line,
      part: gameType,
      base: base as MinorUnits,
      amount: line.amount as MinorUnits,
    }));
  return (
    <>
      <section className={styles.card} aria-labelledby="outcome" aria-live="polite">
        <h2 id="outcome" className={styles.heading}>
          {m.what_if_outcome()}
        </h2>
        <p className={styles.total}>
          <Money amount={kept} />
        </p>
        <p>
          {tier < 0
            ? m.settlement_reached_none()
            : m.what_if_tier({ tier: tier + 1, of: rules.tiers.length })}
        </p>
        <p className={styles.note}>
          {`${m.what_if_gross({ amount: formatShortMoney(amount as MinorUnits, currency) })} ${m.what_if_bonuses({ rate: rateText(rules.bonusShare) })}`}
        </p>
        {missing && <p>{missingWords(missing, currency)}</p>}
      </section>
      {shown.length > 0 && <LinesTable settlement={{ kind: 'commission', lines: shown }} />}
    </>
  );
}

/** What the next tier asks for beyond what there is; of two figures only those that fall short are named. */
function missingWords({ turnover, players }: TierBounds, currency: Currency): string {
  const amount = formatShortMoney(turnover as MinorUnits, currency);
  if (players <= 0) return m.what_if_missing_turnover({ turnover: amount });
  if (turnover <= 0) return m.what_if_missing_players({ players: formatCount(players) });
  return m.what_if_missing({ turnover: amount, players: formatCount(players) });
}

/** A whole number up to a largest one; undefined for anything else. */
function wholeOf(text: string, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  return number !== undefined && number <= most ? number : undefined;
}
