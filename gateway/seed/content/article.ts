import type { Language, Wording } from '../../db/schema';

type Table = { head: readonly string[]; rows: readonly (readonly string[])[] };
type Picture = { picture: string; alt: string };
type Steps = { steps: readonly string[] };
/** HTML as somebody's editor made it, with its own sizes. */
type Raw = { html: string };
type Body = string | readonly string[] | Table | Picture | Steps | Raw;
/** A heading (none when empty) and what stands under it: paragraphs, lists, steps, tables, pictures. */
type Section = readonly [heading: string, ...bodies: Body[]];
export type Article = { title: string; lead: string; sections: readonly Section[] };
export type Articles = Record<Language, Article>;

/** Writes articles as the HTML an operator's editor makes; `{from}` and `{to}` become the days of the item. */
export function wordingsOf(articles: Articles, from: number, to: number): Record<Language, Wording> {
  const written = (language: Language): Wording => {
    const day = days[language];
    const dated = (words: string) => words.replaceAll('{from}', day(from)).replaceAll('{to}', day(to));
    const article = articles[language];
    return { title: dated(article.title), content: dated(articleHtml(article)) };
  };
  return { vi: written('vi'), en: written('en') };
}

/** The text of an article as HTML, a number and its currency sign kept together. */
export function articleHtml({ lead, sections }: Pick<Article, 'lead' | 'sections'>): string {
  const opening = lead && `<p>${lead}</p>`;
  return `${opening}${sections.map(sectionHtml).join('')}`.replaceAll(' ₫', '\u00a0₫');
}

function sectionHtml([heading, ...bodies]: Section): string {
  return `${heading && `<h3>${heading}</h3>`}${bodies.map(bodyHtml).join('')}`;
}

function bodyHtml(body: Body): string {
  if (typeof body === 'string') return `<p>${body}</p>`;
  if ('html' in body) return body.html;
  if ('head' in body) return tableHtml(body);
  if ('picture' in body) {
    return `<p><img src="${body.picture}" alt="${body.alt}" width="640" height="360"></p>`;
  }
  return 'steps' in body ? `<ol>${itemsHtml(body.steps)}</ol>` : `<ul>${itemsHtml(body)}</ul>`;
}

function tableHtml({ head, rows }: Table): string {
  const row = (tag: string, cells: readonly string[]) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</tr>`;
  const body = rows.map((cells) => row('td', cells)).join('');
  return `<table><thead>${row('th', head)}</thead><tbody>${body}</tbody></table>`;
}

const itemsHtml = (items: readonly string[]) => items.map((item) => `<li>${item}</li>`).join('');

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
