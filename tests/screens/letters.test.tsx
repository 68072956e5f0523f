import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { hiddenParts } from './support/first-invalid';
import { filled, inForcedColours, lost, unmarked } from './support/forced-colours';
import { expectRoomForLetters } from './support/layout';
import { renderScreen } from './support/render-screen';

const main = () => document.querySelector('main') as HTMLElement;
const put = (html: string) => main().insertAdjacentHTML('afterbegin', html);

it('texts follow the size that the browser was told, times what the site was told [ACC-06]', async () => {
  const tell = (standard: number) => cdp().send('Page.setFontSizes', { fontSizes: { standard } });
  const size = () => Number.parseFloat(getComputedStyle(document.body).fontSize);
  await renderScreen('/m/login');
  expect(size()).toBe(15);
  await tell(24);
  try {
    expect(size()).toBe(22.5);
    document.documentElement.dataset.text = 'larger';
    expect(size()).toBeCloseTo(22.5 * 1.3);
  } finally {
    await tell(16);
  }
});

it.each([
  ['beside the screen', '<div style="inline-size: 120vw; block-size: 9px"></div>'],
  ['cut', '<div style="overflow: hidden; inline-size: 40px; white-space: nowrap">Khuyến mãi</div>'],
  [
    'out of its box',
    '<button style="display: block; inline-size: 30px; white-space: nowrap">Khuyến mãi</button>',
  ],
  ['on other words', '<p>Trang chủ</p><p style="margin-block-start: -22px">Khuyến mãi</p>'],
  ['broken amounts', '<p style="inline-size: 60px; overflow-wrap: anywhere">12.345.678</p>'],
  ['broken words', '<h2 style="inline-size: 30px; overflow-wrap: anywhere">Chuyển</h2>'],
])('what is %s is seen', async (what, html) => {
  await renderScreen('/m/feedback', { width: 320, as: 'member' });
  expectRoomForLetters();
  put(html);
  expect(expectRoomForLetters).toThrow(what);
});

it('a ground that forced colours take away is seen, and a choice that says nothing', async () => {
  await renderScreen('/m/feedback', { as: 'member' });
  put(
    '<span id="dot" style="display: block; inline-size: 8px; block-size: 8px; background: white"></span><a id="here" href="/m/home" aria-current="page" style="outline: none !important">x</a>',
  );
  const things = filled();
  await inForcedColours(() => {
    expect(lost(things).join()).toContain('id="dot"');
    expect(unmarked().join()).toContain('id="here"');
  });
});

it('a field in error under a bar is seen', async () => {
  await renderScreen('/m/feedback', { as: 'member' });
  expect(hiddenParts()).toBe(undefined);
  put('<input aria-invalid="true" style="display: block">');
  expect(hiddenParts()).toEqual([]);
  put('<div style="position: fixed; inset: 0 0 auto; block-size: 300px"></div>');
  expect(hiddenParts()?.join()).toContain('under');
});
