// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '../../contracts/errors';
import vietnamese from '../../messages/vi.json';
import { standIn } from '../../tests/support/stand-in';
import type { Issues } from './field-issues';
import type { FormOptions } from './form-options';
import { useForm } from './use-form';

const fakes = {
  language: { code: 'VI' },
  onClosed: vi.fn(),
  toast: vi.fn(),
  hide: vi.fn(),
};
standIn(import('../locale/locale'), { useLocale: () => ({ language: fakes.language }) });
standIn(import('../shell/session-watch'), { useSessionEnded: () => fakes.onClosed });
standIn(import('../shell/toast'), { useToast: () => fakes.toast });

type Values = { amount: string; password: string; again: string; agreed: boolean };
type Options = FormOptions<Values>;

const EMPTY: Values = { amount: '', password: '', again: '', agreed: true };
const WORDS = {
  amount: () => ({ label: 'Amount' }),
  password: () => ({ label: 'Password' }),
  again: () => ({ label: 'Again' }),
};

function check({ amount, password, again }: Values): Issues<keyof Values> {
  return {
    ...(amount === '' && { amount: 'required' }),
    ...(password === '' && { password: 'required' }),
    ...(again !== password && { again: 'mismatch' }),
  };
}

const send = vi.fn<Options['send']>();
let form: ReturnType<typeof useForm<Values>>;

function Form(options: Partial<Options>) {
  form = useForm<Values>({ empty: EMPTY, words: WORDS, check, send, ...options });
  return (
    <form {...form.props} data-testid="form">
      {(['amount', 'password', 'again'] as const).map((name) => {
        const { label, error, ...input } = form.field(name);
        return (
          <p key={name}>
            <input {...input} aria-label={label} />
            <i data-testid={name}>{error}</i>
          </p>
        );
      })}
      <input type="checkbox" {...form.box('agreed')} />
      {form.refusal && <p role="alert">{form.refusal}</p>}
      <button type="submit" name="submit" disabled={form.button('…').disabled || form.sending}>
        {form.button('…').busyText ?? 'Send'}
      </button>
    </form>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const said = (name: string) => screen.getByTestId(name).textContent;
const submit = () => act(async () => void fireEvent.submit(screen.getByTestId('form')));
const drawn = () => act(() => vi.advanceTimersByTimeAsync(50));

function fillIn() {
  type('Amount', '100');
  type('Password', 'secret1');
  type('Again', 'secret1');
}

beforeEach(() => {
  vi.useFakeTimers();
  send.mockReset().mockReturnValue(new Promise(() => {}));
  fakes.toast.mockReturnValue(fakes.hide);
  fakes.language = { code: 'VI' };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.clearAllMocks();
});

it('marks what is wrong on submit, focuses the first of it, and says so until it is right [LOGIN-49 REG-44 FORGOT-29]', async () => {
  render(<Form />);
  type('Amount', '1');
  type('Amount', '');
  expect(said('amount')).toBe('');
  await submit();
  await drawn();
  const required = vietnamese.form_required.replace('{field}', 'Amount');
  expect([said('amount'), said('again'), document.activeElement]).toEqual([required, '', field('Amount')]);
  expect(send).not.toHaveBeenCalled();
  type('Amount', '100');
  expect(said('amount')).toBe('');
  type('Amount', '');
  expect(said('amount')).toBe(required);
});

it('checks the confirmation again when its password changes, once it holds a value [CHPW-26 CHPW-27 REG-55]', () => {
  render(<Form rechecks={{ password: 'again' }} />);
  type('Password', 'secret1');
  expect(said('again')).toBe('');
  type('Again', 'secret1');
  type('Password', 'secret2');
  expect(said('again')).toBe(vietnamese.form_confirm_mismatch);
  type('Password', 'secret1');
  expect(said('again')).toBe('');
});

it('sends once however often it is tapped, and stays busy until the next page stands [CALL-08]', async () => {
  render(<Form loading={{ text: () => 'Sending', duration: 10_000 }} />);
  fillIn();
  const tap = form.submit;
  await act(async () => void [tap(), tap()]);
  await submit();
  expect(send.mock.calls).toEqual([[{ amount: '100', password: 'secret1', again: 'secret1', agreed: true }]]);
  expect(fakes.toast.mock.calls).toEqual([['Sending', { duration: 10_000 }]]);
  expect(screen.getByRole('button').textContent).toBe('…');
});

it('stays busy after it was sent, unless it is reset; a page that the browser kept comes back idle [CALL-08]', async () => {
  render(<Form />);
  send.mockResolvedValue(null);
  fillIn();
  await submit();
  expect(form.sending).toBe(true);
  act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  expect([form.sending, field('Amount').value]).toEqual([false, '100']);
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
  act(() => form.reset());
  expect([form.sending, form.values]).toEqual([false, EMPTY]);
});

it('a refusal stands in the form, keeps what was typed, and ends the waiting; the session’s end is seen to [ERR-47 ERR-55]', async () => {
  render(<Form loading={{ text: () => 'Sending', duration: 10_000 }} />);
  fillIn();
  const refusal = new GatewayError('rate.limited');
  send.mockRejectedValue(refusal);
  await submit();
  await drawn();
  expect([screen.getByRole('alert').textContent, form.sending]).toEqual(['rate.limited', false]);
  expect([field('Password').value, document.activeElement]).toEqual(['secret1', screen.getByRole('button')]);
  expect([fakes.hide.mock.calls.length, fakes.onClosed.mock.calls]).toEqual([1, [[refusal]]]);
  send.mockRejectedValue(new TypeError('planted'));
  await submit();
  expect(screen.getByRole('alert').textContent).toBe('unknown');
});

it('a refusal that is about a field stands there until that is changed, and has the focus [ERR-47 REG-71]', async () => {
  render(<Form refused={({ code }) => ({ field: code === 'account.exists' ? 'amount' : null })} />);
  fillIn();
  send.mockRejectedValue(new GatewayError('account.exists'));
  await submit();
  await drawn();
  expect([said('amount'), document.activeElement]).toEqual([
    vietnamese.error_account_exists,
    field('Amount'),
  ]);
  expect(screen.queryByRole('alert')).toBeNull();
  type('Password', 'secret2');
  expect(said('amount')).not.toBe('');
  type('Amount', '101');
  expect(said('amount')).toBe('');
});

it('empties what a refusal spends, and goes on there; what was said elsewhere is not said again [LOGIN-81 LOGIN-82]', async () => {
  const refused = vi
    .fn()
    .mockReturnValueOnce({ spent: ['password', 'again'] })
    .mockReturnValue({ said: true });
  render(<Form refused={refused} />);
  fillIn();
  send.mockRejectedValue(new GatewayError('login.wrong.credentials'));
  await submit();
  await drawn();
  expect(form.values).toEqual({ ...EMPTY, amount: '100' });
  expect(document.activeElement).toBe(field('Password'));
  fillIn();
  await submit();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('is kept back by what stands in the way, without a word of its own [CHPW-23]', async () => {
  render(<Form mayLeave={({ password }) => password !== 'secret1'} />);
  fillIn();
  await submit();
  expect([send.mock.calls.length, form.sending]).toEqual([0, false]);
});

it('keeps what was typed and ticked before the scripts came, and is ready from then on [LOGIN-82]', () => {
  const held = document.createElement('div');
  document.body.append(held);
  held.innerHTML =
    '<form><input name="amount" value="100"><input name="password"><input type="checkbox" name="agreed"></form>';
  const drawnBefore = held.querySelector('form');
  const start = vi.fn((typed: Partial<Values>) => ({ ...typed, again: 'known' }));
  const { result } = renderHook(() => {
    const form = useForm<Values>({ empty: EMPTY, words: WORDS, send, start });
    form.props.ref.current ??= drawnBefore;
    return form;
  });
  expect(start).toHaveBeenCalledExactlyOnceWith({ amount: '100', agreed: false }, drawnBefore);
  expect(result.current.values).toEqual({ amount: '100', password: '', again: 'known', agreed: false });
  expect(result.current.ready).toBe(true);
  held.remove();
});

it('what was found out by asking shows at once, and words are taken back when they no longer hold [REG-71 REG-74]', () => {
  render(<Form check={({ amount }) => (amount === 'an' ? { amount: 'taken' } : { amount: 'required' })} />);
  expect(said('amount')).toBe('');
  type('Amount', 'an');
  expect(said('amount')).toBe(vietnamese.error_account_exists);
  type('Amount', 'anh');
  expect(said('amount')).toBe('');
  act(() => form.mark('amount'));
  expect(said('amount')).not.toBe('');
  act(() => form.unmark('amount'));
  expect(said('amount')).toBe('');
});

it('checks what shows again 200 ms after a change of language: a field that is right by now is no longer marked [LOGIN-54 LOGIN-55 LANG-35]', async () => {
  const { rerender } = render(<Form />);
  await submit();
  type('Amount', '100');
  fakes.language = { code: 'EN' };
  rerender(<Form />);
  type('Amount', '');
  expect(said('amount')).not.toBe('');
  type('Amount', '100');
  await act(() => vi.advanceTimersByTimeAsync(200));
  type('Amount', '');
  expect([said('amount'), said('password') !== '']).toEqual(['', true]);
});
