import { useEffect, useRef, useState } from 'react';
import styles from './disclosure.module.css';
import type { Elements } from './elements';
import { Icon } from './icon';

type Props = {
  title: string;
  /** Line under the title. */
  meta?: string | undefined;
  /** Said before the title and marked by a dot and its weight; none when there is nothing to mark. */
  mark?: string | undefined;
  /** No room for a mark: none of its neighbours ever has one. */
  unmarked?: boolean;
  /** Whether it stands open from the start. */
  initiallyOpen?: boolean;
  /** Called each time it opens, also for an opening before any script ran. */
  onOpen?: () => void;
  /** Given as a function, it is drawn from the first opening on. */
  children: Elements | (() => Elements);
  /** Below the children and always drawn, such as a link that works without a script. */
  footer?: Elements;
};

/** A title that opens and closes what is under it: the platform's `<details>`, so that it works without a script. */
export function Disclosure({
  title,
  meta,
  mark,
  unmarked,
  initiallyOpen = false,
  onOpen,
  children,
  footer,
}: Props) {
  const ref = useRef<HTMLDetailsElement>(null);
  const [wasOpened, setOpened] = useState(initiallyOpen);
  const toggled = useRef((_isOpen: boolean) => {});
  toggled.current = (isOpen) => {
    if (!isOpen) return;
    setOpened(true);
    onOpen?.();
  };

  useEffect(() => {
    if (ref.current?.open && !initiallyOpen) toggled.current(true);
  }, [initiallyOpen]);

  return (
    <details
      ref={ref}
      className={styles.item}
      data-unmarked={unmarked ? '' : undefined}
      open={initiallyOpen}
      onToggle={(event) => event.target === event.currentTarget && toggled.current(event.currentTarget.open)}
    >
      <summary className={styles.head} data-marked={mark === undefined ? undefined : ''}>
        <span className={styles.words}>
          <span className={styles.title}>
            {mark !== undefined && <span className="visually-hidden">{`${mark} `}</span>}
            <bdi>{title}</bdi>
          </span>
          {meta && <span className={styles.meta}>{meta}</span>}
        </span>
        <span className={styles.chevron}>
          <Icon name="down" />
        </span>
      </summary>
      <div className={styles.body}>
        {typeof children === 'function' ? wasOpened && children() : children}
        {footer}
      </div>
    </details>
  );
}
