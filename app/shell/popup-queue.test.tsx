// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Popup } from '../ui/popup';
import { type POPUP_ORDER, PopupQueue, usePopupQueue } from './popup-queue';

type Name = keyof typeof POPUP_ORDER;

afterEach(cleanup);

function Prompt({ name }: { name: Name }) {
  const [wanted, setWanted] = useState(true);
  const mayShow = usePopupQueue(name, wanted);
  if (!mayShow) return null;
  return (
    <button type="button" onClick={() => setWanted(false)}>
      {name}
    </button>
  );
}

const page = (...names: Name[]) => (
  <PopupQueue>
    {names.map((name) => (
      <Prompt key={name} name={name} />
    ))}
  </PopupQueue>
);
const shown = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const close = () => act(() => screen.getByRole('button').click());

it('shows the popups of a page one after another, password before agreement, announcement and download [SHELL-08 SHELL-09 SHELL-10]', () => {
  render(page('download', 'announcement', 'agreement', 'password'));
  // Whoever came first is on show already; the others follow in their order.
  expect(shown()).toEqual(['download']);
  close();
  expect(shown()).toEqual(['password']);
  close();
  expect(shown()).toEqual(['agreement']);
  close();
  expect(shown()).toEqual(['announcement']);
  close();
  expect(shown()).toEqual([]);
});

it('leaves the popup on show in front of one that comes later, whatever its order [SHELL-10]', () => {
  const { rerender } = render(page('announcement'));
  rerender(page('announcement', 'password'));
  expect(shown()).toEqual(['announcement']);
  close();
  expect(shown()).toEqual(['password']);
});

it('lets no popup open by itself over what the visitor opened [SHELL-10]', () => {
  const { rerender } = render(page('visitor'));
  rerender(page('visitor', 'download', 'announcement'));
  expect(shown()).toEqual(['visitor']);
  close();
  expect(shown()).toEqual(['announcement']);
});

it('gives the turn on when the popup on show leaves with its page [SHELL-10]', () => {
  const { rerender } = render(page('announcement', 'download'));
  rerender(page('download'));
  expect(shown()).toEqual(['download']);
});

it('places the first popup at 1000 and each further one above it [SHELL-12 SHELL-13 CONST-36]', () => {
  const layer = (title: string) => {
    const { container } = render(
      <Popup shape="card" title={title} closeLabel="x" onClose={() => undefined}>
        <p>{title}</p>
      </Popup>,
    );
    return Number(container.querySelector('dialog')?.style.zIndex);
  };
  const layers = ['one', 'two', 'three'].map(layer);
  expect(layers[0]).toBe(1000);
  expect(layers).toEqual([...layers].sort((a, b) => a - b));
  expect(new Set(layers).size).toBe(3);
});
