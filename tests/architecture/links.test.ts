import { expect, test } from 'vitest';
import { read, sourcesBelow } from './source-files';

/** What takes a link out of the routes' hands: `Link` takes any `string`, but a text that no route has is none of `RoutePath`. */
const PLAIN = [
  // `{ from: string; to: string }` is a range of days.
  /^(?!.*\bfrom\??: string).*\bto\??: string\b/,
  /: string = ['"`]\/m\//,
  /\bto=\{(?:`|[^}]* as string\})/,
  /\bto: `/,
];
/** The operator's own table, which may name what the site does not have, and the ends of a range of days. */
const OTHERS = ['app/lib/links/further-routes.ts', 'app/forms/period/period-search.ts'];

test('types every link inside the site by the routes, wherever it travels as data', () => {
  const plain = sourcesBelow('app')
    .filter((path) => !OTHERS.includes(path))
    .flatMap((path) =>
      read(path)
        .split('\n')
        .flatMap((line, at) =>
          PLAIN.some((one) => one.test(line)) ? [`${path}:${at + 1} ${line.trim()}`] : [],
        ),
    );
  expect(plain).toEqual([]);
});

test('finds a link that is typed as any text', () => {
  const links = ['  to: string;', "const GROW: string = '/m/agent/grow';", '<Link to={`/m/withdraw/`}>'];
  for (const line of links)
    expect(
      PLAIN.some((one) => one.test(line)),
      line,
    ).toBe(true);
  for (const line of ['type Days = { from: string; to: string };', '  to: RoutePath;', '<Link to="/m/home">'])
    expect(
      PLAIN.some((one) => one.test(line)),
      line,
    ).toBe(false);
});
