// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onRouter } from '../../tests/support/on-site';
import { LOCALISED, LocaleProvider, useLocale } from './locale';

const invalidate = vi.fn();

let queryClient: QueryClient;
beforeEach(() => {
  vi.useFakeTimers();
  queryClient = new QueryClient();
  queryClient.setQueryData(['promotions', LOCALISED], 'tiếng Việt');
  queryClient.setQueryData(['wallet'], 12);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Probe() {
  const { language, change } = useLocale();
  return (
    <>
      <button type="button" onClick={() => change('en')}>
        {language.code}
      </button>
      <button type="button" onClick={() => change('ar')}>
        AR
      </button>
    </>
  );
}

const isStale = (key: string[]) => queryClient.getQueryState(key)?.isInvalidated;

test('says the page anew at once and loads its data 250 ms later, once for changes in a row [LANG-36 LANG-37 CONST-32]', async () => {
  render(
    <QueryClientProvider client={queryClient}>
      <LocaleProvider>
        <Probe />
      </LocaleProvider>
    </QueryClientProvider>,
    { wrapper: onRouter({ invalidate }) },
  );
  expect(screen.getByText('VI')).toBeTruthy();
  await act(async () => screen.getByText('VI').click());
  expect(screen.getByText('EN')).toBeTruthy();
  expect(document.documentElement.lang).toBe('en');
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(isStale(['promotions', LOCALISED])).toBe(false);
  await act(async () => screen.getAllByText('AR')[0]?.click());
  expect(document.documentElement.dir).toBe('rtl');
  await act(() => vi.advanceTimersByTimeAsync(249));
  expect(invalidate).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(isStale(['promotions', LOCALISED])).toBe(true);
  expect(isStale(['wallet'])).toBe(false);
  expect(invalidate).toHaveBeenCalledOnce();
});
