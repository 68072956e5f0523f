import { expect, vi } from 'vitest';

/** Waits until a short message is announced; it stands in the regions for that and, for the eye, in a popover. */
export async function announced(message: string): Promise<void> {
  await vi.waitFor(() => {
    const regions = document.querySelectorAll('[role="status"], [role="alert"]');
    expect([...regions].map(({ textContent }) => textContent)).toContain(message);
  });
}

/** Waits until a text stands somewhere; figures in it keep their blanks, which searching for an element would not. */
export const stands = (text: string): Promise<void> =>
  vi.waitFor(() => expect(document.body.textContent).toContain(text));
