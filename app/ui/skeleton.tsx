import styles from './skeleton.module.css';

type Props = { width?: string; height: string; radius?: string };

/** A block of the final size that stands for something still loading; shown after 150 ms. */
export function Skeleton({ width = '100%', height, radius = '8px' }: Props) {
  return (
    <span className={styles.block} style={{ inlineSize: width, blockSize: height, borderRadius: radius }} />
  );
}
