import { Money } from '@/app/domain/money/money';
import { formatNumber } from '@/app/locale/figures';
import { m } from '@/app/paraglide/messages.js';
import type { GameDetail } from '@/contracts/games/game-detail';
import styles from './game-sheet.module.css';

const VOLATILITIES = {
  LOW: m.sheet_volatility_low,
  MEDIUM: m.sheet_volatility_medium,
  HIGH: m.sheet_volatility_high,
};

/** The published return, the volatility and the smallest bet, as far as the game says them. */
export function GameFigures({ game: { rtp, volatility, minBet } }: { game: GameDetail }) {
  const figures = [
    { label: m.sheet_return(), figure: isKnown(rtp) && m.rate_percent({ rate: formatNumber(rtp) }) },
    { label: m.sheet_volatility(), figure: isKnown(volatility) && VOLATILITIES[volatility]() },
    { label: m.sheet_min_bet(), figure: isKnown(minBet) && <Money amount={minBet} /> },
  ].filter(({ figure }) => figure !== false);
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, figure }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

const isKnown = <T,>(figure: T): figure is NonNullable<T> => figure !== undefined && figure !== null;
