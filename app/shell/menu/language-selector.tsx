import { useState } from 'react';
import { languageOf } from '../../locale/languages';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { LanguageFlag } from './language-flag';
import styles from './language-selector.module.css';
import { LanguageSheet } from './language-sheet';

/**
 * Shows the language in use, or a globe when compact, and opens the list of all of them with flags; those without a
 * translation are folded (LANG-26, LANG-30, LANG-31).
 */
export function LanguageSelector({ compact = false }: { compact?: boolean }) {
  const { language: page } = useLocale();
  const language = languageOf(page.tag);
  const [open, setOpen] = useState(false);

  return (
    <>
      {compact ? (
        <IconButton
          icon="globe"
          label={m.language_choose({ language: language.name })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      ) : (
        <button type="button" className={styles.trigger} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="globe" />
          <span>{m.language_title()}</span>
          <span className={styles.current}>
            <LanguageFlag country={language.flag} />
            <span lang={language.tag} translate="no">
              {language.name}
            </span>
          </span>
        </button>
      )}
      {open && <LanguageSheet onClose={() => setOpen(false)} />}
    </>
  );
}
