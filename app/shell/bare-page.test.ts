// @vitest-environment happy-dom
import { createElement, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bareDocument, showBarePage } from './bare-page';
import { KEEP_READABLE, STALLED } from './stalled-page';

const SUPPORT = 'https://help.example/a?b=1&c="<x>';
const addresses = (page: ParentNode) =>
  [...page.querySelectorAll('a')].map((link) => link.getAttribute('href'));

afterEach(() => {
  document.body.replaceChildren();
  document.head.replaceChildren();
  document.body.removeAttribute('style');
  for (const name of ['lang', 'data-theme', 'data-brand']) document.documentElement.removeAttribute(name);
});

/** A document that stands, and fails once it is alive. */
function Broken() {
  useEffect(() => {
    throw new Error('broken on purpose');
  }, []);
  return createElement('html', null, createElement('head'), createElement('body', null, 'served'));
}

describe('the page that stands when nothing else does', () => {
  it('says what happened in both languages and leads on, in the place of what was there [ERR-55]', () => {
    document.body.innerHTML = '<main>broken</main>';
    showBarePage({ theme: 'light', brand: 'hoa-dang', support: SUPPORT });
    expect(document.body.textContent).not.toContain('broken');
    expect(document.querySelector('h1')?.textContent).toContain('Trang gặp lỗi');
    expect(document.querySelector('h1 [lang=en]')?.textContent).toBe('This page has a problem');
    expect(document.documentElement.lang).toBe('vi');
    expect(addresses(document)).toEqual(['', '/m/home', SUPPORT]);
    expect({ ...document.documentElement.dataset }).toMatchObject({ theme: 'light', brand: 'hoa-dang' });
    expect(document.querySelector('a')?.style.background).toContain('--c-primary');
    expect(document.body.style.colorScheme).toBe('light');
    expect(document.querySelector('meta[name=viewport]')).not.toBeNull();
    expect(document.title).toBe('Trang gặp lỗi · This page has a problem');
  });

  it('takes the place of a document that React has taken away [ERR-55]', async () => {
    document.body.textContent = 'served';
    await new Promise<void>((resolve) => {
      const onUncaughtError = () => setTimeout(() => resolve(showBarePage({})));
      hydrateRoot(document, createElement(Broken), { onUncaughtError });
    });
    expect(document.querySelector('h1')?.textContent).toContain('Trang gặp lỗi');
    expect(document.querySelector('meta[name=viewport]')).not.toBeNull();
  });

  it.each([0, 3_000])(
    'nothing says of it %i ms later that it has not loaded fully, or goes on saying it [ERR-55]',
    async (later) => {
      vi.useFakeTimers();
      const listeners: [string, EventListener][] = [];
      vi.stubGlobal('addEventListener', (type: string, listener: EventListener) =>
        listeners.push([type, listener]),
      );
      Object.assign(globalThis, { keptClick: null });
      new Function(KEEP_READABLE)();
      for (const [type, listener] of listeners) if (type === 'error') listener({ target: {} } as never);
      await vi.advanceTimersByTimeAsync(3_000 - later);
      showBarePage({});
      await vi.advanceTimersByTimeAsync(later);
      expect(document.getElementById(STALLED)).toBe(null);
      vi.unstubAllGlobals();
      vi.useRealTimers();
    },
  );

  it('stands without customer service too [ERR-55]', () => {
    showBarePage({});
    expect(addresses(document)).toEqual(['', '/m/home']);
  });

  it('is a document of its own for the edge, which loads nothing [ERR-55]', () => {
    const page = new DOMParser().parseFromString(
      bareDocument({ nonce: 'n0nce', support: SUPPORT }),
      'text/html',
    );
    expect(addresses(page)).toEqual(['', '/m/home', SUPPORT]);
    expect(page.querySelector('style')?.getAttribute('nonce')).toBe('n0nce');
    expect(page.querySelectorAll('script, img, link:not([href="data:,"]), [style]')).toHaveLength(0);
    expect(page.title).toBe('Trang gặp lỗi · This page has a problem');
  });
});
