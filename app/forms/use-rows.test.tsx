// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import vietnamese from '../../messages/vi.json';
import { standIn } from '../../tests/support/stand-in';
import type { Issues } from './field-issues';
import type { PlaceOf } from './form-options';
import { useForm } from './use-form';
import { useRows } from './use-rows';

standIn(import('../locale/locale'), { useLocale: () => ({ language: { code: 'VI' } }) });
standIn(import('../shell/session-watch'), { useSessionEnded: () => vi.fn() });
standIn(import('../shell/toast'), { useToast: () => vi.fn() });

type Card = { serial: string; pin: string };
type Values = { cards: readonly Card[]; note: string };

const EMPTY: Values = { cards: [{ serial: '', pin: '' }], note: '' };
const BLANK: Card = { serial: '', pin: '' };

/** Every field is asked for, and no serial may stand twice. */
function check({ cards }: Values): Issues<PlaceOf<Values>> {
  const issues: Issues<PlaceOf<Values>> = {};
  for (const [at, { serial, pin }] of cards.entries()) {
    if (serial === '') issues[`cards.${at}.serial`] = 'required';
    else if (cards.findIndex((card) => card.serial === serial) < at)
      issues[`cards.${at}.serial`] = 'mismatch';
    if (pin === '') issues[`cards.${at}.pin`] = 'required';
  }
  return issues;
}

const send = vi.fn<(values: Values) => Promise<unknown>>();
const wordsOf = (at: number) => ({ serial: { label: `Serial ${at}` }, pin: { label: `Pin ${at}` } });

function useCards() {
  const form = useForm<Values>({ empty: EMPTY, words: { note: () => ({ label: 'Note' }) }, check, send });
  return { form, ...useRows(form, 'cards', wordsOf) };
}

function Form() {
  const { form, rows, add, remove } = useCards();
  return (
    <form {...form.props} data-testid="form">
      {rows.map(({ name, field }) => (
        <p key={name}>
          {(['serial', 'pin'] as const).map((one) => {
            const { label, error, ...input } = field(one);
            return (
              <span key={one}>
                <input {...input} aria-label={label} />
                <i data-testid={input.name}>{error}</i>
              </span>
            );
          })}
        </p>
      ))}
      <button type="button" onClick={() => add(BLANK)}>
        add
      </button>
      <button type="button" onClick={remove}>
        remove
      </button>
    </form>
  );
}

const input = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(input(label), { target: { value } });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const said = (name: string) => screen.getByTestId(name).textContent;
const submit = () => act(async () => void fireEvent.submit(screen.getByTestId('form')));
const required = (field: string) => vietnamese.form_required.replace('{field}', field);

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockReturnValue(new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('sends its rows in their order, those that were added too, and none that was taken away [AGENT-24]', async () => {
  render(<Form />);
  type('Serial 0', '100');
  type('Pin 0', '1');
  tap('add');
  type('Serial 1', '200');
  type('Pin 1', '2');
  tap('add');
  tap('remove');
  await submit();
  const cards = [
    { serial: '100', pin: '1' },
    { serial: '200', pin: '2' },
  ];
  expect(send.mock.calls).toEqual([[{ cards, note: '' }]]);
});

it('says in each row what is wrong with it, and focuses the first of it [AGENT-24]', async () => {
  render(<Form />);
  type('Serial 0', '100');
  type('Pin 0', '1');
  tap('add');
  type('Serial 1', '100');
  expect(said('cards.1.serial')).toBe('');
  await submit();
  await act(() => vi.advanceTimersByTimeAsync(50));
  expect(send).not.toHaveBeenCalled();
  expect(said('cards.1.serial')).toBe(vietnamese.form_confirm_mismatch);
  expect([said('cards.0.serial'), said('cards.1.pin')]).toEqual(['', required('Pin 1')]);
  expect(document.activeElement).toBe(input('Serial 1'));
  type('Serial 0', '101');
  expect(said('cards.1.serial')).toBe('');
});

it('gives a row that was taken away back as it was typed, and an empty one where none was [AGENT-24]', () => {
  render(<Form />);
  tap('add');
  type('Serial 1', '200');
  tap('remove');
  expect(screen.queryByLabelText('Serial 1')).toBeNull();
  tap('add');
  tap('add');
  expect([input('Serial 1').value, input('Serial 2').value]).toEqual(['200', '']);
});

it('keeps what was typed in a row before the scripts came [LOGIN-82]', () => {
  const held = document.createElement('div');
  held.innerHTML = '<form><input name="cards.0.serial" value="100"><input name="cards.0.pin"></form>';
  const drawnBefore = held.querySelector('form');
  const { result } = renderHook(() => {
    const cards = useCards();
    cards.form.props.ref.current ??= drawnBefore;
    return cards;
  });
  expect(result.current.form.values.cards).toEqual([{ serial: '100', pin: '' }]);
});
