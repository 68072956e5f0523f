import { formatShortMoney } from '@/app/domain/money/format-money';
import { zoneName } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import { SectionHeading } from '@/app/ui/section-head';
import type { AgreementKind } from '@/contracts/agreements/kinds';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import styles from './agreement-terms.module.css';

type Props = { kind: AgreementKind; playerTurnover: MinorUnits; noticeDays: number };

const PLAYERS: Record<AgreementKind, (amount: { amount: string }) => string> = {
  salary: m.agreement_term_players,
  dividend: m.agreement_term_players_period,
  hour: m.agreement_term_players_hour,
};

/** What counts, when it is paid, and how it begins and ends (AGENT-24). */
export function AgreementTerms({ kind, playerTurnover, noticeDays }: Props) {
  const { currency, timeZone } = useSite();
  const zone = zoneName(timeZone);
  const terms = [
    ['user', PLAYERS[kind]({ amount: formatShortMoney(playerTurnover, currency) })],
    ['ban', kind === 'dividend' ? m.agreement_term_carried() : m.agreement_term_void()],
    ['clock', kind === 'dividend' ? m.agreement_term_period({ zone }) : m.agreement_term_day({ zone })],
    ['agent', `${m.agreement_term_share()} ${m.agreement_term_least()}`],
    ['calendar', m.agreement_term_force({ days: noticeDays })],
  ] as const;
  return (
    <section className={styles.section} aria-labelledby="agreement-terms">
      <SectionHeading id="agreement-terms" title={m.agreement_terms()} />
      <ul className={styles.terms}>
        {terms.map(([icon, text]) => (
          <li key={icon} className={styles.term}>
            <Icon name={icon} size={20} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
