import { useSyncExternalStore } from 'react';

/** How a device shows the site; what is not there is as the brand and the system have it. */
export type Display = {
  theme?: 'system' | 'dark' | 'light';
  text?: 'large' | 'larger';
  motion?: 'reduced';
};

const KEY = 'DISPLAY';

/**
 * The script that puts the device's choices on the page before it is painted, and again when they or the system's theme
 * change, in other tabs as well (ACC-06). `tokens.css` and `base.css` act on the attributes. Where nothing was chosen the
 * server's colour holds: asking for another would style a page that has no body yet.
 */
export const KEEP_DISPLAY = `(function () {
  var light = matchMedia('(prefers-color-scheme: light)');
  function apply(changed) {
    var page = document.documentElement, kept = null;
    try { kept = JSON.parse(localStorage.getItem('${KEY}')); } catch (error) {}
    kept = Object(kept);
    var theme = kept.theme === 'system' ? (light.matches ? 'light' : 'dark') : kept.theme;
    var shown = { theme: theme, text: kept.text, motion: kept.motion };
    for (var name in shown) {
      if (shown[name]) page.dataset[name] = shown[name];
      else delete page.dataset[name];
    }
    var meta = document.querySelector('meta[name=theme-color]');
    if (meta && (theme || changed)) meta.content = getComputedStyle(page).getPropertyValue('--c-bg').trim() || meta.content;
  }
  apply();
  light.addEventListener('change', apply);
  addEventListener('storage', function (event) { if (event.key === '${KEY}') apply(event); });
})()`;

/** How this device shows the site, and a function that changes some of it. */
export function useDisplay(): [Display, (change: Partial<Display>) => void] {
  const kept = useSyncExternalStore(
    onChange,
    () => localStorage.getItem(KEY) ?? '',
    () => '',
  );
  const display = read(kept);
  return [display, (change) => write({ ...display, ...change })];
}

function read(kept: string): Display {
  try {
    return Object(JSON.parse(kept || '{}')) as Display;
  } catch {
    return {};
  }
}

function write(display: Display): void {
  localStorage.setItem(KEY, JSON.stringify(display));
  // A storage event reaches other tabs only.
  dispatchEvent(new StorageEvent('storage', { key: KEY }));
}

function onChange(listener: () => void): () => void {
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}
