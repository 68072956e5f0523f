import styles from './skeleton.module.css';

type Props = { width?: string; height?: string; radius?: string; className?: string | undefined };

/**
 * A block of the final size that stands for something still loading; shown after 150 ms. A server-rendered one takes
 * its size from a class: the content security policy lets no style attribute through.
 */
export function Skeleton({ width = '100%', height, radius = '8px', className }: Props) {
  const style = height ? { inlineSize: width, blockSize: height, borderRadius: radius } : undefined;
  return <span className={[styles.block, className].filter(Boolean).join(' ')} style={style} />;
}
