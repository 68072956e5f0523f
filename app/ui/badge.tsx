import styles from './badge.module.css';

/** Above it a badge says so instead of counting on (CONST-37). */
const LIMIT = 99;

type Props = {
  count: number;
  /** What is counted, for assistive technology: "3 unread messages". */
  label: string;
};

/** A round figure beside a name: 99+ above 99, nothing at zero (NOTICE-19 to NOTICE-21). */
export function Badge({ count, label }: Props) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > LIMIT ? `${LIMIT}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
