import type { Elements } from './elements';
import { Icon } from './icon';
import styles from './rows.module.css';
import type { IconName } from './symbol-names';

/** Class of what is one row of a list: a link, a button, or a box. */
export const rowClass = styles.row;

type RowsProps = {
  /** Rows of a name alone, lower than those that tell more. */
  plain?: boolean;
  children: Elements;
};

/** Rows on one card, a line between them; each child is an `<li>`. */
export function Rows({ plain = false, children }: RowsProps) {
  return (
    <ul className={styles.list} data-plain={plain ? '' : undefined}>
      {children}
    </ul>
  );
}

/** What a row is about, on its tile. */
export function RowIcon({ name, tone }: { name: IconName; tone?: 'key' }) {
  return (
    <span className={styles.icon} data-tone={tone}>
      <Icon name={name} />
    </span>
  );
}

type RowWordsProps = {
  name: string;
  /** The name stands for doing something. */
  acts?: boolean;
  /** Lines below the name, each a `rowText`. */
  children?: Elements;
};

/** Name of a row, and what is told below it. */
export function RowWords({ name, acts = false, children }: RowWordsProps) {
  return (
    <span className={styles.words}>
      <bdi className={styles.name} data-acts={acts ? '' : undefined}>
        {name}
      </bdi>
      {children}
    </span>
  );
}

/** Class of a line below a row's name. */
export const rowText = styles.text;

/** The words and what stands at the row's end, which goes below them where both do not fit. */
export const RowMiddle = ({ children }: { children: Elements }) => (
  <span className={styles.middle}>{children}</span>
);

/** The row leads on; as dots, it opens what can be done about it. */
export function RowMore({ icon = 'next' }: { icon?: 'next' | 'dots' }) {
  return (
    <span className={styles.more}>
      <Icon name={icon} />
    </span>
  );
}
