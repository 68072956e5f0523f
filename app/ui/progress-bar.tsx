import styles from './progress-bar.module.css';

type Props = {
  /** What it measures; a bar whose figures stand beside it in words has none. */
  label?: string;
  max: number;
  value: number;
  /** It is reached. */
  isDone?: boolean;
};

/** How far something is, as a line that fills. */
export function ProgressBar({ label, max, value, isDone = false }: Props) {
  return (
    <progress
      className={styles.bar}
      data-done={isDone ? '' : undefined}
      aria-label={label}
      aria-hidden={label === undefined ? true : undefined}
      max={max}
      value={value}
    />
  );
}
