import { StaticLink } from '../../lib/links/static-link';
import { m } from '../../paraglide/messages.js';
import type { RoutePath } from '../../screens';
import type { Elements } from '../../ui/elements';
import { Icon } from '../../ui/icon';
import { SectionHead, sectionMore } from '../../ui/section-head';
import styles from './blocks.module.css';

type Props = {
  name: 'alliance' | 'news' | 'events' | 'video' | 'charity';
  title: string;
  /** Where 'show more' leads. */
  to: RoutePath;
  /** How many stand one below the other, where that says how high it is. */
  items?: number;
  children: Elements;
};

/** One section of home: its heading, the way to all of it, and what it holds. Drawn by parts that know the language. */
export function Block({ name, title, to, items, children }: Props) {
  return (
    <section
      className={`${styles.block} ${styles[name]}`}
      data-items={items}
      aria-labelledby={`home-${name}`}
    >
      <SectionHead id={`home-${name}`} title={title}>
        <StaticLink target={{ to }} className={sectionMore}>
          <span>{m.home_more()}</span>
          <span className="visually-hidden">{` ${title}`}</span>
          <Icon name="next" />
        </StaticLink>
      </SectionHead>
      {children}
    </section>
  );
}
