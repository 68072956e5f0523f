import { Link } from '@tanstack/react-router';
import type { HelpItem } from '@/contracts/content/help-centre';
import { RichText } from '../../domain/media/rich-text';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import type { HelpSearch } from './help.search';
import styles from './help-detail-screen.module.css';
import { type HelpPick, searchOf } from './pick-help';
import { PickedHelp } from './picked-help';

/** `/m/helpDetail`: one text of the help centre full screen, picked as `/m/help` does (ROUTE-46, ROUTE-47). */
export function HelpDetailScreen({ search }: { search: HelpSearch }) {
  useLocale();
  return (
    <PickedHelp search={search}>{(picked, items) => <HelpText picked={picked} items={items} />}</PickedHelp>
  );
}

function HelpText({ picked, items }: { picked: HelpPick; items: readonly HelpItem[] }) {
  const { index, item, child } = picked;
  const questions = item.children ?? [];
  const shown = (child === undefined ? undefined : questions[child]) ?? item;
  return (
    <article className={styles.article}>
      {shown !== item && <p className={styles.topic}>{item.title}</p>}
      <h2 className={styles.title}>
        <bdi>{shown.title}</bdi>
      </h2>
      {shown.content && <RichText html={shown.content} />}
      {shown === item && questions.length > 0 && (
        <ul>
          {questions.map(({ title }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the place is the question's only identity
            <li key={at}>
              <Link to="/m/helpDetail" search={searchOf(items, index, at)} className={styles.question}>
                <span>{title}</span>
                <span className={styles.chevron}>
                  <Icon name="next" size={18} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Link to="/m/help" search={searchOf(items, index)} className={buttonClass('tonal', styles.all)}>
        {m.help_all()}
      </Link>
    </article>
  );
}
