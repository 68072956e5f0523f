import { wasBroughtBack } from './brought-back';

/**
 * When the router may scroll a page that it has drawn; made anew for each router. Before the scripts run, seconds on a
 * slow phone, a visitor has perhaps scrolled: the first drawing leaves such a page where it is, or a tap would meet
 * what has moved under the finger.
 */
export function scrollRestoration(): () => boolean {
  let isFirst = typeof window !== 'undefined';
  return () => {
    const stays = isFirst && scrollY > 0 && !wasBroughtBack();
    isFirst = false;
    return !stays;
  };
}
