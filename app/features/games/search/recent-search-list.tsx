import { useId, useRef } from 'react';
import { m } from '@/app/paraglide/messages.js';
import { Icon } from '@/app/ui/icon';
import { IconButton } from '@/app/ui/icon-button';
import styles from './recent-search-list.module.css';

type Props = {
  searches: readonly string[];
  onPick: (text: string) => void;
  onForget: (text: string) => void;
  onForgetAll: () => void;
};

/** What was looked for before: again with a tap, forgotten one by one or all at once. */
export function RecentSearchList({ searches, onPick, onForget, onForgetAll }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button goes with what it removes; the heading stands for the list that is left.
  const forget = (text: string) => {
    heading.current?.focus({ preventScroll: true });
    onForget(text);
  };
  const forgetAll = () => {
    heading.current?.closest('main')?.focus({ preventScroll: true });
    onForgetAll();
  };
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 ref={heading} id={headingId} className={styles.heading} tabIndex={-1}>
          {m.search_recent_title()}
        </h2>
        <button type="button" className={styles.clear} onClick={forgetAll}>
          {m.search_recent_clear()}
        </button>
      </div>
      <ul>
        {searches.map((text) => (
          <li key={text} className={styles.item}>
            <button type="button" className={styles.text} onClick={() => onPick(text)}>
              <Icon name="history" />
              <bdi translate="no">{text}</bdi>
            </button>
            <IconButton
              icon="close"
              size={20}
              label={m.search_recent_remove({ text })}
              onClick={() => forget(text)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
