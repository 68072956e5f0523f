// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKeptFocus } from './use-kept-focus';

beforeEach(() => document.body.replaceChildren());
afterEach(cleanup);

function Page() {
  useKeptFocus();
  const [shown, setShown] = useState(true);
  const [disabled, setDisabled] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        elsewhere
      </button>
      <main tabIndex={-1}>
        {shown && (
          <button type="button" disabled={disabled} onClick={() => setShown(false)}>
            cancel
          </button>
        )}
        <button type="button" onClick={() => setDisabled(!disabled)}>
          work
        </button>
      </main>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => act(async () => button(name).click());
const focused = (wanted: () => Element | null) =>
  vi.waitFor(() => expect(document.activeElement).toBe(wanted()));

it('goes on to the content when what had it is gone', async () => {
  render(<Page />);
  button('cancel').focus();
  await press('cancel');
  await focused(() => screen.getByRole('main'));
});

it('comes back to a button that was out of use while it worked', async () => {
  render(<Page />);
  button('cancel').focus();
  await press('work');
  // Browsers take the focus from what is out of use; happy-dom does not.
  (document.activeElement as HTMLElement).blur();
  await press('work');
  await focused(() => button('cancel'));
});

it('stays where it is', async () => {
  render(<Page />);
  button('work').focus();
  await press('elsewhere');
  await act(async () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve())));
  expect(document.activeElement).toBe(button('work'));
});
