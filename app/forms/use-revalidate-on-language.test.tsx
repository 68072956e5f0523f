// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { standIn } from '../../tests/support/stand-in';
import { useRevalidateOnLanguage } from './use-revalidate-on-language';

const locale = { language: { code: 'VI' } };
standIn(import('../locale/locale'), { useLocale: () => ({ language: locale.language }) });

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('checks errors that show 200 ms after a change of language, once for changes in a row [LANG-34 LANG-35 LANG-37 CONST-30]', () => {
  const revalidate = vi.fn();
  const { rerender } = renderHook(() => useRevalidateOnLanguage(revalidate));
  const change = (code: string) => {
    locale.language = { code };
    rerender();
  };
  const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));
  pass(1_000);
  expect(revalidate).not.toHaveBeenCalled();
  change('EN');
  pass(199);
  change('AR');
  pass(199);
  expect(revalidate).not.toHaveBeenCalled();
  pass(1);
  expect(revalidate).toHaveBeenCalledOnce();
});
