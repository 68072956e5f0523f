import { fireEvent } from '@testing-library/react';
import { expect, vi } from 'vitest';

/** A field of the screen, by the name that it is sent by. */
export function field(name: string): HTMLInputElement {
  const input = document.querySelector<HTMLInputElement>(`:is(input, select, textarea)[name="${name}"]`);
  if (!input) throw new Error(`no field ${name}`);
  return input;
}

/** What sends the form; the last one, where a dialog with a form stands over a screen with another. */
export function sendButton(): HTMLButtonElement {
  const button = [...document.querySelectorAll<HTMLButtonElement>('button[name="submit"]')].at(-1);
  if (!button) throw new Error('nothing to send');
  return button;
}

/** Types into fields by their names, once the form takes it. */
export async function fill(values: Readonly<Record<string, string>>): Promise<void> {
  await vi.waitFor(() => expect(sendButton().disabled).toBe(false));
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
}

/** Types, and taps what sends the form, so often as told. */
export async function send(values: Readonly<Record<string, string>> = {}, taps = 1): Promise<void> {
  await fill(values);
  for (let tap = 0; tap < taps; tap += 1) fireEvent.click(sendButton());
}
