import { clockTime, dayAndTime, todayIn } from '@/app/lib/time/dates';
import { m } from '@/app/paraglide/messages.js';
import type { IconName } from '@/app/ui/symbol-names';

type Where = { device: string | null; browser: string | null; country: string | null };

const HANDHELD = /iPhone|Android/;

/** Icon of a kind of device. */
export const deviceIcon = ({ device }: Where): IconName =>
  device === null || HANDHELD.test(device) ? 'phone' : 'laptop';

/** `Android · Chrome`; a word where nothing is known. */
export function deviceName({ device, browser }: Where): string {
  return [device, browser].filter(Boolean).join(' · ') || m.security_device_unknown();
}

/** The country by its name in the page's language, in the browser alone. */
export function countryName({ country }: Where, languageTag: string): string {
  if (country === null) return m.security_country_unknown();
  return new Intl.DisplayNames([languageTag, 'en'], { type: 'region' }).of(country) ?? country;
}

/** `13:20` of today, else the day with it. */
export function sessionTime(at: number, timeZone: string): string {
  const isToday = todayIn(timeZone, at) === todayIn(timeZone);
  return isToday ? clockTime(at, timeZone) : dayAndTime(at, timeZone);
}
