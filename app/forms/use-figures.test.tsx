// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LANGUAGE_TAGS } from '../../contracts/languages';
import { asciiDigits } from '../../contracts/shared/digits';
import {
  compose,
  erase,
  fillIn,
  goBackTo,
  insert,
  replaceWord,
  startComposing,
  typeKeys,
} from '../../tests/support/typing';
import { amountIssue, typedAmount } from './amount';
import { type FiguresFormat, useFigures } from './use-figures';

afterEach(cleanup);

const grouped = (digits: string, mark: string) => digits.replace(/(\d)(?=(?:\d{3})+$)/g, `$1${mark}`);

/** An amount as a page reads it whose language has this mark between thousands. */
const amountWith = (mark: string): FiguresFormat => ({
  read: (text) => typedAmount(text, mark),
  show: (value) => (/^\d{1,13}$/.test(value) ? grouped(value, mark) : value),
  grouped: true,
});

type Told = { value: string };

function Field({ format, start, told }: { format: FiguresFormat; start: string; told: Told }) {
  const [value, setValue] = useState(start);
  told.value = value;
  return (
    <>
      <input aria-label="field" {...useFigures({ keyboard: 'numeric', value, onChange: setValue, format })} />
      <button type="button" onClick={() => setValue('500000')} />
    </>
  );
}

/** A field, and the value that its form would send. */
function field(format: FiguresFormat, start = '') {
  const told: Told = { value: '' };
  render(<Field format={format} start={start} told={told} />);
  const input = screen.getByLabelText<HTMLInputElement>('field');
  return { input, value: () => told.value };
}

/** How all the languages write numbers, in the digits of most and in their own. */
const LANGUAGES = [...LANGUAGE_TAGS, 'de-ch', 'en-in'].flatMap((tag) =>
  ['latn', 'native'].map((digits) => {
    const write = (number: number, decimals: number) => {
      const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
      const format = new Intl.NumberFormat(`${tag}-u-nu-${digits}`, { useGrouping: 'always', ...options });
      return format.formatToParts(number);
    };
    const markOf = (type: string) => write(1_234_567.5, 2).find((part) => part.type === type)?.value ?? '';
    return { write, group: markOf('group'), decimal: markOf('decimal') };
  }),
);
const MARKS = [
  ...new Set(['.', ',', '\u00a0', '\u202f', "'", '’', '٬', ...LANGUAGES.map(({ group }) => group)]),
];

type Written = { text: string; number: number; decimals: number; decimal: string };
const WRITTEN: Written[] = LANGUAGES.flatMap(({ write, decimal }) =>
  (
    [
      [200_000, 0],
      [1_234_567, 0],
      [50, 0],
      [200_000.5, 2],
      [300.5, 2],
      [1.5, 1],
      [1.234, 3],
    ] as const
  ).map(([number, decimals]) => {
    const text = write(number, decimals).map(({ value }) => value);
    return { text: text.join(''), number, decimals, decimal };
  }),
);
const TEXTS = [...new Map(WRITTEN.map((written) => [written.text, written])).values()];
/** What is an amount in no language. */
const ODD = [
  '200000.',
  '.5',
  ',50',
  '0.500',
  '0,500',
  '1.2.3',
  '1,2,3',
  '1.234,5.6',
  '-5',
  '−200.000',
  '+5',
  '5e5',
  '1E3',
  '0x10',
  '200k',
  '₫ 200.000',
  '200.000đ',
  '500 nghìn',
  '5²',
  'NaN',
  '1'.repeat(15),
];

/** The one rule: what would be sent is what stands there, or it is refused in words. */
function expectHonest({ input, value }: ReturnType<typeof field>, mark: string, note: string): void {
  const isRead = /^\d{1,13}$/.test(value());
  const shown = isRead ? grouped(value(), mark) : value();
  const issue = isRead || value() === '' ? undefined : 'amount';
  const found = { shown: input.value, issue: value() === '' ? undefined : amountIssue(value(), BOUNDS) };
  expect(found, note).toEqual({ shown, issue });
}

const BOUNDS = { min: 0, max: Number.MAX_SAFE_INTEGER };
const selectAll = (input: HTMLInputElement) => input.setSelectionRange(0, input.value.length);
const empty = (input: HTMLInputElement) => {
  selectAll(input);
  erase(input);
};

/** All ways that a whole text comes in at once. */
const AT_ONCE: Record<string, (input: HTMLInputElement, text: string) => void> = {
  'a suggestion, a clipboard’s chip or a voice': (input, text) => insert(input, text),
  'the same in a browser that does not announce it': (input, text) =>
    insert(input, text, { unannounced: true }),
  'a paste': (input, text) => insert(input, text, { inputType: 'insertFromPaste' }),
  'a drop': (input, text) => insert(input, text, { inputType: 'insertFromDrop' }),
  'an input method': (input, text) => compose(input, text),
  'a correction': replaceWord,
  'what the browser fills in': fillIn,
  undo: goBackTo,
};

describe.each(MARKS)('where %j stands between thousands', (mark) => {
  it.each(Object.entries(AT_ONCE))(
    'by %s no amount is another than the one on view, or than was meant [MONEY-02 MONEY-22]',
    (_, arrive) => {
      const typed = field(amountWith(mark));
      for (const before of ['', '1500']) {
        for (const { text, number, decimals, decimal } of TEXTS) {
          fillIn(typed.input, before);
          selectAll(typed.input);
          arrive(typed.input, text);
          const note = `${JSON.stringify(text)} after ${before}`;
          expectHonest(typed, mark, note);
          // The page's own mark between thousands is another language's decimal one: three digits behind it are a group.
          if (/^\d+$/.test(typed.value()) && !(decimal === mark && decimals === 3))
            expect(Number(typed.value()), note).toBe(number);
        }
        for (const text of ODD) {
          fillIn(typed.input, before);
          selectAll(typed.input);
          arrive(typed.input, text);
          expectHonest(typed, mark, text);
          expect(amountIssue(typed.value(), BOUNDS), text).toBe('amount');
        }
      }
    },
  );

  it('keeps that also when a text comes in pieces, key by key or composed [MONEY-02 MONEY-22]', () => {
    const typed = field(amountWith(mark));
    const pieces: ((text: string) => void)[] = [
      (text) => typeKeys(typed.input, text),
      (text) => typeKeys(typed.input, text, { unannounced: true }),
      (text) => compose(typed.input, ...[...text].map((_, at) => text.slice(0, at + 1))),
      (text) => {
        for (const piece of text.split(/(?<=\d)(?=\D)|(?<=\D)(?=\d)/)) insert(typed.input, piece);
      },
    ];
    for (const arrive of pieces) {
      for (const { text, number, decimals, decimal } of TEXTS) {
        empty(typed.input);
        arrive(text);
        expectHonest(typed, mark, text);
        if (/^\d+$/.test(typed.value()) && !(decimal === mark && decimals === 3))
          expect(Number(typed.value()), text).toBe(number);
      }
      for (const text of ODD) {
        empty(typed.input);
        arrive(text);
        expectHonest(typed, mark, text);
      }
    }
  });
});

it('is honest whatever is done to it, one thing after another [MONEY-02 MONEY-22]', () => {
  let state = 22_09;
  const upTo = (most: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.floor((state / 0x80000000) * most);
  };
  const one = <T,>(of: readonly T[]): T => of[upTo(of.length)] as T;
  for (const mark of ['.', ',', '\u202f', '٬']) {
    const typed = field(amountWith(mark));
    const { input } = typed;
    const past: string[] = [];
    for (let step = 0; step < 600; step += 1) {
      const at = [upTo(input.value.length + 1), upTo(input.value.length + 1)].sort((a, b) => a - b);
      input.focus();
      input.setSelectionRange(at[0] ?? 0, upTo(2) === 0 ? (at[0] ?? 0) : (at[1] ?? 0));
      const text = one([...TEXTS.map(({ text }) => text), ...ODD, '0', '5', '00', '.', ',', mark, '٣']);
      const isOfDigits = /^\p{Nd}+$/u.test(text);
      const deed = one([
        'insert',
        'paste',
        'compose',
        'erase',
        'erase',
        'correct',
        'fill',
        'undo',
        'clear',
      ] as const);
      const wasRead = /^\d*$/.test(typed.value());
      const [start = 0, end = 0] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      const digits = (input.value.slice(0, start) + text + input.value.slice(end)).replace(/\P{Nd}/gu, '');
      past.push(input.value);
      if (deed === 'insert') insert(input, text);
      if (deed === 'paste') insert(input, text, { inputType: 'insertFromPaste' });
      if (deed === 'compose') compose(input, ...[...text].map((_, place) => text.slice(0, place + 1)));
      if (deed === 'erase') erase(input);
      if (deed === 'correct') replaceWord(input, text);
      if (deed === 'fill') fillIn(input, text);
      if (deed === 'undo') goBackTo(input, one(past));
      if (deed === 'clear') empty(input);
      expectHonest(typed, mark, `${step}: ${deed} ${text}`);
      // Digits in the place of others: all that were and that came, and no other.
      if (wasRead && isOfDigits && ['insert', 'paste', 'compose'].includes(deed)) {
        const all = asciiDigits(digits).replace(/^0+(?=\d)/, '');
        expect(typed.value(), `${step}: ${deed} ${text}`).toBe(all);
      }
    }
    cleanup();
  }
});

it('shows what an input method composes as it is, until it is done: nothing is doubled [MONEY-02]', () => {
  const { input, value } = field(amountWith('.'), '1500');
  input.focus();
  input.setSelectionRange(5, 5);
  const seen: [string, string][] = [];
  input.addEventListener('compositionend', () => seen.push([input.value, value()]));
  compose(input, '0', '00');
  expect(seen).toEqual([['1.50000', '1.50000']]);
  expect([input.value, value(), input.selectionStart]).toEqual(['150.000', '150000', 7]);
});

it('shows an amount that is picked while an input method still composes [MONEY-02]', () => {
  const { input, value } = field(amountWith('.'));
  startComposing(input, '15');
  fireEvent.click(screen.getByRole('button'));
  expect([input.value, value()]).toEqual(['500.000', '500000']);
  fireEvent.compositionEnd(input);
  expect([input.value, value()]).toEqual(['500.000', '500000']);
});

describe('the caret', () => {
  it.each([
    ['12.345', 2, '9', '129.345', 3],
    ['129.345', 3, '0', '1.290.345', 5],
    ['129.345', 0, '7', '7.129.345', 1],
    ['129.345', 7, '٠', '1.293.450', 9],
    ['129.345', 7, ',5', '129.345,5', 9],
    ['129.345', 2, 'x', '12x9.345', 3],
  ])('stands in %j at %d after %j behind what was typed [MONEY-02]', (shown, at, text, now, caret) => {
    const { input } = field(amountWith('.'), shown.replaceAll('.', ''));
    input.focus();
    input.setSelectionRange(at, at);
    insert(input, text);
    expect([input.value, input.selectionStart, input.selectionEnd]).toEqual([now, caret, caret]);
  });

  it('goes with the digit that is erased, and past a mark that is set by itself [MONEY-02]', () => {
    const { input } = field(amountWith('.'), '1290345');
    input.focus();
    input.setSelectionRange(6, 6);
    erase(input);
    expect([input.value, input.selectionStart]).toEqual(['129.345', 3]);
    input.setSelectionRange(4, 4);
    erase(input);
    expect([input.value, input.selectionStart]).toEqual(['12.345', 2]);
  });

  it('stays in a field that lets nothing but digits in, whatever is typed into its middle', () => {
    const { input, value } = field({ read: (text) => text.replace(/\D/g, '').slice(0, 6) }, '41805');
    input.focus();
    for (const [key, now, caret] of [
      ['x', '41805', 3],
      ['٢', '418205', 4],
      [' ', '418205', 4],
    ] as const) {
      if (key === 'x') input.setSelectionRange(3, 3);
      insert(input, key);
      expect([input.value, value(), input.selectionStart]).toEqual([now, now, caret]);
    }
  });
});

it('reads what was there before the scripts, in any digits [MONEY-02]', () => {
  const { input, value } = field(amountWith('.'), '٢٥٠.٠٠٠');
  expect([input.value, value()]).toEqual(['250.000', '250000']);
});

it('keeps what is typed the moment that the field is drawn, whatever was there before the scripts [MONEY-02]', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const told: Told = { value: '' };
  const place = document.createElement('div');
  const root = createRoot(place);
  const typed = new Promise<HTMLInputElement>((done) => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const input = place.querySelector('input') as HTMLInputElement;
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '500');
      input.dispatchEvent(new InputEvent('input', { bubbles: true }));
      done(input);
    }).observe(place, { childList: true, subtree: true });
  });
  document.body.append(place);
  root.render(<Field format={amountWith('.')} start="250.000" told={told} />);
  const input = await typed;
  await vi.waitFor(() => expect([input.value, told.value]).toEqual(['500', '500']));
  await new Promise((done) => setTimeout(done, 20));
  expect([input.value, told.value]).toEqual(['500', '500']);
  root.unmount();
  place.remove();
  vi.unstubAllGlobals();
});
