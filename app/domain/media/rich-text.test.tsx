// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type SafeHtml, sanitisedByEdge } from '../../../contracts/safe-html';
import { RichText } from './rich-text';

afterEach(cleanup);

test('shows sanitised operator HTML as content [PROMO-06 SHELL-43]', () => {
  const { getByText } = render(<RichText html={sanitisedByEdge('<p>Nhận <strong>100%</strong></p>')} />);
  expect(getByText('100%').tagName).toBe('STRONG');
});

test('gives every table a box to scroll in, also one inside another', () => {
  const { container } = render(
    <RichText
      html={sanitisedByEdge('<table><tbody><tr><td><table></table></td></tr></tbody></table><p>sau</p>')}
    />,
  );
  expect(container.querySelectorAll('[data-scroll] > table')).toHaveLength(2);
  expect(container.querySelector('p')?.closest('[data-scroll]')).toBeNull();
});

test('keeps an attribute that names a table an attribute [SHELL-43]', () => {
  const { container } = render(
    <RichText html={sanitisedByEdge('<img alt="<table onerror" src="/a.svg">')} />,
  );
  expect(container.querySelectorAll('*')).toHaveLength(2);
  expect(container.querySelector('table')).toBeNull();
});

test('takes no plain text: the type admits sanitised text only [SHELL-43]', () => {
  // @ts-expect-error a string that nobody sanitised
  const html: SafeHtml = '<p>';
  expect(html).toBe('<p>');
});

test('sets the sizes of a popup, which the edge has listed [SHELL-18]', () => {
  const { getByText } = render(
    <RichText html={sanitisedByEdge('<p data-size="width:6rem;padding:0.1rem">Quà</p>')} />,
  );
  expect(getByText('Quà').style.width).toBe('6rem');
  expect(getByText('Quà').style.padding).toBe('0.1rem');
});

test('looks for a picture that fails at the default host, then hides it [GATE-45]', () => {
  const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
  const { getByAltText } = render(
    <RichText
      html={sanitisedByEdge('<img alt="a" src="https://cdn1.example/a.png" data-fallback="/a.png">')}
    />,
  );
  const picture = getByAltText('a') as HTMLImageElement;
  fireEvent.error(picture);
  expect(picture.getAttribute('src')).toBe('/a.png');
  expect(picture.hidden).toBe(false);
  fireEvent.error(picture);
  expect(picture.hidden).toBe(true);
  complete.mockRestore();
});
