import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import type { RoutePath } from '../../screens';
import { Icon } from '../../ui/icon';
import { SectionHead, sectionMore } from '../../ui/section-head';
import styles from './blocks.module.css';

type Props = {
  name: 'alliance' | 'news' | 'events' | 'video' | 'charity';
  title: string;
  /** Where 'show more' leads. */
  to: RoutePath;
  children: ReactNode;
};

/** One section of home: its heading, the way to all of it, and what it holds. Drawn by parts that know the language. */
export function Block({ name, title, to, children }: Props) {
  return (
    <section className={styles.block} aria-labelledby={`home-${name}`}>
      <SectionHead id={`home-${name}`} title={title}>
        <Link to={to} className={sectionMore}>
          {m.home_more()}
          <span className="visually-hidden"> {title}</span>
          <Icon name="next" />
        </Link>
      </SectionHead>
      {children}
    </section>
  );
}
