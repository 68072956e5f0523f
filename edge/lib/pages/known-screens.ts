import { SCREENS } from '@/app/screens';

/** Home goes by further addresses (ROUTE-26 to ROUTE-30). */
const KNOWN = new Set([...Object.keys(SCREENS).filter(isWhole), '/m', '/m/index', '/m/index.html']);
/** Screens about what their address names, an account such as `an.hn` among them. */
const NAMING = Object.keys(SCREENS)
  .filter((path) => /\$\w/.test(path))
  .map((path) => new RegExp(`^${path.replace(/\$\w+/, '[^/]+')}$`));

/** Screens that somebody without a session is shown. */
const FOR_GUESTS = new Set(
  Object.entries(SCREENS).flatMap(([path, screen]) => {
    if ('aliasOf' in screen || screen.needs) return [];
    const { access } = screen;
    return access === 'everyone' || !['members', 'agents'].includes(access.only) ? [path] : [];
  }),
);

/** Whether a clean path is of a screen that guests are shown: one page for all of them. */
export function isForGuests(path: string): boolean {
  return FOR_GUESTS.has(path);
}

/** Whether a clean path is a screen's, whoever may see it. */
export function isScreen(path: string): boolean {
  return KNOWN.has(path) || NAMING.some((screen) => screen.test(path));
}

function isWhole(path: string): boolean {
  return !path.includes('$');
}
