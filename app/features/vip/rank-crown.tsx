import styles from './rank-crown.module.css';

/** The crown in the metal of a rank; that of the first one for a rank without its own. */
export function RankCrown({ labelId, size }: { labelId: string; size: number }) {
  return (
    <img
      className={styles.crown}
      data-rank={labelId.toLowerCase()}
      src="/art/motifs/rng-crown.svg"
      alt=""
      width={size}
      height={size}
    />
  );
}
