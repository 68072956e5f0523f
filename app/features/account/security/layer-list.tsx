import { Link } from '@tanstack/react-router';
import { useSite } from '@/app/session/site.queries';
import { Icon } from '@/app/ui/icon';
import { RowIcon, RowMiddle, RowMore, Rows, RowWords, rowClass, rowText } from '@/app/ui/rows';
import styles from './layer-list.module.css';
import { ABOUT, stateWord } from './layer-words';
import type { Layer } from './layers';
import type { SecurityOverview } from './security.queries';

/** A row for each layer: what is known of it, its state, and the way to change it (ACC-02, ACC-11 to ACC-14, ACC-18). */
export function LayerList({ layers, overview }: { layers: readonly Layer[]; overview: SecurityOverview }) {
  const { timeZone } = useSite();
  return (
    <Rows>
      {layers.map((layer) => {
        const { icon, to, name, text } = ABOUT[layer.id];
        return (
          <li key={layer.id}>
            <Link to={to} className={rowClass}>
              <RowIcon name={icon} />
              <RowMiddle>
                <RowWords name={name()}>
                  <bdi className={rowText}>{text(overview, timeZone)}</bdi>
                </RowWords>
                <span className={styles.state} data-done={layer.state === 'done' ? '' : undefined}>
                  {layer.state === 'done' && <Icon name="check" size={16} />}
                  <span>{stateWord(layer)}</span>
                </span>
              </RowMiddle>
              <RowMore />
            </Link>
          </li>
        );
      })}
    </Rows>
  );
}
