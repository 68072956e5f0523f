import { brandOf } from '@/app/brand/brands';
import { isFlagOn, readFlags } from '@/contracts/flags';
import type { FirebaseSettings, HumanVerificationSettings, SiteSettings } from '@/contracts/site';
import type { StatusResponse } from '../../context';
import type { Env } from '../../env';
import { SETTINGS, type Settings } from '../../settings';
import { settingsOf } from '../settings/settings-of';
import { flagsOff, screensOff } from './site-level';

/** The public settings of the site: worker settings with the defaults of docs/operator.md, and the status answer. */
export function siteSettings(env: Env, status: StatusResponse): SiteSettings {
  const { info } = status;
  const settings = settingsOf(env);
  const firebase = firebaseSettings(env);
  return {
    brand: settings.BRAND,
    siteName: settings.SITE_NAME || brandOf(settings.BRAND).name,
    merchantCode: settings.MERCHANT_CODE,
    currency: { symbol: info.currencySymbol || settings.CURRENCY_SYMBOL },
    timeZone: settings.SITE_TIME_ZONE,
    jurisdiction: {
      ageLimit: info.jurisdiction?.ageLimit ?? settings.AGE_LIMIT,
      activeConsent: settings.ACTIVE_CONSENT,
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
    imageHosts: imageHostsOf(settings, status),
    streamHosts: [...settings.STREAM_HOSTS],
    gameFrameHosts: [...settings.GAME_FRAME_HOSTS],
    mainDomain: hostOf(info.mainDomain ?? status.mainDomain),
    firebase,
    firebaseVerification: firebase !== null && isFlagOn(info.register?.firebaseVerification),
    passkeys: isFlagOn(info.passkeys),
    humanVerification: humanVerificationSettings(env),
    nativeAppToken: settings.NATIVE_APP_TOKEN,
    furtherRoutes: { ...furtherRoutes(pairsOf(info.paths)), ...Object.fromEntries(settings.FURTHER_ROUTES) },
    ...(settings.SANDBOX === 'whole' && { sandbox: true }),
    rememberSalt: settings.REMEMBER_SALT || settings.MERCHANT_CODE || 'mobile-site',
  };
}

/** Where the operator's pictures come from (GATE-44, GATE-45). */
function imageHostsOf(settings: Settings, { info, imageCDNs }: StatusResponse): SiteSettings['imageHosts'] {
  return {
    list: webHosts(info.imageCDNs ?? imageCDNs ?? []),
    fallback: settings.IMAGE_FALLBACK_HOST,
    ...(settings.IMAGE_RESIZING && { resizing: true }),
  };
}

/** Routes that the status answer names are read as the setting's are; the setting's count before them (ENT-74). */
function pairsOf(paths: Record<string, unknown> | null | undefined): string {
  return Object.entries(paths ?? {})
    .filter(([path]) => path.startsWith('/m/'))
    .map((pair) => pair.join('='))
    .join(',');
}

/** Pairs such as `/m/old=/m/activity`; what is no path of the site is left out (ROUTE-80). */
const furtherRoutes = (pairs: string): Record<string, string> =>
  Object.fromEntries(SETTINGS.FURTHER_ROUTES.read(pairs).value);

/** Firebase is set up when its key and project are; the rest has the names that Firebase gives them. */
export function firebaseSettings(env: Env): FirebaseSettings | null {
  const settings = settingsOf(env);
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = settings;
  if (!apiKey || !projectId) return null;
  return {
    apiKey,
    projectId,
    authDomain: settings.FIREBASE_AUTH_DOMAIN || `${projectId}.firebaseapp.com`,
    appId: settings.FIREBASE_APP_ID,
    emulator: settings.SANDBOX ? settings.FIREBASE_AUTH_EMULATOR || null : null,
  };
}

/** `altcha` unless the setting names another provider (SMS-31). */
export function humanVerificationSettings(env: Env): HumanVerificationSettings {
  const { HUMAN_VERIFICATION: provider, TURNSTILE_SITE_KEY } = settingsOf(env);
  return { provider, siteKey: provider === 'turnstile' ? TURNSTILE_SITE_KEY || null : null };
}

/** Host of an address that may come with or without its scheme; empty when it is none. */
function hostOf(domain: string | null | undefined): string {
  if (!domain) return '';
  const address = /^https?:\/\//i.test(domain) ? domain : `https://${domain}`;
  return URL.canParse(address) ? new URL(address).hostname : '';
}

function webHosts(hosts: string[]): string[] {
  return hosts.filter((host) => /^https?:\/\//i.test(host) && URL.canParse(host));
}
