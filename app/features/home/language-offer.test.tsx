// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { writeCookie } from '../../lib/storage/cookies';
import { LanguageOffer } from './language-offer';

const show = () => renderOnSite(<LanguageOffer />);
const offer = () => screen.queryByRole('button', { name: 'Read this in English?' });

beforeEach(() => {
  localStorage.clear();
  writeCookie('language=; Path=/; Max-Age=0');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['en-GB', 'en']);
});
afterEach(() => {
  cleanup();
  writeCookie('language=; Path=/; Max-Age=0');
  vi.restoreAllMocks();
});

it('is made once on a device: whoever let it be has the text alone from then on [LANG-32]', async () => {
  await show();
  expect(offer()?.lang).toBe('en');
  cleanup();
  await show();
  expect(offer()).toBe(null);
});

it('is not made to who has chosen a language, nor to a browser in the page’s [LANG-32]', async () => {
  writeCookie('language=vi; Path=/');
  await show();
  expect(offer()).toBe(null);
  cleanup();
  writeCookie('language=; Path=/; Max-Age=0');
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['vi-VN', 'en']);
  await show();
  expect([offer(), localStorage.getItem('LANGUAGE_OFFERED')]).toEqual([null, null]);
});
