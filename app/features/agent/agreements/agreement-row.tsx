import { Link, type LinkProps } from '@tanstack/react-router';
import type { Elements } from '@/app/ui/elements';
import { RowIcon, RowMore } from '@/app/ui/rows';
import type { IconName } from '@/app/ui/symbol-names';
import styles from './agreement-row.module.css';

/** Class of what holds the rows. */
export const agreementRows = styles.rows;

type Props = Pick<LinkProps, 'to' | 'params' | 'search'> & {
  icon: IconName;
  name: string;
  /** The name is that of an account. */
  isAccount?: boolean;
  note: string;
  /** A line below it. */
  more?: string | undefined;
  /** At the end: how it stands. */
  end?: Elements;
};

/** A row that leads to an agreement. */
export function AgreementRow({ icon, name, isAccount, note, more, end, ...link }: Props) {
  return (
    <Link {...link} className={styles.row}>
      <RowIcon name={icon} />
      <span className={styles.parts}>
        <span className={styles.words}>
          <bdi className={styles.name} translate={isAccount ? 'no' : undefined}>
            {name}
          </bdi>
          <span className={styles.note}>{note}</span>
          {more && <span className={styles.note}>{more}</span>}
        </span>
        {end}
      </span>
      <RowMore />
    </Link>
  );
}
