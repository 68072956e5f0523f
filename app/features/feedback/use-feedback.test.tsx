// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GatewayError } from '../../../contracts/errors';
import { useFeedback } from './use-feedback';

const calls = vi.hoisted(() => ({ sendFeedbackFn: vi.fn() }));
vi.mock('./feedback.functions', () => calls);
beforeEach(() => void calls.sendFeedbackFn.mockReset().mockResolvedValue({ success: true, value: null }));
afterEach(cleanup);

const KEY = expect.stringMatching(/^[\da-f-]{36}$/);
const TEXT = 'Trang chạy rất mượt.';

function written() {
  const { result } = renderHook(useFeedback);
  act(() => result.current.write(` ${TEXT} `));
  return result;
}

it('sends what is written once, however often it is tapped, and thanks [HELP-22 HELP-25 HELP-26]', async () => {
  const result = written();
  act(() => result.current.setType('praise'));
  const { send } = result.current;
  await act(() => Promise.all([send(), send()]));
  expect(calls.sendFeedbackFn.mock.calls).toEqual([
    [{ data: { content: TEXT, type: 'praise', idempotencyKey: KEY } }],
  ]);
  expect([result.current.state, result.current.content]).toEqual(['sent', '']);
});

it('keeps the text when it could not be sent, and says why; sent again it has the same key [HELP-22 MONEY-21]', async () => {
  calls.sendFeedbackFn.mockResolvedValue({ success: false, errorCode: 'rate.limited', value: {} });
  const result = written();
  await act(() => result.current.send());
  expect([result.current.state, result.current.content]).toEqual(['writing', ` ${TEXT} `]);
  expect((result.current.failure as GatewayError).code).toBe('rate.limited');
  expect(calls.sendFeedbackFn.mock.calls[0]?.[0]).toEqual({ data: { content: TEXT, idempotencyKey: KEY } });
  await act(() => result.current.send());
  const [first, again] = calls.sendFeedbackFn.mock.calls;
  expect(again).toEqual(first);
});

it('sends nothing that is too short, and stops complaining once it is long enough [HELP-24]', async () => {
  const { result } = renderHook(useFeedback);
  act(() => result.current.write('ngắn'));
  expect(await act(() => result.current.send())).toBe('length');
  expect(calls.sendFeedbackFn).not.toHaveBeenCalled();
  act(() => result.current.write(TEXT));
  expect(result.current.issue).toBeUndefined();
});
