import sprite from './motifs.svg?no-inline';
import type { MotifName } from './symbol-names';

type Props = { name: MotifName; className?: string | undefined } & (
  | { size: number }
  | { width: number; height: number }
);

/** One of the small coloured drawings of `motifs.svg`, all of them one file. Its neighbour carries the name. */
export function Motif({ name, className, ...box }: Props) {
  const { width, height } = 'size' in box ? { width: box.size, height: box.size } : box;
  return (
    <svg className={className} width={width} height={height} aria-hidden="true" focusable="false">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
