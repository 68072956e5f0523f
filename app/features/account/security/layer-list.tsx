import { Link } from '@tanstack/react-router';
import { useSite } from '../../../session/site.queries';
import { Icon } from '../../../ui/icon';
import { ABOUT, stateWord } from './layer-words';
import type { Layer } from './layers';
import styles from './rows.module.css';
import type { SecurityOverview } from './security.queries';

/** A row for each layer: what is known of it, its state, and the way to change it (ACC-02, ACC-11 to ACC-14, ACC-18). */
export function LayerList({ layers, overview }: { layers: readonly Layer[]; overview: SecurityOverview }) {
  const { timeZone } = useSite();
  return (
    <ul className={styles.list}>
      {layers.map((layer) => {
        const { icon, to, name, text } = ABOUT[layer.id];
        return (
          <li key={layer.id}>
            <Link to={to} className={styles.row}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              <span className={styles.middle}>
                <span className={styles.words}>
                  <span className={styles.name}>{name()}</span>
                  <bdi className={styles.text}>{text(overview, timeZone)}</bdi>
                </span>
                <span className={styles.state} data-done={layer.state === 'done' ? '' : undefined}>
                  {layer.state === 'done' && <Icon name="check" size={16} />}
                  {stateWord(layer)}
                </span>
              </span>
              <span className={styles.chevron}>
                <Icon name="next" />
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
