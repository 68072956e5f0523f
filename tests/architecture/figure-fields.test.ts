import { expect, test } from 'vitest';
import { read, sourcesBelow } from './source-files';

/** The way to a keyboard of figures: digits of any script, whole texts, input methods and the caret are its task. */
const THE_WAY = 'app/forms/use-figures.ts';
/** What opens such a keyboard, in JSX and in props that are spread; the keyboard for an address is another thing. */
const KEYBOARD =
  /\binputMode\b\s*[=:](?!\s*\{?['"](?:email|search|url)['"])|\btype\s*[=:]\s*\{?['"](?:tel|number)['"]/;

const opensKeyboard = (text: string) => KEYBOARD.test(text);

test('every field of figures goes through `useFigures`, so that none loses digits or reads another amount [MONEY-02 MONEY-22]', () => {
  const found = sourcesBelow('app').filter(
    (path) => !/^app\/paraglide\//.test(path) && opensKeyboard(read(path)),
  );
  expect(found).toEqual([THE_WAY]);
});

test.each([
  '<TextField inputMode="numeric" />',
  "const SIX = { inputMode: 'decimal' };",
  '<input type="tel" />',
  "<input type={'number'} />",
  '<TextField inputMode={isDigits ? "numeric" : undefined} />',
  'return { inputMode: keyboard };',
])('catches `%s`', (line) => {
  expect(opensKeyboard(line)).toBe(true);
});

test.each(['<TextField inputMode="email" />', "email: { inputMode: 'email' }", "type Looks = 'inputMode';"])(
  'lets `%s` be',
  (line) => {
    expect(opensKeyboard(line)).toBe(false);
  },
);
