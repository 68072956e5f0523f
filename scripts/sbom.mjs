// Writes the software bill of materials (CycloneDX, dist/sbom.cdx.json, or the file that is named) out of
// package-lock.json, and docs/licences.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { at } from './lib/paths.mjs';
import { run } from './lib/run.mjs';
import { licencesPage, lockedPackages } from './lib/supply-chain.mjs';

const file = process.argv[2] ? resolve(process.argv[2]) : at('dist/sbom.cdx.json');
const npm = process.env.npm_execpath;
const [command, ...before] = npm ? [process.execPath, npm] : ['npm'];
const format = ['--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
const { code, output } = await run(command, [...before, 'sbom', '--loglevel=silent', ...format], {
  quiet: true,
});
if (code !== 0) throw new Error(`npm sbom failed:\n${output}`);
const bill = JSON.parse(output);
bill.metadata.component.name = 'mobile-site';
// npm leaves out licences that a package names elsewhere.
const licences = new Map(
  lockedPackages().map(({ name, version, licence }) => [`${name}@${version}`, licence]),
);
for (const part of bill.components) {
  const id = licences.get(`${part.name}@${part.version}`);
  if (!part.licenses?.length && id) part.licenses = [{ license: { id } }];
}
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
writeFileSync(at('docs/licences.md'), licencesPage());
console.log(`${bill.components.length} packages in ${file}, and their licences in docs/licences.md`);
