// @vitest-environment happy-dom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Switch } from './switch';

it.each([
  [false, true],
  [true, false],
])('a tap made before the scripts came counts, from %s to %s [MALL-03]', async (checked, chosen) => {
  const onChange = vi.fn();
  const line = <Switch label="What I can afford" checked={checked} onChange={onChange} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(line);
  root.querySelector('input')?.click();
  await act(async () => void hydrateRoot(root, line));
  expect(onChange.mock.calls).toEqual([[chosen]]);
});

it('says nothing by itself', async () => {
  const onChange = vi.fn();
  const line = <Switch label="What I can afford" checked onChange={onChange} />;
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(line);
  await act(async () => void hydrateRoot(root, line));
  expect(onChange).not.toHaveBeenCalled();
});
