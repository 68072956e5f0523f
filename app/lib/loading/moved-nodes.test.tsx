// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { translatePage } from '@/tests/support/translated-page';
import { tolerateMovedNodes } from './moved-nodes';

const { insertBefore, removeChild } = Node.prototype;
const told = vi.fn();

beforeEach(() => {
  vi.stubGlobal('reportError', told);
  told.mockClear();
  tolerateMovedNodes();
});
afterEach(() => {
  cleanup();
  Object.assign(Node.prototype, { insertBefore, removeChild });
  vi.unstubAllGlobals();
});

/** A bare text beside what comes and goes: what the site has none of, and an extension may make. */
const Bare = ({ alert, text }: { alert: boolean; text: boolean }) => (
  <p>
    {alert && <b>!</b>}
    {text && 'text'}
  </p>
);

it('puts an element before a text that was translated, and says so', async () => {
  const { container, rerender } = render(<Bare alert={false} text />);
  const stop = translatePage();
  expect(container.querySelector('font font')?.textContent).toBe('text');
  rerender(<Bare alert text />);
  expect(container.querySelector('b')).not.toBeNull();
  expect(told).toHaveBeenCalled();
  stop();
});

it('takes a node away from wherever it is now', () => {
  const { container, rerender } = render(<Bare alert text />);
  const holder = container.appendChild(document.createElement('div'));
  holder.append(container.querySelector('b') as Element);
  rerender(<Bare alert={false} text />);
  expect(container.querySelector('b')).toBeNull();
  expect(told).toHaveBeenCalledOnce();
});

it('lets a text that is no longer in the page be taken away', () => {
  const { container, rerender } = render(<Bare alert text />);
  const stop = translatePage();
  expect(() => act(() => rerender(<Bare alert text={false} />))).not.toThrow();
  expect(container.querySelector('b')).not.toBeNull();
  stop();
});

it('stays out of what goes its usual way', () => {
  const { container, rerender } = render(<Bare alert text={false} />);
  rerender(<Bare alert={false} text />);
  rerender(<Bare alert text />);
  expect(container.innerHTML).toBe('<p><b>!</b>text</p>');
  expect(told).not.toHaveBeenCalled();
});
