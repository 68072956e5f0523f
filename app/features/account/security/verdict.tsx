import { Link } from '@tanstack/react-router';
import { m } from '@/app/paraglide/messages.js';
import { buttonClass } from '@/app/ui/button';
import { cardClass } from '@/app/ui/card';
import { Icon } from '@/app/ui/icon';
import { ABOUT } from './layer-words';
import type { Layer } from './layers';
import styles from './verdict.module.css';

type Props = { done: number; all: number; next: Layer | null };

/** How many layers are done, in words and as bars, and the one step that helps most (ACC-02). */
export function Verdict({ done, all, next }: Props) {
  const about = next && ABOUT[next.id];
  return (
    <section className={cardClass}>
      <div className={styles.head}>
        <span className={styles.shield} data-tone={next ? undefined : 'done'}>
          <Icon name="shield" size={24} />
        </span>
        <div className={styles.words}>
          <h2 className={styles.title}>{m.security_verdict({ done, all })}</h2>
          <p className={styles.text}>{about ? about.advice() : m.security_verdict_all()}</p>
        </div>
      </div>
      <div className={styles.bars} aria-hidden="true">
        {Array.from({ length: all }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars are all alike and never move
          <span key={place} className={styles.bar} data-done={place < done ? '' : undefined} />
        ))}
      </div>
      {next && about && (
        <Link to={about.to} className={buttonClass('primary')}>
          <Icon name={about.icon} />
          <span>{about.action(next.state)}</span>
        </Link>
      )}
    </section>
  );
}
