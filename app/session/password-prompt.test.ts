// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { clearPrompt, notePrompted, onPromptAgain, promptAgain, wasPrompted } from './password-prompt';

it('knows for which login the change of the password was suggested, until it is told to forget [SESS-41 SESS-42]', () => {
  expect(wasPrompted('first')).toBe(false);
  notePrompted('first');
  expect(wasPrompted('first')).toBe(true);
  expect(wasPrompted('second')).toBe(false);
  clearPrompt();
  expect(wasPrompted('first')).toBe(false);
});

it('is asked for again, and is no longer noted as shown, when something waits for the change [SESS-41]', () => {
  const asked = vi.fn();
  notePrompted('s-1');
  const stop = onPromptAgain(asked);
  promptAgain();
  expect(asked).toHaveBeenCalledOnce();
  expect(wasPrompted('s-1')).toBe(false);
  stop();
  promptAgain();
  expect(asked).toHaveBeenCalledOnce();
});
