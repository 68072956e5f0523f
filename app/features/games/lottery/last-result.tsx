import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import { ballsOf, type Result } from './draws';
import styles from './lottery-card.module.css';
import { prizeName } from './prize-names';

/** The latest draw: its number and its result as balls; a prize table folds open (GAME-84, GAME-88). */
export function LastResult({ result: { numero, numbers, prizes } }: { result: Result }) {
  const balls = ballsOf(numbers);
  return (
    <div className={styles.result}>
      <p className={styles.numero}>{m.lott_result({ numero })}</p>
      <ul className={styles.balls} dir="ltr" aria-label={m.lott_result({ numero })}>
        {balls.map((ball, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is a ball's only identity
          <li key={place} className={styles.ball} translate="no">
            {ball}
          </li>
        ))}
      </ul>
      {prizes.length > 1 && (
        <details className={styles.prizes}>
          <summary className={styles.summary}>
            <span>{m.lott_prizes()}</span>
            <Icon name="down" size={18} />
          </summary>
          <table className={styles.table}>
            <caption className="visually-hidden">{m.lott_result({ numero })}</caption>
            <tbody>
              {prizes.map(({ prize, numbers: drawn }) => (
                <tr key={prize}>
                  <th scope="row">{prizeName(prize)}</th>
                  <td dir="ltr" translate="no">
                    {drawn.join(' · ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </div>
  );
}
