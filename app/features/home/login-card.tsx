import { useState } from 'react';
import { AuthButtons } from '../../domain/member/auth-buttons';
import { useLazyPart, usePageIdle } from '../../lib/loading/use-lazy-part';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { useSite } from '../../session/site.queries';
import { useWaysIn } from '../../session/ways-in';
import { Icon } from '../../ui/icon';
import styles from './login-card.module.css';
import { QuickNav } from './quick-nav';

const loadOffer = () => import('./language-offer').then(({ LanguageOffer }) => LanguageOffer);
const loadSheet = () => import('../../shell/menu/language-sheet').then(({ LanguageSheet }) => LanguageSheet);

/**
 * What a guest sees in the wallet's place: the page's language, which a tap changes, the ways in, and the guest's quick
 * links, more of them where there is no way in yet. A browser in another language than the page is offered its own, once (decisions/078).
 */
export function LoginCard() {
  const { language } = useLocale();
  const { siteName } = useSite();
  const waysIn = useWaysIn();
  const [open, setOpen] = useState(false);
  const rested = usePageIdle();
  const Offer = useLazyPart(loadOffer, rested && !navigator.language.startsWith(language.tag));
  const Sheet = useLazyPart(loadSheet, open);
  return (
    <section className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.title}>{m.home_welcome({ siteName })}</h2>
        <button
          type="button"
          className={styles.language}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          <Icon name="globe" />
          <span className="visually-hidden">{m.language_title()}</span>
          <span translate="no">{language.code}</span>
        </button>
      </div>
      {waysIn && <p className={styles.text}>{m.home_welcome_text()}</p>}
      {Offer && <Offer />}
      {waysIn && <AuthButtons className={styles.button} />}
      <QuickNav />
      {open && Sheet && <Sheet onClose={() => setOpen(false)} />}
    </section>
  );
}
