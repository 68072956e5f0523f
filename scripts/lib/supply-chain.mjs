import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/** Packages that name no licence where npm looks, by what their publishers say; a name stands for those that begin so. */
const SAID_ELSEWHERE = {
  '@inlang/plugin-message-format': 'MIT',
  '@pact-foundation/pact-cli': 'MIT',
  'sqlite-wasm-kysely': 'MIT',
};

/**
 * Every package of package-lock.json.
 * @returns {{ name: string, version: string, licence: string, integrity?: string, optional: boolean, hasScript: boolean }[]}
 */
export function lockedPackages(lockfile = at('package-lock.json')) {
  const { packages } = JSON.parse(readFileSync(lockfile, 'utf8'));
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name, version, license, integrity, optional, hasInstallScript }]) => {
      const called = name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      return {
        name: called,
        version,
        licence: license ?? saidElsewhere(called),
        integrity,
        optional: optional === true,
        hasScript: hasInstallScript === true,
      };
    });
}

function saidElsewhere(name) {
  return Object.entries(SAID_ELSEWHERE).find(([start]) => name.startsWith(start))?.[1] ?? 'unknown';
}

/** `docs/licences.md`: each licence and the packages under it. */
export function licencesPage(packages = lockedPackages()) {
  const byLicence = new Map();
  for (const { name, licence } of packages) {
    byLicence.set(licence, (byLicence.get(licence) ?? new Set()).add(name));
  }
  const rows = [...byLicence]
    .sort(([a, one], [b, other]) => other.size - one.size || (a < b ? -1 : 1))
    .map(([licence, names]) => `| ${licence} | ${names.size} | ${[...names].sort().join(', ')} |`);
  return [
    '# Licences',
    '',
    'Written by `npm run sbom` out of `package-lock.json`: packages of the site, and of what builds and tests it.',
    '',
    '| licence | packages | which |',
    '|---|---:|---|',
    ...rows,
    '',
  ].join('\n');
}
