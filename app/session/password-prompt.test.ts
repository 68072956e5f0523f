// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { clearPrompt, notePrompted, wasPrompted } from './password-prompt';

it('knows for which login the change of the password was suggested, until it is told to forget [SESS-41 SESS-42]', () => {
  expect(wasPrompted('first')).toBe(false);
  notePrompted('first');
  expect(wasPrompted('first')).toBe(true);
  expect(wasPrompted('second')).toBe(false);
  clearPrompt();
  expect(wasPrompted('first')).toBe(false);
});
