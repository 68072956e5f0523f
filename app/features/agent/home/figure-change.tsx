import { formatCount, formatNumber } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import { changeOf } from './change';
import styles from './figure-change.module.css';
import type { Figure } from './figure-kinds';
import { FigureValue } from './figure-value';

type Props = { figure: Figure; now: number; before: number | undefined };

/** How a figure moved against the period before: with a mark and a word, never by colour alone. */
export function FigureChange({ figure, now, before }: Props) {
  if (before === undefined) return <span className={styles.change}>{'\u00a0'}</span>;
  const { kind, tenths } = changeOf(now, before);
  if (kind === 'same') return <span className={styles.change}>{m.agent_same()}</span>;
  const isCounted = figure === 'newMembers' && kind !== 'none';
  if (kind === 'none') {
    return (
      <span className={styles.change}>
        <span>{`${m.agent_before_was()} `}</span>
        <FigureValue figure={figure} value={before} short />
      </span>
    );
  }
  const [whole, tenth] = [Math.floor(tenths / 10), tenths % 10];
  const percent = m.rate_percent({ rate: formatNumber(tenth ? `${whole}.${tenth}` : whole) });
  return (
    <span className={styles.change}>
      <span className={kind === 'up' ? styles.up : styles.down}>
        <span aria-hidden="true">{kind === 'up' ? '▲' : '▼'}</span>
        <span className="visually-hidden">{kind === 'up' ? m.agent_up() : m.agent_down()}</span>
        <span>{` ${isCounted ? formatCount(now - before) : percent}`}</span>
      </span>
      <span>{` ${m.agent_against_before()}`}</span>
    </span>
  );
}
