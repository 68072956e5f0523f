// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GatewayError } from '../../contracts/errors';
import { standIn } from '../../tests/support/stand-in';
import { m } from '../paraglide/messages.js';
import { type ActionOptions, useAction } from './use-action';

const toast = vi.fn();
const onEnded = vi.fn();
standIn(import('../shell/toast'), { useToast: () => toast });
standIn(import('../shell/session-watch'), { useSessionEnded: () => onEnded });

const send = vi.fn<(row: string) => Promise<string | undefined>>();
beforeEach(() => {
  for (const mock of [toast, onEnded, send]) mock.mockReset();
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
});

const open = (options: ActionOptions = {}) => renderHook(() => useAction(send, options)).result;

it('runs once however often it is tapped, knows with what, and says what came of it [CALL-08]', async () => {
  let answer: (text: string) => void = () => undefined;
  send.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const result = open();
  const { run } = result.current;
  let taps: unknown[] = [];
  const both = act(async () => {
    const first = run('a');
    taps = [await run('b'), first];
  });
  await both;
  expect([send.mock.calls, result.current.isBusy, result.current.running]).toEqual([[['a']], true, 'a']);
  await act(async () => answer('Saved'));
  expect(await Promise.all(taps)).toEqual([undefined, 'done']);
  expect(toast.mock.calls).toEqual([['Saved', { kind: 'success' }]]);
  expect([result.current.isBusy, result.current.running]).toEqual([false, undefined]);
});

it('says nothing of a success that has no words, and another length where one is given [SHELL-19]', async () => {
  send.mockResolvedValueOnce(undefined).mockResolvedValueOnce('Saved');
  const result = open({ length: 'short' });
  await act(() => result.current.run('a'));
  expect(toast).not.toHaveBeenCalled();
  await act(() => result.current.run('a'));
  expect(toast.mock.calls).toEqual([['Saved', { kind: 'success', length: 'short' }]]);
});

it('says why it was refused, ends an ended session, and may be tapped again [SESS-46]', async () => {
  const error = new GatewayError('task.over');
  send.mockRejectedValue(error);
  const result = open();
  expect(await act(() => result.current.run('a'))).toBe('task.over');
  expect(onEnded.mock.calls).toEqual([[error]]);
  expect(toast.mock.calls).toEqual([[m.error_task_over(), { kind: 'error', length: 'short' }]]);
  expect(result.current.isBusy).toBe(false);
  await act(() => result.current.run('a'));
  expect(send).toHaveBeenCalledTimes(2);
});

it('has a word of its own for a refusal, where one is given [ERR-55]', async () => {
  send.mockRejectedValueOnce(new GatewayError('gateway.timeout')).mockRejectedValue(new Error('?'));
  const refused = ({ code }: GatewayError) => (code === 'gateway.timeout' ? 'Nobody knows' : undefined);
  const result = open({ refused });
  await act(() => result.current.run('a'));
  expect(await act(() => result.current.run('a'))).toBe('unknown');
  expect(toast.mock.calls.map(([text]) => text)).toEqual(['Nobody knows', m.error_system()]);
});

it('stays busy until what follows is over, after a refusal and a failure to follow as well [CALL-08]', async () => {
  send.mockRejectedValue(new GatewayError('task.over'));
  let end: (error?: Error) => void = () => undefined;
  const settled = () =>
    new Promise<void>((resolve, reject) => {
      end = (error) => (error ? reject(error) : resolve());
    });
  const result = open({ settled });
  expect(await act(() => result.current.run('a'))).toBe('task.over');
  expect(result.current.isBusy).toBe(true);
  await act(async () => end());
  expect(result.current.isBusy).toBe(false);
  await act(() => result.current.run('a'));
  await act(async () => end(new Error('no answer')));
  expect(result.current.isBusy).toBe(false);
});

it('gives the focus back to the button that was tapped, or to what it stood in, on the same screen alone [SHELL-19]', async () => {
  const result = open();
  const { pathname } = location;
  /** A browser takes the focus from a button that is switched off. */
  async function tap(meanwhile: (button: HTMLButtonElement) => void) {
    document.body.innerHTML = '<main tabindex="-1"><button>Send</button></main>';
    const button = document.querySelector('button') as HTMLButtonElement;
    vi.useFakeTimers();
    await act(async () => {
      button.focus();
      const ran = result.current.run('a');
      button.blur();
      meanwhile(button);
      await ran;
    });
    await act(() => vi.runAllTimersAsync());
    vi.useRealTimers();
    return document.activeElement?.tagName;
  }
  const focused = [
    await tap(() => undefined),
    await tap((button) => button.remove()),
    await tap(() => history.replaceState(null, '', '/m/home')),
  ];
  history.replaceState(null, '', pathname);
  expect(focused).toEqual(['BUTTON', 'MAIN', 'BODY']);
});
