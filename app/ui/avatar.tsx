import styles from './avatar.module.css';
import type { Elements } from './elements';

/** Colours that initials stand on, the lantern's first. */
const COLOURS = 6;

type Props = {
  initial: string;
  size: 44 | 60 | 88;
  /** Whose it is: one of many has one of six colours, always the same; without it the lantern's. */
  of?: string | undefined;
  /** A picture that covers the initial. */
  children?: Elements;
};

/** The member's initial on the warm lantern gradient or a colour of its name, or a picture over it. */
export function Avatar({ initial, size, of, children }: Props) {
  return (
    <span
      className={styles.avatar}
      data-size={size}
      data-colour={of && colourOf(of)}
      translate="no"
      aria-hidden="true"
    >
      {initial}
      {children}
    </span>
  );
}

/** The same of six for a name at all times (FNV-1a); 0 is the lantern's. */
function colourOf(name: string): number {
  let hash = 2_166_136_261;
  for (const sign of name) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619);
  return ((hash ^ (hash >>> 15)) >>> 0) % COLOURS;
}
