// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { markBorrowedWords } from './borrowed-words';
import type { MessageTable } from './message-tables';

const games = {
  locals: [{ name: 'number', of: 'count', by: 'plural' }],
  variants: [
    { when: { number: 'one' }, say: ['', 'count', ' game'] },
    { when: { number: 'other' }, say: ['', 'count', ' games'] },
  ],
} as const;
const TABLES: Record<string, MessageTable> = {
  en: ['Home', games, ['Copy the name ', 'name', ''], ',', 'Menu'],
  th: ['หน้าแรก', null, null, null, null],
};
const read = async (locale: string) =>
  new Map(
    (locale === 'vi' ? [] : locale === 'th' ? ['th', 'en'] : ['en']).map((tag) => [tag, TABLES[tag] ?? []]),
  );

let stop = () => {};
const page = document.documentElement;
const element = (id: string) => document.getElementById(id) as HTMLElement;
const languages = () => [...document.querySelectorAll<HTMLElement>('[id]')].map(({ lang }) => lang);

/** A page in a language, as the server sent it. */
async function show(locale: string, html: string) {
  page.dataset.locale = locale;
  document.body.innerHTML = html;
  stop = markBorrowedWords(read);
  await vi.waitFor(() => expect(element('menu').lang).toBe('en'));
}

afterEach(() => {
  stop();
  document.body.innerHTML = '';
  page.removeAttribute('data-locale');
});

it('marks the borrowed texts of a language that is not whole, and no other text [LANG-26]', async () => {
  await show(
    'th',
    `<h1 id="own">หน้าแรก</h1><p id="menu">Menu</p><p id="count">1,021 games</p><b id="mark">,</b>
    <i id="said" lang="vi">Menu</i><p id="name">Hoa Đăng</p><button id="named" aria-label="Copy the name An"><b>x</b></button>
    <nav id="around" aria-label="Menu"><span>หน้าแรก</span></nav>`,
  );
  expect(languages()).toEqual(['', 'en', 'en', '', 'vi', '', 'en', '']);
});

it('marks what is drawn later, and takes the mark from a text that changes [LANG-26]', async () => {
  await show('lo', '<p id="menu">Menu</p><p id="home" lang="en">Home</p>');
  document.body.insertAdjacentHTML('beforeend', '<div id="sheet"><b id="later">7 games</b></div>');
  (element('home').firstChild as Text).data = 'Hoa Đăng';
  await vi.waitFor(() => expect(languages()).toEqual(['en', '', '', 'en']));
});

it('goes by the language of the page when that changes [LANG-26]', async () => {
  await show('lo', '<p id="menu">Menu</p><p id="home">Home</p>');
  expect(element('home').lang).toBe('en');
  page.dataset.locale = 'vi';
  await vi.waitFor(() => expect(languages()).toEqual(['', '']));
});
