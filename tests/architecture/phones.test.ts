import { expect, test } from 'vitest';
import { filesBelow, read, sourcesBelow } from './source-files';

/** Rules of a style with their selectors. */
const rulesOf = (css: string) =>
  [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.replace(/\/\*.*?\*\//gs, '').trim(),
    body,
  }));

const STYLES = filesBelow('app').filter((path) => path.endsWith('.css'));
const found = (wrong: (css: string) => boolean) => STYLES.filter((path) => wrong(read(path)));

test('measures the screen without the bars of the browser, which come and go', () => {
  expect(found((css) => /[^\w.]\d+vh\b/.test(css))).toEqual([]);
});

/** Bars at the foot of the screen whose rule leaves no room for the line that an iPhone draws there. */
function coveredBars(css: string): string[] {
  return rulesOf(css)
    .filter(
      ({ body }) =>
        /position:\s*(?:fixed|sticky)/.test(body) &&
        /inset-block-end:/.test(body) &&
        !/safe-area-inset-bottom/.test(body),
    )
    .map(({ selector }) => selector);
}

test('keeps bars at the foot of the screen off the line that an iPhone draws there', () => {
  expect(STYLES.flatMap((path) => coveredBars(read(path)).map((bar) => `${path} ${bar}`))).toEqual([]);
  expect(coveredBars('.bar { position: fixed; inset-block-end: 0; }')).toEqual(['.bar']);
});

test('draws each page under the rounded corners', () => {
  const documents = sourcesBelow('app', 'demo', 'gateway').filter((path) =>
    /width=device-width/.test(read(path)),
  );
  expect(documents.length).toBeGreaterThan(1);
  expect(documents.filter((path) => !/viewport-fit=cover/.test(read(path)))).toEqual([]);
});

/** Selectors whose scroll bar is hidden by the standard's word alone, which Safari knows since 18.2. */
function halfHidden(css: string): string[] {
  const rules = rulesOf(css);
  const hidden = rules.filter(({ body }) => /scrollbar-width:\s*none/.test(body));
  const both = rules.map(({ selector }) => selector);
  return hidden.map(({ selector }) => selector).filter((one) => !both.includes(`${one}::-webkit-scrollbar`));
}

test('hides a scroll bar in every engine or in none', () => {
  expect(STYLES.flatMap((path) => halfHidden(read(path)).map((one) => `${path} ${one}`))).toEqual([]);
  expect(halfHidden('.rail { scrollbar-width: none; }')).toEqual(['.rail']);
});

test('lets browsers keep the page that is left: nothing waits for its end but a call that moves money', () => {
  const waits = sourcesBelow('app').filter((path) => /['"](?:before)?unload['"]/.test(read(path)));
  expect(waits).toEqual(['app/lib/calls/intent.ts']);
});
