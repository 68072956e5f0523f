import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Badge } from './badge';

const textOf = (count: number) =>
  renderToStaticMarkup(<Badge count={count} label="" />).replace(/<[^>]*>/g, '');

it('shows the plain figure up to 99 [NOTICE-20]', () => {
  expect([1, 98, 99].map(textOf)).toEqual(['1', '98', '99']);
});

it('shows 99+ above 99 [NOTICE-19 CONST-37]', () => {
  expect([100, 4_000].map(textOf)).toEqual(['99+', '99+']);
});

it('is hidden at zero [NOTICE-21]', () => {
  expect(renderToStaticMarkup(<Badge count={0} label="0" />)).toBe('');
});
