// Run on the project's own Node, which reads the tables as they stand.

import { existsSync } from 'node:fs';
import { reaches } from '../../contracts/levels.ts';
import { nearest } from '../../edge/lib/settings/did-you-mean.ts';
import { isShowable } from '../../edge/lib/settings/is-showable.ts';
import { textOf } from '../../edge/lib/settings/read-settings.ts';
import { one } from '../../edge/lib/settings/setting.ts';
import { SETTINGS } from '../../edge/settings.ts';
import { SETTING_WORDS } from '../../edge/settings-words.ts';
import { at } from './paths.mjs';

/**
 * @typedef {{ name: string, secret: boolean, group: string, meaning: string, written: string, empty: string,
 *   read: (written: string) => { value: unknown, problems: string[] } }} Described  A setting, with all that is known of it.
 * @typedef {{ name: string, reason: string }} Problem
 */

/** @type {Described[]} */
const site = Object.entries(SETTINGS).map(([name, setting]) => ({
  name,
  ...setting,
  ...SETTING_WORDS[name],
}));

/**
 * The settings of each worker of this checkout, by its name; the reference gateway and the demo may have been deleted.
 * @returns {Promise<Record<'site' | 'gateway' | 'demo', Described[]>>}
 */
export async function allSettings() {
  return { site, gateway: await settingsOf('gateway'), demo: await settingsOf('demo') };
}

/** @returns {Promise<Described[]>} */
async function settingsOf(worker) {
  const file = at(`${worker}/platform/settings.ts`);
  if (!existsSync(file)) return [];
  const { SETTINGS: table } = await import(file);
  return Object.entries(table).map(([name, { schema, secret, ...words }]) => ({
    name,
    group: worker === 'gateway' ? 'reference-gateway' : worker,
    ...words,
    ...one(schema, { empty: undefined, secret }),
  }));
}

/**
 * What is wrong with the variables of a worker: values that cannot be read, and names that no setting has, with the one
 * that was probably meant. A secret among them is one: everybody who sees the file would know it.
 * @param {Described[]} settings
 * @param {Record<string, unknown>} vars
 * @returns {Problem[]}
 */
export function problemsOf(settings, vars) {
  const known = settings.map(({ name }) => name);
  return Object.entries(vars).flatMap(([name, value]) => {
    const setting = settings.find((one) => one.name === name);
    if (!setting) return [{ name, reason: noSuch(name, known) }];
    if (setting.secret && value)
      return [{ name, reason: `is a secret: take it out of the file, and npx wrangler secret put ${name}` }];
    if (typeof value !== 'string' && name !== 'SITES') return [{ name, reason: notText(value) }];
    return setting.read(textOf(value)).problems.map((reason) => ({ name, reason }));
  });
}

const notText = (value) =>
  `is no text: write ${typeof value === 'object' ? 'it as one, in quotes' : `"${value}"`}`;

function noSuch(name, known) {
  const meant = nearest(name, known);
  return `is no setting${meant ? `; did you mean ${meant}?` : ''}`;
}

/**
 * What is wrong with the site's settings together, where each by itself can be read.
 * @param {Record<string, any>} vars
 * @param {{ brands?: string[] }} known  what else of the checkout is known
 * @returns {Problem[]}
 */
export function contradictionsIn(vars, known = {}) {
  const ofSites = sitesIn(vars).flatMap(({ name, written }) =>
    [...contradictionsOf({ ...vars, ...written }, known), ...withoutGateway(vars, written)].map((one) => ({
      name: 'SITES',
      reason: `${name}: ${one.name} ${one.reason}`,
    })),
  );
  const own = contradictionsOf(vars, known);
  // What is wrong with the deployment's own is told once, not once for each site that has it too.
  const isNews = ({ reason }) => !own.some((one) => reason.endsWith(`: ${one.name} ${one.reason}`));
  return [...own, ...ofSites.filter(isNews)];
}

/** A site that would have the reference gateway, whose binding the deployment's own gateway takes away (`withOwnGateway`). */
const withoutGateway = (vars, { GATEWAY_URL: own }) =>
  vars.GATEWAY_URL?.trim() && own?.trim() === ''
    ? [
        {
          name: 'GATEWAY_URL',
          reason: 'is empty: the deployment has a gateway of its own, so none would be bound for this site',
        },
      ]
    : [];

/**
 * The further sites of a deployment; none where they cannot be read.
 * @param {Record<string, any>} vars
 */
export const sitesIn = (vars) => SETTINGS.SITES.read(textOf(vars.SITES)).value ?? [];

/**
 * The variables of each site of a deployment: its own first, then those of `SITES`, with what they write in its place.
 * @param {Record<string, any>} vars
 * @returns {{ name?: string, vars: Record<string, any> }[]}
 */
export const varsOfSites = (vars) => [
  { vars },
  ...sitesIn(vars).map(({ name, written }) => ({ name, vars: { ...vars, ...written } })),
];

/**
 * The variables of the site that answers at a host, as the edge finds it (edge/lib/settings/env-of-host.ts): the whole name
 * goes before what stands for all below one.
 * @param {Record<string, any>} vars
 * @param {string} host
 * @returns {Record<string, any>}
 */
export function varsOfHost(vars, host) {
  const sites = sitesIn(vars);
  const found =
    sites.find(({ hosts }) => hosts.includes(host)) ??
    sites.find(({ hosts }) => hosts.some((one) => one.startsWith('*.') && host.endsWith(one.slice(1))));
  return { ...vars, ...found?.written };
}

function contradictionsOf(vars, { brands = [] }) {
  const problems = [];
  const has = (name) => Boolean(vars[name]?.trim());
  if (vars.HUMAN_VERIFICATION === 'turnstile' && !has('TURNSTILE_SITE_KEY'))
    problems.push({ name: 'TURNSTILE_SITE_KEY', reason: 'is empty: with turnstile nobody could register' });
  if (has('FIREBASE_API_KEY') !== has('FIREBASE_PROJECT_ID'))
    problems.push({
      name: has('FIREBASE_API_KEY') ? 'FIREBASE_PROJECT_ID' : 'FIREBASE_API_KEY',
      reason: 'is empty: Firebase would be off without it',
    });
  if (has('ACCESS_TEAM_DOMAIN') !== has('ACCESS_AUDIENCE'))
    problems.push({
      name: has('ACCESS_TEAM_DOMAIN') ? 'ACCESS_AUDIENCE' : 'ACCESS_TEAM_DOMAIN',
      reason: 'is empty: Cloudflare Access would let nobody into the cockpit',
    });
  if (has('BRAND') && brands.length > 0 && !brands.includes(vars.BRAND)) {
    const meant = nearest(vars.BRAND, brands);
    problems.push({
      name: 'BRAND',
      reason: `is none of ${brands.join(', ')}${meant ? `; did you mean ${meant}?` : ''}`,
    });
  }
  return problems;
}

/** Whether somebody can log in at the level of a site, which takes the keys of logins. */
export function hasLogins(vars) {
  return reaches(SETTINGS.SITE_LEVEL.read(vars.SITE_LEVEL ?? '').value, 'enter');
}

/**
 * Problems as lines, each with what is written where everybody may see that.
 * @param {Problem[]} problems
 * @param {Described[]} settings  of the worker
 * @param {Record<string, unknown>} [vars]  as they are written
 */
export function problemLines(problems, settings, vars = {}) {
  return problems.map(({ name, reason }) => {
    const setting = settings.find((one) => one.name === name);
    const isShown = setting && vars[name] && isShowable(setting, vars[name]);
    return `  ${name}${isShown ? ` = "${vars[name]}"` : ''} ${reason}`;
  });
}
