import { AsYouType } from 'libphonenumber-js/core';
import metadata from 'libphonenumber-js/min/metadata';

/**
 * Digits of a number grouped as they are written in its country, `912 345 678`, and whether they look complete.
 * Loaded when a phone field is first used: parser and metadata are 31 kB compressed.
 */
export function formatMobile(digits: string, dialingCode: string): { text: string; complete: boolean } {
  const prefix = `+${dialingCode}`;
  const national = digits.startsWith('0');
  const typing = new AsYouType(national ? { defaultCallingCode: dialingCode } : undefined, metadata);
  const written = typing.input(national ? digits : prefix + digits);
  const text = national ? written : written.slice(prefix.length).trim();
  // Whatever the patterns of a country do, no digit is lost.
  const kept = text.replace(/\D/g, '') === digits;
  return { text: kept ? text : digits, complete: typing.isValid() };
}
