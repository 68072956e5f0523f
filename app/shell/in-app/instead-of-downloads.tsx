import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import styles from './in-app.module.css';
import { OpenInBrowser } from './open-in-browser';

/** Stands where the ways to get the app would be: none of them works in a view of another app. */
export function InsteadOfDownloads() {
  useLocale();
  return (
    <section className={styles.card} aria-labelledby="in-app-title">
      <h2 id="in-app-title" className={styles.title}>
        {m.in_app_title()}
      </h2>
      <p className={styles.text}>{m.in_app_text()}</p>
      <OpenInBrowser />
    </section>
  );
}
