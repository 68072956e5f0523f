import type { Ref } from 'react';
import styles from './game-frame.module.css';

/** What any vendor's page may do; another origin keeps its own storage besides. */
const ALLOWED = 'allow-scripts allow-forms allow-popups';

/** The vendor's page. One of the site's own origin is held in an origin of its own, so that it reaches nothing of the site. */
export function GameFrame({ url, title, ref }: { url: string; title: string; ref?: Ref<HTMLIFrameElement> }) {
  const own = new URL(url).origin === location.origin;
  return (
    <iframe
      ref={ref}
      className={styles.frame}
      src={url}
      title={title}
      sandbox={own ? ALLOWED : `${ALLOWED} allow-same-origin`}
      allow="autoplay; fullscreen"
    />
  );
}
