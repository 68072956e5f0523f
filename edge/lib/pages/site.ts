import { isFlagOn, readFlags } from '@/contracts/flags';
import type { FirebaseSettings, HumanVerificationSettings, SiteSettings } from '@/contracts/site';
import type { StatusResponse } from '../../context';
import type { Env } from '../../env';
import { flagsOff, screensOff } from './site-level';

/** The public settings of the site: worker settings with the defaults of docs/operator.md, and the status answer. */
export function siteSettings(env: Env, status: StatusResponse): SiteSettings {
  const { info } = status;
  const firebase = firebaseSettings(env);
  return {
    brand: env.BRAND || 'hoa-dang',
    siteName: env.SITE_NAME || 'Hoa Đăng',
    merchantCode: env.MERCHANT_CODE || '',
    currency: { symbol: info.currencySymbol || env.CURRENCY_SYMBOL || '₫' },
    timeZone: env.SITE_TIME_ZONE || 'Asia/Ho_Chi_Minh',
    jurisdiction: {
      ageLimit: info.jurisdiction?.ageLimit ?? (env.AGE_LIMIT === '21' ? 21 : 18),
      activeConsent: isOn(env.ACTIVE_CONSENT),
    },
    flags: { ...readFlags(info.whitelabel ?? {}), ...flagsOff(env) },
    ...(screensOff(env).length > 0 && { screensOff: screensOff(env) }),
    customerService: (info.customerService ?? []).map(({ path, name, position }) => ({
      path,
      name: name ?? '',
      position: position ?? 'both',
    })),
    resources: (info.resources ?? []).filter(({ url }) => /^(?:https?:\/\/|\/(?!\/))/i.test(url)),
    newMemberCentre: info.mobileTemplate?.mem_cen === 1,
    newMoneyScreens: info.mobileTemplate?.dep_func === 1,
    imageHosts: imageHostsOf(env, status),
    streamHosts: splitList(env.STREAM_HOSTS),
    gameFrameHosts: gameFrameHosts(env),
    mainDomain: hostOf(info.mainDomain ?? status.mainDomain),
    firebase,
    firebaseVerification: firebase !== null && isFlagOn(info.register?.firebaseVerification),
    passkeys: isFlagOn(info.passkeys),
    humanVerification: humanVerificationSettings(env),
    nativeAppToken: env.NATIVE_APP_TOKEN ?? '',
    furtherRoutes: { ...furtherRoutes(pairsOf(info.paths)), ...furtherRoutes(env.FURTHER_ROUTES) },
    ...(env.SANDBOX === '1' && { sandbox: true }),
    rememberSalt: env.REMEMBER_SALT || env.MERCHANT_CODE || 'mobile-site',
  };
}

/** Where the operator's pictures come from (GATE-44, GATE-45). */
function imageHostsOf(env: Env, { info, imageCDNs }: StatusResponse): SiteSettings['imageHosts'] {
  return {
    list: webHosts(info.imageCDNs ?? imageCDNs ?? []),
    fallback: env.IMAGE_FALLBACK_HOST ?? '',
    ...(isOn(env.IMAGE_RESIZING) && { resizing: true }),
  };
}

/** Entries of a comma-separated setting, trimmed, without empty ones. */
export function splitList(setting: string | undefined): string[] {
  return (setting ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

/**
 * Vendors' origins that may be framed: https ones alone, with or without the scheme in the setting, a star for one or
 * more labels at the start (LAUNCH-30).
 */
export function gameFrameHosts(env: Env): string[] {
  return splitList(env.GAME_FRAME_HOSTS).flatMap((entry) => {
    const [, host] =
      /^(?:https:\/\/)?((?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d{1,5})?)\/?$/i.exec(entry) ?? [];
    return host ? [`https://${host.toLowerCase()}`] : [];
  });
}

/** Routes that the status answer names are read as the setting's are; the setting's count before them (ENT-74). */
function pairsOf(paths: Record<string, unknown> | null | undefined): string {
  return Object.entries(paths ?? {})
    .filter(([path]) => path.startsWith('/m/'))
    .map((pair) => pair.join('='))
    .join(',');
}

/** Pairs such as `/m/old=/m/activity`; what is no path of the site is left out (ROUTE-80). */
export function furtherRoutes(setting: string | undefined): Record<string, string> {
  const pairs = splitList(setting).flatMap((pair) => {
    const [, path, target] = /^(\/[\w/.-]+)=(\/m\/[\w/.-]+(?:\?[^\s#]*)?)$/.exec(pair) ?? [];
    return path && target ? [[path, target] as const] : [];
  });
  return Object.fromEntries(pairs);
}

/** Firebase is set up when its key and project are; the rest has the names that Firebase gives them. */
export function firebaseSettings(env: Env): FirebaseSettings | null {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = env;
  if (!apiKey || !projectId) return null;
  return {
    apiKey,
    projectId,
    authDomain: env.FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
    appId: env.FIREBASE_APP_ID || '',
    emulator: env.SANDBOX === '1' ? env.FIREBASE_AUTH_EMULATOR || null : null,
  };
}

/** `altcha` unless the setting names another provider (SMS-31). */
export function humanVerificationSettings(env: Env): HumanVerificationSettings {
  const provider = env.HUMAN_VERIFICATION || 'altcha';
  if (provider === 'turnstile') return { provider, siteKey: env.TURNSTILE_SITE_KEY || null };
  return { provider: provider === 'none' ? 'none' : 'altcha', siteKey: null };
}

/** Host of an address that may come with or without its scheme; empty when it is none. */
function hostOf(domain: string | null | undefined): string {
  if (!domain) return '';
  const address = /^https?:\/\//i.test(domain) ? domain : `https://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function isOn(setting: string | undefined): boolean {
  return setting === '1' || setting === 'true';
}

function webHosts(hosts: string[]): string[] {
  return hosts.filter((host) => /^https?:\/\//i.test(host) && URL.canParse(host));
}
