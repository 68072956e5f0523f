import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { HelpItem } from '@/contracts/content/help-centre';
import { RichText } from '../../domain/media/rich-text';
import { useLocale } from '../../locale/locale';
import { m } from '../../paraglide/messages.js';
import { Disclosure } from '../../ui/disclosure';
import { Icon } from '../../ui/icon';
import { RowMore } from '../../ui/rows';
import type { HelpSearch } from './help.search';
import styles from './help-screen.module.css';
import { HelpTabs } from './help-tabs';
import { searchOf } from './pick-help';
import { PickedHelp } from './picked-help';

/** `/m/help`: a tab per title, its text and the questions in it (HELP-01 to HELP-13, ROUTE-22, ROUTE-23, ROUTE-45). */
export function HelpScreen({ search }: { search: HelpSearch }) {
  useLocale();
  return (
    <PickedHelp search={search}>
      {({ index, item, child }, items) => (
        <div className={styles.screen}>
          <HelpTabs items={items} selected={index} />
          <article key={index} className={styles.article}>
            <h2 className={styles.title}>
              <bdi>{item.title}</bdi>
            </h2>
            {item.content && <RichText html={item.content} />}
            <Questions
              key={child}
              questions={item.children ?? []}
              opened={child}
              searchOf={(at) => searchOf(items, index, at)}
            />
          </article>
          <Link to="/m/support" className={styles.support}>
            <span className={styles.supportIcon}>
              <Icon name="headset" size={24} />
            </span>
            <span className={styles.supportText}>
              <span className={styles.supportTitle}>{m.help_more_title()}</span>
              <span>{m.help_more_text()}</span>
            </span>
            <RowMore />
          </Link>
        </div>
      )}
    </PickedHelp>
  );
}

type QuestionsProps = {
  questions: NonNullable<HelpItem['children']>;
  opened: number | undefined;
  searchOf: (child: number) => ReturnType<typeof searchOf>;
};

function Questions({ questions, opened, searchOf }: QuestionsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (opened !== undefined) list.current?.children[opened]?.scrollIntoView({ block: 'center' });
  }, [opened]);
  if (questions.length === 0) return null;
  return (
    <ul ref={list} className={styles.questions}>
      {questions.map(({ title, content }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the place is the question's only identity
        <li key={at}>
          <Disclosure
            title={title}
            unmarked
            initiallyOpen={at === opened}
            footer={
              <Link to="/m/helpDetail" search={searchOf(at)} className={styles.alone}>
                {m.help_open_alone()}
              </Link>
            }
          >
            {content && <RichText html={content} />}
          </Disclosure>
        </li>
      ))}
    </ul>
  );
}
