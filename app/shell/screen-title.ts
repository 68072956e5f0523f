import { m } from '../paraglide/messages.js';
import { type RoutePath, SCREENS, type Screen } from '../screens';

/** The screen at a path; undefined where there is none, and at an alias. */
export function screenAt(path: string): Screen | undefined {
  const row = Object.hasOwn(SCREENS, path) ? SCREENS[path as RoutePath] : undefined;
  return row && 'title' in row ? row : undefined;
}

/** Title of a path in the page's language, the site's name when it has none (HDR-10 to HDR-29). */
export function screenTitle(path: string, siteName = ''): string {
  const screen = screenAt(path);
  return screen ? m[screen.title]() : siteName;
}
