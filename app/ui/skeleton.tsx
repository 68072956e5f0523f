import styles from './skeleton.module.css';

type Props = {
  className: string | undefined;
  /** It stands in the server's page too, for what the browser alone asks for. */
  later?: boolean;
};

/**
 * A block that stands for something still loading; shown after 150 ms. Its size is the class's: the content security
 * policy lets no style attribute of the server through.
 */
export function Skeleton({ className, later = false }: Props) {
  const classes = [styles.block, className].filter(Boolean).join(' ');
  return <span className={classes} data-later={later ? '' : undefined} />;
}
