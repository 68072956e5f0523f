import { useState } from 'react';
import { LANGUAGES, type Language, languageOf } from '../../locale/languages';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon';
import { IconButton } from '../../ui/icon-button';
import { Popup } from '../../ui/popup';
import styles from './language-selector.module.css';

/**
 * Shows the language in use, or a globe when compact, and opens the list of all of them with flags; those without a
 * translation are folded (LANG-26, LANG-30, LANG-31).
 */
export function LanguageSelector({ compact = false }: { compact?: boolean }) {
  const { language: page, change } = useLocale();
  const language = languageOf(page.tag);
  const [open, setOpen] = useState(false);

  async function choose(tag: typeof language.tag) {
    await change(tag);
    setOpen(false);
  }

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
            <Flag country={language.flag} />
            <span lang={language.tag} translate="no">
              {language.name}
            </span>
          </span>
        </button>
      )}
      {open && (
        <Popup
          shape="sheet"
          title={m.language_title()}
          closeLabel={m.action_close()}
          onClose={() => setOpen(false)}
        >
          <Choices of={LANGUAGES.filter(({ complete }) => complete)} current={language} onChoose={choose} />
          <details className={styles.more} open={!language.complete}>
            <summary className={styles.item}>
              <Icon name="globe" />
              <span>{m.language_more()}</span>
              <Icon name="down" />
            </summary>
            <Choices
              of={LANGUAGES.filter(({ complete }) => !complete)}
              current={language}
              onChoose={choose}
            />
          </details>
        </Popup>
      )}
    </>
  );
}

type ChoicesProps = {
  of: readonly Language[];
  current: Language;
  onChoose: (tag: Language['tag']) => void;
};

function Choices({ of, current, onChoose }: ChoicesProps) {
  return (
    <ul className={styles.list}>
      {of.map(({ tag, code, name, flag }) => (
        <li key={code}>
          <button
            type="button"
            className={styles.item}
            aria-current={tag === current.tag ? 'true' : undefined}
            onClick={() => onChoose(tag)}
          >
            <Flag country={flag} />
            <span lang={tag} translate="no">
              {name}
            </span>
            {tag === current.tag && <Icon name="check" />}
          </button>
        </li>
      ))}
    </ul>
  );
}

function Flag({ country }: { country: string }) {
  return (
    <img className={styles.flag} src={`/flags/${country}.svg`} alt="" width="24" height="16" loading="lazy" />
  );
}
