import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** Taken from the environment, before what is written: the local site can be tried with a Firebase project or its emulator, as a market has it, and with its cockpit. */
export const TAKEN = [
  'OPERATOR_KEY',
  'SITE_LEVEL',
  'SPINS',
  'FIREBASE_API_KEY',
  'FIREBASE_PROJECT_ID',
  'FIREBASE_AUTH_DOMAIN',
  'FIREBASE_APP_ID',
  'FIREBASE_AUTH_EMULATOR',
];

/**
 * The settings that the environment says.
 * @returns {Record<string, string>}
 */
export function takenSettings() {
  return Object.fromEntries(TAKEN.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}

/**
 * What makes the local site a sandbox: the switch for the control surface, and the public half of the key that
 * the reference gateway demonstrates with. Given to the running workers, written to no file. Before a gateway that is not
 * ours the site is a sandbox without one.
 * @param {{ gateway?: string, merchant?: string, sites?: string }} options  `sites` as `localSites` gives them
 */
export function sandboxVars({ gateway, merchant, sites = '' } = {}) {
  const publicKey = readFileSync(at('edge/lib/gateway/demo-public-key.json'), 'utf8');
  return {
    SANDBOX: gateway ? 'site' : '1',
    GATEWAY_URL: gateway ?? '',
    GATEWAY_PUBLIC_JWK: publicKey.replace(/\s+/g, ''),
    ...(merchant && { MERCHANT_CODE: merchant }),
    SITES: sites,
    ...takenSettings(),
  };
}

/**
 * The sites of a deployment for a local run: each at `NAME.localhost`, before the gateway of the start and with the key of
 * its logins. A merchant that the gateway does not know would shut its site: that one has the merchant of the start.
 * @param {string | object | undefined} written  the setting `SITES`
 * @param {readonly string[]} [merchants]  those that the gateway knows, where they are known
 * @returns {string} as JSON; empty where there are none
 */
export function localSites(written, merchants) {
  const table = typeof written === 'string' ? JSON.parse(written || '{}') : (written ?? {});
  const local = ({ GATEWAY_URL: _, GATEWAY_PUBLIC_JWK: __, MERCHANT_CODE, ...kept }) => ({
    ...kept,
    ...(MERCHANT_CODE && (merchants?.includes(MERCHANT_CODE) ?? true) && { MERCHANT_CODE }),
  });
  const sites = Object.entries(table).map(([name, site]) => [name, local(site)]);
  return sites.length > 0 ? JSON.stringify(Object.fromEntries(sites)) : '';
}
