import type { Elements } from './elements';
import styles from './section-head.module.css';

/** Class of the link at the end of a `SectionHead`, an arrow at its end. */
export const sectionMore = styles.more;

type Props = {
  /** Id of the heading, by which the section is named. */
  id: string;
  title: string;
  /** The way to all of it. */
  children?: Elements;
};

/** Heading of a section, and the way to all of it. */
export function SectionHead({ id, title, children }: Props) {
  return (
    <div className={styles.head}>
      <SectionHeading id={id} title={title} />
      {children}
    </div>
  );
}

/** The heading alone. */
export function SectionHeading({ id, title }: Pick<Props, 'id' | 'title'>) {
  return (
    <h2 id={id} className={styles.heading}>
      {title}
    </h2>
  );
}
