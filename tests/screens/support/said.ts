import { fireEvent, screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { m } from '@/app/paraglide/messages.js';
import { field } from './form';

export const hasField = (name: string): boolean => document.querySelector(`form [name="${name}"]`) !== null;

/** What is said to be wrong with a field, under it; null where nothing is. */
export function errorOf(name: string): string | null {
  const input = field(name);
  if (input.getAttribute('aria-invalid') !== 'true') return null;
  const note = input.getAttribute('aria-describedby');
  return (note && document.getElementById(note)?.textContent) || '';
}

/** Waits until the focus is in a field. */
export async function focused(name: string): Promise<void> {
  await vi.waitFor(() =>
    expect(document.activeElement).toBe(document.querySelector(`form [name="${name}"]`)),
  );
}

/** What is announced as an alert, empty regions left out. */
export const alerts = (): string[] =>
  screen.queryAllByRole('alert').flatMap(({ textContent }) => textContent || []);

/** Chooses English in the selector at the head of a Vietnamese page, and waits until the page speaks it. */
export async function chooseEnglish(): Promise<void> {
  fireEvent.click(screen.getByRole('button', { name: m.language_choose({ language: 'Tiếng Việt' }) }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'English' }));
  await vi.waitFor(() => {
    expect(document.documentElement.lang).toBe('en');
    expect(screen.queryByRole('dialog')).toBe(null);
  });
}

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
