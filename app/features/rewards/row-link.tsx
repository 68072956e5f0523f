import { Link, type LinkProps } from '@tanstack/react-router';
import { RowIcon, RowMore } from '../../ui/rows';
import type { IconName } from '../../ui/symbol-names';
import styles from './row-link.module.css';

/** Class of what holds the rows. */
export const rowLinks = styles.rows;

type Props = Pick<LinkProps, 'to' | 'search' | 'state' | 'hash'> & {
  icon: IconName;
  name: string;
  note?: string | undefined;
  /** Something waits there. */
  isReady?: boolean;
  /** The page stays as it is: the link opens a sheet over it. */
  opens?: boolean;
};

/** A row that leads on, with what waits there. */
export function RowLink({ icon, name, note, isReady = false, opens = false, ...link }: Props) {
  return (
    <Link {...link} {...(opens && { resetScroll: false, viewTransition: false })} className={styles.row}>
      <RowIcon name={icon} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        {note && (
          <span className={styles.note} data-ready={isReady ? '' : undefined}>
            {note}
          </span>
        )}
      </span>
      <RowMore />
    </Link>
  );
}
