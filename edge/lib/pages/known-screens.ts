import { SCREENS } from '../../../app/screens';

/** Home goes by further addresses (ROUTE-26 to ROUTE-30). */
const KNOWN = new Set([...Object.keys(SCREENS).filter(isWhole), '/m', '/m/index', '/m/index.html']);
/** Screens about what their address names, an account such as `an.hn` among them. */
const NAMING = Object.keys(SCREENS)
  .filter((path) => /\$\w/.test(path))
  .map((path) => new RegExp(`^${path.replace(/\$\w+/, '[^/]+')}$`));

/** Whether a clean path is a screen's, whoever may see it; the operator's further addresses are none. */
export function isScreen(path: string): boolean {
  return KNOWN.has(path) || NAMING.some((screen) => screen.test(path));
}

function isWhole(path: string): boolean {
  return !path.includes('$');
}
