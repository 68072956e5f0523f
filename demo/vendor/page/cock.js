// @ts-check
import { drawn, el } from './dom.js';

/**
 * Plumage: tail from behind to before, body, hackle, wing. Comb, beak and legs are the same on all.
 * @type {Record<string, readonly [dark: string, middle: string, light: string, body: string, hackle: string, wing: string]>}
 */
const PLUMAGE = {
  dieu: ['#8a4317', '#e9964c', '#ffe6be', '#c8442f', '#ffcf8a', '#8a2a1b'],
  o: ['#10161f', '#2c3b4f', '#5d7896', '#27323f', '#7a2a2c', '#141b24'],
  tia: ['#3b1236', '#8b3a6e', '#e9a3c4', '#6d1f4a', '#f0a24c', '#45102f'],
  xam: ['#3a4653', '#76899c', '#cfdbe6', '#66798c', '#e8eef3', '#46535f'],
  nhan: ['#b9c0c6', '#e6eaee', '#ffffff', '#f3f5f7', '#ffffff', '#cdd4da'],
  chuoi: ['#4d3a10', '#c79a2a', '#fff0b0', '#e9d9a0', '#fff6d6', '#a9832a'],
};
const BIRD = { comb: '#e2384a', beak: '#ffc24d', eye: '#1c2430' };

/**
 * A cock that looks to the right, in drawings that lie on each other: what moves is a layer of its own.
 * @param {string} plumage
 */
export function cock(plumage) {
  const [dark, middle, light, body, hackle, wing] = PLUMAGE[plumage] ?? PLUMAGE.dieu ?? [];
  const path = (/** @type {string} */ d, /** @type {string | undefined} */ fill) =>
    drawn('path', { d, fill: fill ?? '' });
  const line = (
    /** @type {string} */ d,
    /** @type {string | undefined} */ stroke,
    /** @type {number} */ width,
  ) =>
    drawn('path', {
      d,
      stroke: stroke ?? '',
      fill: 'none',
      'stroke-width': width,
      'stroke-linecap': 'round',
    });
  const layer = (/** @type {string} */ name, /** @type {Node[]} */ ...parts) =>
    drawn('svg', { viewBox: '0 20 110 114', class: name }, ...parts);
  const rest = layer(
    'rest',
    line('M56 104 52 128M52 128l-8 3M52 128l9 3M68 104 73 127M73 127l-7 4M73 127l10 3', BIRD.beak, 4),
    path('M34 92C6 84 6 46 26 34C20 52 28 62 38 68C24 54 26 36 42 28C38 46 46 58 54 66', dark),
    path('M36 88C14 78 16 54 30 42C28 58 36 66 46 72Z', middle),
    path('M42 80C30 66 34 48 46 40C46 54 52 62 58 70Z', light),
    path(
      'M34 78C40 66 56 72 64 66C70 60 74 56 80 58L92 60C92 70 94 84 84 98C76 110 56 114 44 104C36 98 32 88 34 78Z',
      body,
    ),
  );
  const head = layer(
    'head',
    path('M64 66C70 60 70 50 78 44L92 54C92 66 93 78 88 90C80 80 72 76 64 66Z', hackle),
    path('M74 46C70 36 76 30 79 36C79 28 86 26 87 34C90 28 97 32 94 40C98 42 96 48 92 50Z', BIRD.comb),
    path('M92 52 104 57 92 61Z', BIRD.beak),
    path('M89 60q7 6 2 13q-7-4-5-12z', BIRD.comb),
    drawn('circle', { cx: 85, cy: 51, r: 2.6, fill: BIRD.eye }),
  );
  const wings = layer(
    'wing',
    path('M44 84C54 76 70 80 76 92C66 104 50 102 44 84Z', wing),
    line('M50 88q10-4 18 4M52 94q8-2 14 3', hackle, 2),
  );
  return el('span', { className: 'bird' }, rest, head, wings);
}
