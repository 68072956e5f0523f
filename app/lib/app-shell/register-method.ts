import type { register } from '@/contracts/member/register';
import type { InputOf } from '@/contracts/operation';

type RegisterMethod = InputOf<typeof register>['registerMethod'];

type Surroundings = {
  userAgent: string;
  /** What the operator's app puts into its user agent; empty when there is no app (PWA-26). */
  nativeAppToken: string;
  /** `navigator.standalone`, which iOS alone has. */
  iosStandalone: boolean;
  displayStandalone: boolean;
};

/** By which way a registration comes (REG-77, REG-78). */
export function registerMethodIn({
  userAgent,
  nativeAppToken,
  iosStandalone,
  displayStandalone,
}: Surroundings): RegisterMethod {
  if (nativeAppToken !== '' && userAgent.includes(nativeAppToken)) return 'APP';
  if (iosStandalone) return 'WEBCLIP';
  return displayStandalone ? 'PWA' : 'H5';
}

/** The way of this browser; see `registerMethodIn`. */
export function registerMethod(nativeAppToken: string): RegisterMethod {
  return registerMethodIn({
    userAgent: navigator.userAgent,
    nativeAppToken,
    iosStandalone: 'standalone' in navigator && navigator.standalone === true,
    displayStandalone: window.matchMedia?.('(display-mode: standalone)').matches === true,
  });
}
