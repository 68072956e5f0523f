import { readFlags } from '../../contracts/flags';
import type { SiteSettings } from '../../contracts/site';
import type { StatusAnswer } from '../context';
import type { Env } from '../env';

/** The public settings of the site: worker settings with the defaults of docs/operator.md, and the status answer. */
export function siteSettings(env: Env, status: StatusAnswer): SiteSettings {
  const { info } = status;
  return {
    brand: env.BRAND || 'hoa-dang',
    siteName: env.SITE_NAME || 'Hoa Đăng',
    merchantCode: env.MERCHANT_CODE || '',
    currency: {
      symbol: env.CURRENCY_SYMBOL || '₫',
      thousands: env.CURRENCY_THOUSANDS || '.',
      decimal: env.CURRENCY_DECIMAL || ',',
    },
    timeZone: env.SITE_TIME_ZONE || 'Asia/Ho_Chi_Minh',
    jurisdiction: {
      ageLimit: env.AGE_LIMIT === '21' ? 21 : 18,
      activeConsent: isOn(env.ACTIVE_CONSENT),
    },
    flags: readFlags(info.whitelabel ?? {}),
    customerService: (info.customerService ?? []).map(({ path, position }) => ({
      path,
      position: position ?? 'both',
    })),
    resources: (info.resources ?? []).filter(({ url }) => /^(?:https?:\/\/|\/(?!\/))/i.test(url)),
    newMemberCentre: info.mobileTemplate?.mem_cen === 1,
    imageHosts: {
      list: webHosts(info.imageCDNs ?? status.imageCDNs ?? []),
      fallback: env.IMAGE_FALLBACK_HOST ?? '',
    },
    streamHosts: splitList(env.STREAM_HOSTS),
    rememberSalt: env.REMEMBER_SALT || env.MERCHANT_CODE || 'mobile-site',
  };
}

/** Entries of a comma-separated setting, trimmed, without empty ones. */
export function splitList(setting: string | undefined): string[] {
  return (setting ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
}

function isOn(setting: string | undefined): boolean {
  return setting === '1' || setting === 'true';
}

function webHosts(hosts: string[]): string[] {
  return hosts.filter((host) => /^https?:\/\//i.test(host) && URL.canParse(host));
}
