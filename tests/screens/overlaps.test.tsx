import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { m } from '../../app/paraglide/messages.js';
import { expectNothingOverlaps } from './support/barriers';
import { renderScreen } from './support/render-screen';

it('a tile that is pushed over its neighbour is seen, by its name and by how much', async () => {
  await renderScreen('/m/gameCenter');
  expectNothingOverlaps();
  const [tile, next] = [...screen.getByRole('main').querySelectorAll<HTMLElement>('a[href]')].filter(
    (link) => link.getBoundingClientRect().width > 60,
  );
  if (!tile || !next) throw new Error('no tiles');
  const [own, other] = [tile.getBoundingClientRect(), next.getBoundingClientRect()];
  tile.style.translate = `${other.left - own.left + 10}px ${other.top - own.top + 10}px`;
  expect(expectNothingOverlaps).toThrow('what lies on something else');
});

it('what lies wholly within another’s box is laid there', async () => {
  await renderScreen('/m/login');
  const link = screen.getAllByRole('link', { name: m.login_free_play() })[0];
  const inner = document.createElement('button');
  link?.parentElement?.append(inner);
  const box = link?.getBoundingClientRect() ?? new DOMRect();
  Object.assign(inner.style, {
    position: 'absolute',
    ...{ left: `${box.left + 4}px`, top: `${box.top + scrollY + 4}px`, width: '8px', height: '8px' },
    ...{ padding: 0, border: 0, margin: 0 },
  });
  inner.textContent = '';
  expectNothingOverlaps();
});
