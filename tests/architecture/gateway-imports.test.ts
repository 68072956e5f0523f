import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Import, importsOf } from './imports';
import { sourcesBelow } from './source-files';

/**
 * What each domain of the gateway may import of the others, besides `platform/`, `db/` and contracts. A domain names only
 * those that stand before it, so that none of them can lead back.
 */
const DOMAINS = {
  affiliate: [],
  agents: [],
  agreements: [],
  chat: [],
  content: [],
  inbox: [],
  mall: [],
  orders: [],
  passwords: [],
  payments: [],
  referral: [],
  rewards: [],
  system: [],
  tasks: [],
  'vendor-wallet': [],
  wallet: [],
  'account-protection': [],
  commission: ['agents'],
  deposit: ['payments'],
  register: ['affiliate', 'referral'],
  vendors: ['vendor-wallet'],
  'bank-cards': ['account-protection'],
  games: ['vendors'],
  lottery: ['games'],
  record: ['bank-cards', 'orders'],
  passkeys: ['account-protection', 'passwords'],
  team: ['commission', 'passwords', 'register'],
  verification: ['account-protection', 'system'],
  session: ['account-protection', 'passkeys', 'passwords', 'system', 'verification', 'wallet'],
  security: ['account-protection', 'bank-cards', 'passkeys', 'passwords', 'system', 'verification'],
  member: ['account-protection', 'passwords', 'register', 'security', 'session', 'system', 'verification'],
  withdraw: ['bank-cards', 'member', 'payments', 'register'],
  transfer: ['member', 'withdraw'],
} as const satisfies Record<string, readonly string[]>;

/** What rows and statements are about: all that `db/` knows of the platform. */
const KNOWN_TO_DB =
  /^gateway\/platform\/(?:agent|trial|env|event-notices|language|lottery-house|site-days)\.ts$/;
/** The platform's names for what is plugged into a gateway. */
const PORTS = /^gateway\/domains\/(?:payments\/provider|vendors\/vendor)\.ts$/;

const imports = sourcesBelow('gateway')
  .filter((path) => !/\.test\.ts$|^gateway\/(?:testing|demo|seed)\//.test(path))
  .flatMap(importsOf)
  .filter(({ local }) => local);
const domainOf = (path: string) => /^gateway\/domains\/([^/]+)\//.exec(path)?.[1];
const below = (folder: string) => imports.filter(({ from }) => from.startsWith(`gateway/${folder}/`));
const texts = (found: readonly Import[]) => found.map(({ from, to }) => `${from} imports ${to}`);

test('every domain of the gateway has its row, and names only domains that stand before it', () => {
  const folders = readdirSync('gateway/domains', { withFileTypes: true }).filter((one) => one.isDirectory());
  expect(Object.keys(DOMAINS).sort()).toEqual(folders.map(({ name }) => name).sort());
  const seen = new Set<string>();
  for (const [domain, others] of Object.entries(DOMAINS)) {
    expect(
      others.filter((other) => !seen.has(other)),
      domain,
    ).toEqual([]);
    seen.add(domain);
  }
});

test('a domain of the gateway imports no other but those of its row, and each of these', () => {
  const found = new Map<string, Set<string>>(Object.keys(DOMAINS).map((domain) => [domain, new Set()]));
  for (const { from, to } of below('domains')) {
    const [domain, other] = [domainOf(from), domainOf(to)];
    if (domain && other && other !== domain) found.get(domain)?.add(other);
  }
  expect(Object.fromEntries([...found].map(([domain, others]) => [domain, [...others].sort()]))).toEqual(
    Object.fromEntries(Object.entries(DOMAINS).map(([domain, others]) => [domain, [...others].sort()])),
  );
});

test('the platform knows no domain but by the ports of what is plugged in; the database knows neither', () => {
  const ofPlatform = below('platform').filter(({ to }) => domainOf(to) && !PORTS.test(to));
  const ofDb = below('db').filter(
    ({ to }) => to.startsWith('gateway/') && !to.startsWith('gateway/db/') && !KNOWN_TO_DB.test(to),
  );
  expect(texts([...ofPlatform, ...ofDb])).toEqual([]);
  const ofApp = imports.filter(
    ({ from, to }) =>
      /^gateway\/(?:app|implement|worker)\.ts$/.test(to) && !/^gateway\/[^/]+\.ts$/.test(from),
  );
  expect(texts(ofApp)).toEqual([]);
});
