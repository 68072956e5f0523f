import { type Article, articleHtml } from '../article';
import type { HelpTab } from '../content-item';

/** A tab in one language; answers may hold inline HTML. */
export type Written = Article & { questions: readonly (readonly [question: string, answer: string])[] };

/** A tab of the help centre; both languages ask the same questions in the same order. */
export function helpTab(tag: string, vi: Written, en: Written): HelpTab {
  return {
    tag,
    text: { vi: textOf(vi), en: textOf(en) },
    children: vi.questions.map((question, index) => ({
      vi: answerOf(question),
      en: answerOf(en.questions[index] ?? question),
    })),
  };
}

const textOf = (written: Written) => ({ title: written.title, content: articleHtml(written) });

const answerOf = ([title, lead]: Written['questions'][number]) => ({
  title,
  content: articleHtml({ lead, sections: [] }),
});
