import styles from './skeleton.module.css';

/**
 * A block that stands for something still loading; shown after 150 ms. Its size is the class's: the content security
 * policy lets no style attribute of the server through.
 */
export function Skeleton({ className }: { className: string | undefined }) {
  return <span className={[styles.block, className].filter(Boolean).join(' ')} />;
}
