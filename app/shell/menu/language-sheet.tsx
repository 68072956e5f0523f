import { LANGUAGES, type Language, languageOf } from '../../locale/languages';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Icon } from '../../ui/icon';
import { Popup } from '../../ui/popup';
import { LanguageFlag } from './language-flag';
import styles from './language-selector.module.css';

/**
 * All languages with their flags; those without a translation are folded (LANG-26, LANG-30, LANG-31). What is chosen holds
 * at once, and closes it.
 */
export function LanguageSheet({ onClose }: { onClose: () => void }) {
  const { language: page, change } = useLocale();
  const language = languageOf(page.tag);

  async function choose(tag: Language['tag']) {
    await change(tag);
    if (!languageOf(tag).complete) void markBorrowed();
    onClose();
  }

  return (
    <Popup shape="sheet" title={m.language_title()} closeLabel={m.action_close()} onClose={onClose}>
      <Choices of={LANGUAGES.filter(({ complete }) => complete)} current={language} onChoose={choose} />
      <details className={styles.more} open={!language.complete}>
        <summary className={styles.item}>
          <Icon name="globe" />
          <span>{m.language_more()}</span>
          <Icon name="down" />
        </summary>
        <Choices of={LANGUAGES.filter(({ complete }) => !complete)} current={language} onChoose={choose} />
      </details>
    </Popup>
  );
}

/** What marks the words that a language borrows; without it they are read all the same. */
const markBorrowed = () => import('../../locale/mark-borrowed-words').catch(() => undefined);

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
            <LanguageFlag country={flag} />
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
