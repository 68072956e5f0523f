// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { OperatorHtml, SafeHtml } from '@/contracts/safe-html';
import { asSafeHtml } from '@/contracts/testing/html';
import { RichText } from './rich-text';

afterEach(cleanup);

test('shows sanitised operator HTML as content [PROMO-06 SHELL-43]', () => {
  const { getByText } = render(<RichText html={asSafeHtml('<p>Nhận <strong>100%</strong></p>')} />);
  expect(getByText('100%').tagName).toBe('STRONG');
});

test('gives every table a box to scroll in, also one inside another', () => {
  const { container } = render(
    <RichText
      html={asSafeHtml('<table><tbody><tr><td><table></table></td></tr></tbody></table><p>sau</p>')}
    />,
  );
  expect(container.querySelectorAll('[data-scroll] > table')).toHaveLength(2);
  expect(container.querySelector('p')?.closest('[data-scroll]')).toBeNull();
});

test('keeps an attribute that names a table an attribute [SHELL-43]', () => {
  const { container } = render(<RichText html={asSafeHtml('<img alt="<table onerror" src="/a.svg">')} />);
  expect(container.querySelectorAll('*')).toHaveLength(2);
  expect(container.querySelector('table')).toBeNull();
});

test('takes no plain text: the type admits sanitised text only [SHELL-43]', () => {
  // @ts-expect-error a string that nobody sanitised
  const html: SafeHtml = '<p>';
  expect(html).toBe('<p>');
});

test('takes nothing of an answer that was not marked as HTML, nor HTML that nobody sanitised [SHELL-43]', () => {
  const answer = { title: 'Quà', content: '<p>' as unknown as OperatorHtml };
  // @ts-expect-error a field that the contract does not mark
  const unmarked = <RichText html={answer.title} />;
  // @ts-expect-error a field as the gateway sent it
  const unsanitised = <RichText html={answer.content} />;
  // @ts-expect-error nor is it text that could be shown as it is
  const text: string = answer.content;
  expect([unmarked, unsanitised, text]).toHaveLength(3);
});

test('sets the sizes of a popup, which the edge has listed, as parts of the column [SHELL-18]', () => {
  const { getByText } = render(<RichText html={asSafeHtml('<p data-size="width:6rem">Quà</p>')} />);
  expect(getByText('Quà').style.width).toBe('calc(6 * var(--col) / 7.5)');
});

test('gives a picture without a size the room of most, and its own size once it has come', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(120);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(40);
  const html =
    '<img alt="a" src="/a.png" width="16" height="9" data-unsized><img alt="b" src="/b.png" width="640" height="360">';
  const { getByAltText } = render(<RichText html={asSafeHtml(html)} />);
  expect(getByAltText('a').dataset.unsized).toBe('');
  for (const name of ['a', 'b']) fireEvent.load(getByAltText(name));
  expect(getByAltText('a').outerHTML).toMatch(/width="120" height="40">$/);
  expect(getByAltText('b').outerHTML).toMatch(/width="640" height="360">$/);

  complete.mockReturnValue(true);
  const shown = render(<RichText html={asSafeHtml(html.replaceAll('alt="', 'alt="shown '))} />);
  expect(shown.getByAltText('shown a').dataset.unsized).toBeUndefined();
  vi.restoreAllMocks();
});

test('looks for a picture that fails at the default host, then hides it [GATE-45]', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { getByAltText } = render(
    <RichText html={asSafeHtml('<img alt="a" src="https://cdn1.example/a.png" data-fallback="/a.png">')} />,
  );
  const picture = getByAltText('a') as HTMLImageElement;
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe('/a.png');
  expect(picture.hidden).toBe(false);
  fireEvent.error(picture);
  expect(picture.hidden).toBe(true);
  complete.mockRestore();
});
