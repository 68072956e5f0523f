// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBusy } from './use-busy';

it('knows at once that a form is sending, before anything is drawn [CALL-08]', () => {
  const { result } = renderHook(() => useBusy());
  const { isBusy, setBusy } = result.current;
  act(() => {
    setBusy(true);
    expect(isBusy()).toBe(true);
  });
  expect(result.current.sending).toBe(true);
});

it('is idle again on a page that the browser kept and brings back, not on a fresh one [CALL-08]', () => {
  const { result } = renderHook(() => useBusy());
  act(() => result.current.setBusy(true));
  const show = (persisted: boolean) =>
    act(() => void dispatchEvent(Object.assign(new Event('pageshow'), { persisted })));
  show(false);
  expect(result.current.sending).toBe(true);
  show(true);
  expect(result.current.sending).toBe(false);
  expect(result.current.isBusy()).toBe(false);
});
