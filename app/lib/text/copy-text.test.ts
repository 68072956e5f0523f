// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyText } from './copy-text';

const copied: string[] = [];
const execCommand = vi.fn(() => {
  copied.push((document.activeElement as HTMLTextAreaElement).value);
  return true;
});

beforeEach(() => {
  copied.splice(0);
  Object.assign(document, { execCommand });
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
});
afterEach(() => {
  document.body.replaceChildren();
  Reflect.deleteProperty(navigator, 'clipboard');
  vi.restoreAllMocks();
});

it('copies by the browser’s clipboard where there is one', async () => {
  const writeText = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  await copyText('HD8826');
  expect(writeText).toHaveBeenCalledWith('HD8826');
  expect(copied).toEqual([]);
});

it.each([
  ['there is none', undefined],
  ['it is denied', { writeText: () => Promise.reject(new DOMException('denied', 'NotAllowedError')) }],
])('copies by a selection where %s, and leaves nothing behind', async (_, clipboard) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  document.body.innerHTML = '<dialog open><button type="button">copy</button></dialog>';
  const button = document.querySelector('button');
  button?.focus();
  await copyText('HD8826');
  expect(copied).toEqual(['HD8826']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.activeElement).toBe(button);
});

it('says so where nothing copies', async () => {
  execCommand.mockReturnValueOnce(false);
  await expect(copyText('HD8826')).rejects.toThrow();
});
