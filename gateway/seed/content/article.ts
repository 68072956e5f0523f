import type { Language, Wording } from '../../db/schema';

type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };
/** A heading and what stands under it: a paragraph, a list, or a table. */
type Section = readonly [heading: string, body: string | readonly string[] | Table];
export type Article = { title: string; lead: string; sections: readonly Section[] };
export type Articles = Record<Language, Article>;

/** Writes articles as the HTML an operator's editor makes; `{from}` and `{to}` become the days of the item. */
export function wordingsOf(articles: Articles, from: number, to: number): Record<Language, Wording> {
  const written = (language: Language): Wording => {
    const { title, lead, sections } = articles[language];
    const html = `<p>${lead}</p>${sections.map(sectionHtml).join('')}`;
    const day = days[language];
    return { title, content: html.replaceAll('{from}', day(from)).replaceAll('{to}', day(to)) };
  };
  return { vi: written('vi'), en: written('en') };
}

function sectionHtml([heading, body]: Section): string {
  return `<h3>${heading}</h3>${bodyHtml(body)}`;
}

function bodyHtml(body: Section[1]): string {
  if (typeof body === 'string') return `<p>${body}</p>`;
  if ('head' in body) {
    const row = (tag: string, cells: readonly string[]) =>
      `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
    const rows = body.rows.map((cells) => row('td', cells)).join('');
    return `<table><thead>${row('th', body.head)}</thead><tbody>${rows}</tbody></table>`;
  }
  return `<ul>${body.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const two = (value: number) => String(value).padStart(2, '0');

/** Days as each language writes them, counted in the sites' own zone (UTC+7). */
const days: Record<Language, (time: number) => string> = {
  vi: (time) => {
    const date = inVietnam(time);
    return `${two(date.getUTCDate())}/${two(date.getUTCMonth() + 1)}/${date.getUTCFullYear()}`;
  },
  en: (time) => {
    const date = inVietnam(time);
    return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
  },
};

const inVietnam = (time: number) => new Date(time + 7 * 3600 * 1000);
