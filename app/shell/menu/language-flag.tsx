import styles from './language-selector.module.css';

/** The flag that stands beside a language. */
export function LanguageFlag({ country }: { country: string }) {
  return (
    <img className={styles.flag} src={`/flags/${country}.svg`} alt="" width="24" height="16" loading="lazy" />
  );
}
