import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import { page } from 'vitest/browser';
import { Catalogue } from '@/app/parts/catalogue';
import { searchOf, type View } from '@/app/parts/view';
import { painted } from './shifts';

let shown: { root: Root; place: HTMLElement } | undefined;

/** Opens the catalogue of parts in a view, in a window of this many pixels; what stood before it goes. */
export async function renderParts(view: Partial<View>, [width, height]: readonly [number, number]) {
  putPartsAway();
  await page.viewport(width, height);
  const usual: View = { theme: 'dark', language: 'vi', width: 'full', letters: '100' };
  // As its document says (app/parts/parts.html); a screen before it has put away its own.
  document.title = 'Parts';
  history.replaceState(null, '', `/sandbox/parts${searchOf({ ...usual, ...view })}`);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  shown = { root, place };
  root.render(<Catalogue />);
  await vi.waitFor(() => {
    if (!place.querySelector('main > section')) throw new Error('no part is shown');
  });
  // What is measured once it is laid out is drawn anew after that.
  for (let times = 0; times < 2; times += 1) await painted();
}

/** Takes the catalogue away, and what it said of the document. */
export function putPartsAway(): void {
  if (!shown) return;
  shown.root.unmount();
  shown.place.remove();
  shown = undefined;
  for (const name of ['lang', 'dir', 'style', 'data-theme', 'data-brand'])
    document.documentElement.removeAttribute(name);
}
