// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { type SafeHtml, sanitisedByEdge } from '../../contracts/safe-html';
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
