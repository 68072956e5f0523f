// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KEEP_CLICK, TAKEN_OVER, useClickReplay } from './click-replay';
import { compactScript } from './compact-script';

const tapped = vi.fn();
const button = () => screen.getByRole('button');

function Page() {
  useClickReplay();
  return (
    <form>
      <button type="button" onClick={tapped}>
        Lấy mã
      </button>
    </form>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  tapped.mockReset();
  new Function(compactScript(KEEP_CLICK))();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('holds a tap back while forms take over what was typed, then makes the last one once', () => {
  render(<Page />);
  vi.advanceTimersByTime(1);
  fireEvent.click(button());
  fireEvent.click(button());
  expect(tapped).not.toHaveBeenCalled();
  vi.advanceTimersByTime(TAKEN_OVER);
  expect(tapped).toHaveBeenCalledTimes(1);
  fireEvent.click(button());
  expect(tapped).toHaveBeenCalledTimes(2);
});

it('makes no tap whose button says something else by then', () => {
  render(<Page />);
  fireEvent.click(button());
  button().setAttribute('aria-label', 'Gửi lại');
  vi.advanceTimersByTime(1 + TAKEN_OVER);
  expect(tapped).not.toHaveBeenCalled();
});

it('wakes the part that the tapped button is in before it looks what that says', () => {
  // React hydrates late what nobody touches; a button outside a form may say something else only then.
  const server = document.body.appendChild(document.createElement('div'));
  server.innerHTML = '<button type="button" aria-label="server">Xem</button>';
  const served = screen.getByRole('button', { name: 'server' });
  served.addEventListener('auxclick', () => served.setAttribute('aria-label', 'browser'));
  served.addEventListener('click', tapped);
  fireEvent.click(served);
  render(<Page />);
  vi.advanceTimersByTime(1 + TAKEN_OVER);
  expect(served.getAttribute('aria-label')).toBe('browser');
  expect(tapped).not.toHaveBeenCalled();
  server.remove();
});
