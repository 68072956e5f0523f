// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOnSite } from '@/tests/support/on-site';
import { DiallingCodePicker } from './dialling-code-picker';

const HOME = { countryCode: 'VN', countryDialingCode: '84' };
const ALL = [{ countryCode: 'TH', countryDialingCode: '66' }, HOME];

const scrolled = vi.fn();
beforeEach(() => {
  scrolled.mockClear();
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(scrolled);
});
afterEach(cleanup);

function Picker() {
  const [countries, setCountries] = useState([HOME]);
  return (
    <>
      <button type="button" onClick={() => setCountries(ALL)}>
        all have come
      </button>
      <DiallingCodePicker countries={countries} current="VN" onChoose={() => {}} onClose={() => {}} />
    </>
  );
}

async function open() {
  await renderOnSite(<Picker />);
  const panel = screen.getByRole('searchbox').closest('dialog')?.firstElementChild;
  const come = () => fireEvent.click(screen.getByText('all have come'));
  return { panel, come };
}

it('shows the chosen country, and once more when all have come [LOGIN-07]', async () => {
  const { come } = await open();
  expect(scrolled).toHaveBeenCalledTimes(1);
  come();
  expect(scrolled).toHaveBeenCalledTimes(2);
});

it('stays where it was scrolled to when all have come [LOGIN-07]', async () => {
  const { panel, come } = await open();
  if (panel) panel.scrollTop = 40;
  come();
  expect([panel?.scrollTop, scrolled.mock.calls.length]).toEqual([40, 1]);
});
