import { getServerAsyncLocalStorage } from '../paraglide/runtime.js';

/** What each request has borrowed, and the language of it. */
const borrowed = new WeakMap<object, Map<string, string>>();

/** Remembers that a text of the page that is being drawn is in another language than the page. */
export function noteBorrowed(text: string, language: string): void {
  const request = getServerAsyncLocalStorage()?.getStore();
  if (!request || !/\p{L}/u.test(text)) return;
  const texts = borrowed.get(request) ?? new Map<string, string>();
  borrowed.set(request, texts.set(text, language));
}

/** Elements whose name is all that is read of them, and attributes that name them. */
const NAMED: readonly unknown[] = ['a', 'button', 'img', 'input', 'textarea'];
const NAMES = ['aria-label', 'alt', 'placeholder'];

/** The properties of an element, with the language of its text where that is borrowed. */
export function withLanguage(type: unknown, props: Record<string, unknown>): Record<string, unknown> {
  const request = typeof type === 'string' && getServerAsyncLocalStorage()?.getStore();
  const texts = request && borrowed.get(request);
  if (!texts || props.lang !== undefined) return props;
  const name = NAMED.includes(type) ? NAMES.map((attribute) => props[attribute]).find(Boolean) : undefined;
  const lang = texts.get((name ?? props.children) as string);
  return lang === undefined ? props : { ...props, lang };
}
