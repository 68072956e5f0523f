import { isRightToLeft } from '../../contracts/languages';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { SAMPLE_LANGUAGES } from './samples';

/** How the parts are looked at, and what each of it may be; the first is what nobody chose. */
export const CHOICES = {
  theme: ['dark', 'light'],
  language: SAMPLE_LANGUAGES,
  width: ['full', '390', '320'],
  letters: ['100', '200'],
} as const;

export type View = { [Name in keyof typeof CHOICES]: (typeof CHOICES)[Name][number] };

const NAMES = Object.keys(CHOICES) as (keyof View)[];

/** The view that an address names. */
export function viewOf(search: string): View {
  const given = new URLSearchParams(search);
  const chosen = NAMES.map((name) => {
    const options: readonly string[] = CHOICES[name];
    return [name, options.find((option) => option === given.get(name)) ?? options[0]];
  });
  return Object.fromEntries(chosen) as View;
}

/** The address of a view, without what nobody chose. */
export function searchOf(view: View): string {
  const chosen = NAMES.flatMap((name) => (view[name] === CHOICES[name][0] ? [] : [[name, view[name]]]));
  return chosen.length > 0 ? `?${new URLSearchParams(chosen)}` : '';
}

/** Makes the document one of this view, as the site's own says theme, language and size of letters. */
export function applyView({ theme, language, width, letters }: View): void {
  const { dataset, style } = document.documentElement;
  overwriteGetLocale(() => language);
  Object.assign(document.documentElement, { lang: language, dir: isRightToLeft(language) ? 'rtl' : 'ltr' });
  Object.assign(dataset, { theme, brand: dataset.brand || 'hoa-dang' });
  style.fontSize = letters === '100' ? '' : `${letters}%`;
  for (const name of ['--col', '--page'])
    style.setProperty(name, width === 'full' ? '' : `min(100vw, ${width}px)`);
}
