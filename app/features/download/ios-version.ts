/** Version of iOS or iPadOS. */
export type IosVersion = { major: number; minor: number };

/** The site runs from here on; below it says so (CONST-41). */
const MINIMUM: IosVersion = { major: 12, minor: 4 };
/** Below it the guide shows the legacy tips (CONST-42): iOS 12 before 12.2, and 11 and under. */
const GUIDE: IosVersion = { major: 12, minor: 2 };

/**
 * The iOS version out of a user agent, null on everything else. An iPad that asks for desktop pages calls itself a Mac
 * and has a touch screen: Safari's version, equal to the system's since iPadOS 13, stands for it.
 */
export function iosVersion(userAgent: string, touchPoints = 0): IosVersion | null {
  const device = /\((?:iPhone|iPad|iPod)[^()]*? OS (\d+)(?:_(\d+))?/.exec(userAgent);
  const isTablet = touchPoints > 1 && userAgent.includes('(Macintosh');
  const desktop = isTablet ? / Version\/(\d+)(?:\.(\d+))?/.exec(userAgent) : null;
  const [, major, minor = '0'] = device ?? desktop ?? [];
  return major === undefined ? null : { major: Number(major), minor: Number(minor) };
}

/** Whether the guide shows the legacy tips (PWA-17, PWA-18); share-then-add elsewhere (PWA-19). */
export function needsLegacyTips(version: IosVersion | null): boolean {
  return version !== null && isBelow(version, GUIDE);
}

/** Whether the system is older than the site supports (PWA-23). */
export function isBelowMinimum(version: IosVersion | null): boolean {
  return version !== null && isBelow(version, MINIMUM);
}

/** As a person reads it: `12.1`. */
export function versionText({ major, minor }: IosVersion): string {
  return `${major}.${minor}`;
}

function isBelow(version: IosVersion, other: IosVersion): boolean {
  return version.major < other.major || (version.major === other.major && version.minor < other.minor);
}
