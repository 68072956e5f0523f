import { nearest } from './did-you-mean.ts';
import type { Setting, SettingTable } from './setting.ts';

/** A site of its own in this deployment: its name, its hosts, and what it writes differently from `wrangler.toml`. */
export type SiteOfHosts = {
  name: string;
  hosts: readonly string[];
  written: Readonly<Record<string, string>>;
};

/** The whole deployment's, and no site's: secrets are told by themselves. */
const SHARED: readonly string[] = [
  'SITES',
  'SANDBOX',
  'SANDBOX_COUNTRY',
  'FIREBASE_AUTH_EMULATOR',
  // Whoever may enter the cockpit may close every site.
  'ACCESS_TEAM_DOMAIN',
  'ACCESS_AUDIENCE',
  // Of one widget with TURNSTILE_SECRET.
  'TURNSTILE_SITE_KEY',
];
const HOST = /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/;

/**
 * The table of sites by their hosts, an object as JSON. Null, which shuts every site, where it cannot be told whose a host
 * is; a setting of a site that cannot be read counts as it does in `wrangler.toml`.
 * @param settingsTable asked late: the table of sites is a setting itself
 */
export function sites(settingsTable: () => SettingTable): Setting<readonly SiteOfHosts[] | null> {
  return {
    secret: false,
    read(text) {
      if (text.trim() === '') return { value: [], problems: [] };
      const table = objectIn(text);
      if (!table) return { value: null, problems: ['is no table of sites'] };
      const known = new Map<string, string>();
      const readings = Object.entries(table).map(([name, row]) => siteOf(name, row, known, settingsTable()));
      const isWhole = readings.every(({ site }) => site !== null);
      return {
        value: isWhole ? readings.flatMap(({ site }) => site ?? []) : null,
        problems: readings.flatMap(({ problems }) => problems),
      };
    },
  };
}

/** One row of the table; no site where its hosts cannot be read. `known` are the hosts of the rows before it, and their sites. */
function siteOf(
  name: string,
  row: unknown,
  known: Map<string, string>,
  table: SettingTable,
): { site: SiteOfHosts | null; problems: string[] } {
  const about = (problem: string) => `${name}: ${problem}`;
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(name))
    return { site: null, problems: [about('is no name such as ben-sen')] };
  if (!isObject(row)) return { site: null, problems: [about('has no settings')] };
  const { HOSTS, ...settings } = row;
  const hosts = typeof HOSTS === 'string' ? hostsIn(HOSTS) : [];
  const wrong = hostFault(hosts, known);
  for (const host of hosts) if (!known.has(host)) known.set(host, name);
  const written = Object.fromEntries(
    Object.entries(settings).filter((entry): entry is [string, string] => mayDiffer(entry, table)),
  );
  const problems = [
    ...(wrong ? [`HOSTS ${wrong}`] : []),
    ...Object.entries(settings).flatMap((entry) => problemsOf(entry, table)),
  ];
  return { site: wrong ? null : { name, hosts, written }, problems: problems.map(about) };
}

const hostsIn = (text: string) =>
  text
    .split(',')
    .map((host) => host.trim().toLowerCase())
    .filter((host) => host !== '');

function hostFault(hosts: readonly string[], known: ReadonlyMap<string, string>): string | undefined {
  if (hosts.length === 0) return 'names none';
  const index = hosts.findIndex((host) => !HOST.test(host));
  if (index >= 0) return `entry ${index + 1} is no host such as sen.example or *.sen.example`;
  const taken = hosts.findIndex((host) => known.has(host));
  return taken >= 0 ? `entry ${taken + 1} is a host of ${known.get(hosts[taken] ?? '')} too` : undefined;
}

function mayDiffer([name, written]: [string, unknown], table: SettingTable): boolean {
  const setting = Object.hasOwn(table, name) ? table[name] : undefined;
  return setting !== undefined && !setting.secret && !SHARED.includes(name) && typeof written === 'string';
}

function problemsOf(entry: [string, unknown], table: SettingTable): string[] {
  const [name, written] = entry;
  const setting = Object.hasOwn(table, name) ? table[name] : undefined;
  if (!setting) {
    const meant = nearest(name, ['HOSTS', ...Object.keys(table)]);
    return [`${name} is no setting${meant ? `; did you mean ${meant}?` : ''}`];
  }
  if (!mayDiffer([name, ''], table)) return [`${name} is the same for all sites`];
  if (typeof written !== 'string') return [`${name} is no text`];
  return setting.read(written).problems.map((problem) => `${name} ${problem}`);
}

function objectIn(text: string): Record<string, unknown> | null {
  try {
    const value = JSON.parse(text);
    return isObject(value) ? value : null;
  } catch {
    return null;
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
