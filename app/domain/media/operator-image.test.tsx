// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { HostedImage } from './operator-image';

const HOSTS = { list: ['https://cdn.example'], fallback: 'https://other.example' };
const DRAWN = '/art/covers/rng-koi-1.svg';

function picture(path: string, hosts: Parameters<typeof HostedImage>[0]['hosts'], first?: boolean) {
  return (
    <HostedImage
      key={path}
      hosts={hosts}
      path={path}
      instead={DRAWN}
      alt=""
      width={120}
      height={160}
      first={first ?? false}
    />
  );
}

/** What is asked for after each failure: the address, the sizes of an operator's picture, the AVIF pictures. */
function tries(path: string, hosts: Parameters<typeof HostedImage>[0]['hosts']) {
  const { container } = render(picture(path, hosts));
  const seen: (string | null | undefined)[][] = [];
  for (let image = container.querySelector('img'); image; image = container.querySelector('img')) {
    const sizes = image.getAttribute('srcset')?.match(/width=\d+/g);
    const art = container.querySelector('source')?.getAttribute('srcset')?.match(/\d+w/g);
    seen.push([image.getAttribute('src'), sizes?.join(' '), art?.join(' ')]);
    fireEvent.error(image);
  }
  return seen;
}

beforeEach(() => {
  // Nothing arrives, and nothing fails by itself.
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

test('an operator picture comes from its host, the fallback, the drawing as AVIF, the drawing itself [GATE-44 GATE-45]', () => {
  vi.stubEnv('ART_EDITION', 'e1');
  expect(tries('/up/a.jpg', HOSTS)).toEqual([
    ['https://cdn.example/up/a.jpg', undefined, undefined],
    ['https://other.example/up/a.jpg', undefined, undefined],
    [DRAWN, undefined, '96w 240w'],
    [DRAWN, undefined, undefined],
  ]);
});

test('where the platform resizes, its sizes come first, and the picture itself where they fail [GATE-44 GATE-45]', () => {
  const [sized, plain] = tries('/up/a.jpg', { ...HOSTS, resizing: true });
  expect(sized).toEqual(['https://cdn.example/up/a.jpg', 'width=120 width=240', undefined]);
  expect(plain).toEqual(['https://cdn.example/up/a.jpg', undefined, undefined]);
});

test('in the page of the server a far picture has its place, and its address only for pages without scripts', () => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(picture('/up/a.jpg', HOSTS));
  const place = page.querySelector('picture > img');
  expect(['src', 'width', 'height'].map((name) => place?.getAttribute(name))).toEqual([null, '120', '160']);
  expect(page.querySelector('noscript')?.innerHTML).toContain('https://cdn.example/up/a.jpg');
});

test('what a visitor sees first has its address in the page of the server', () => {
  const page = renderToStaticMarkup(picture('/up/a.jpg', HOSTS, true));
  expect(page).toContain('src="https://cdn.example/up/a.jpg"');
  expect(page).toContain('loading="eager"');
  expect(page).not.toContain('noscript');
});
