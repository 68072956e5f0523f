import { expect, it } from 'vitest';
import { type Choice, keepTable, messagesOver, textOf } from './message-tables';

const said = { locale: 'ru', key: 'games_found' };
const choice = {
  locals: [{ name: 'number', of: 'count', by: 'plural' }],
  variants: [
    { when: { number: 'one' }, say: ['', 'count', ' игра'] },
    { when: { number: 'few' }, say: ['', 'count', ' игры'] },
    { when: { number: 'many' }, say: ['', 'count', ' игр'] },
  ],
} as const;

it('says text as it stands, and values where they belong [LANG-26]', () => {
  expect(textOf('Lobby', {}, said)).toBe('Lobby');
  expect(textOf(['Hello ', 'name', '!'], { name: '$& An' }, said)).toBe('Hello $& An!');
});

it('chooses the plural of a count by the rules of its language [LANG-26]', () => {
  const texts = [1, 2, 5, 21].map((count) => textOf(choice, { count }, said));
  expect(texts).toEqual(['1 игра', '2 игры', '5 игр', '21 игра']);
  expect(textOf(choice, { count: '1.021' }, said)).toBe('1.021 игра');
  expect(textOf(choice, { count: 1.5 }, said)).toBe('games_found');
});

it('chooses by a value as it is given, and by several at once', () => {
  const greeting: Choice = {
    locals: [],
    variants: [
      { when: { role: 'agent', first: 'true' }, say: ['Welcome, agent ', 'name', ''] },
      { when: { role: 'agent' }, say: ['Agent ', 'name', ''] },
      { when: {}, say: ['', 'name', ''] },
    ],
  };
  const texts = [{ role: 'agent', first: true }, { role: 'agent' }, { role: 'member' }].map((values) =>
    textOf(greeting, { ...values, name: 'An' }, said),
  );
  expect(texts).toEqual(['Welcome, agent An', 'Agent An', 'An']);
});

it('says what a language lacks in the next one, by the rules of that one [LANG-26]', () => {
  keepTable('uk', ['Наши игры', null]);
  keepTable('nl', ['Our games', { ...choice, variants: [{ when: { number: 'one' }, say: ['one'] }] }]);
  const m = messagesOver(
    ['games_title', 'games_found'],
    () => 'uk',
    () => ['uk', 'nl'],
  );
  expect([m.games_title(), m.games_found({ count: 1 })]).toEqual(['Наши игры', 'one']);
});

it('refuses to say anything of a language that was not read', () => {
  const m = messagesOver(
    ['games_title'],
    () => 'de',
    (locale) => [locale],
  );
  expect(() => m.games_title()).toThrow('The messages of de were not read');
});
