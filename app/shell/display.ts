import { useSyncExternalStore } from 'react';
import { deviceStore } from '../lib/storage/storage';

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
  var light = window.matchMedia ? matchMedia('(prefers-color-scheme: light)') : {}, kept = {};
  function read(text) {
    try { kept = Object(JSON.parse(text)); } catch (error) { kept = {}; }
  }
  function apply(changed) {
    var page = document.documentElement;
    var theme = kept.theme === 'system' ? (light.matches ? 'light' : 'dark') : kept.theme;
    var shown = { theme, text: kept.text, motion: kept.motion };
    for (var name in shown) {
      if (shown[name]) page.dataset[name] = shown[name];
      else delete page.dataset[name];
    }
    var meta = document.querySelector('meta[name=theme-color]');
    if (meta && (theme || changed)) meta.content = getComputedStyle(page).getPropertyValue('--c-bg').trim() || meta.content;
  }
  try { read(localStorage.getItem('${KEY}')); } catch (error) {}
  apply();
  if (light.addEventListener) light.addEventListener('change', apply);
  addEventListener('storage', function (event) {
    if (event.key === '${KEY}') read(event.newValue), apply(event);
  });
})()`;

/** How this device shows the site, and a function that changes some of it. */
export function useDisplay(): [Display, (change: Partial<Display>) => void] {
  const kept = useSyncExternalStore(
    onChange,
    () => deviceStore.text(KEY) ?? '',
    () => '',
  );
  const display = displayIn(kept);
  return [display, (change) => write({ ...display, ...change })];
}

function displayIn(kept: string): Display {
  try {
    const { theme, text, motion }: Display = Object(JSON.parse(kept));
    return { theme, text, motion };
  } catch {
    return {};
  }
}

function write(display: Display): void {
  deviceStore.setJson(KEY, display);
  deviceStore.tell(KEY);
}

const onChange = (listener: () => void) => deviceStore.follow(KEY, listener);
