// Verifies a backend against the contracts of the site: docs/backend-teams.md. Needs Node 18 or later, nothing else.
import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { junitOf, tableOf } from './report.mjs';
import { verifyPact } from './verifier.mjs';

const USAGE = `Usage: npm run contracts:verify -- --url http://localhost:8080 [options]

  --url URL           where your backend listens
  --states-url URL    your provider-state endpoint; default <url>/sandbox/provider-states
  --service NAME      only this backend service: wps, lgw or vgw (the first path segment); default all
  --vendor-secret S   secret of the vendor \`demo\` in your test environment; docs/backend-teams.md has the default
  --payment-secret S  the same of the payment provider \`demo-bank\`
  --junit FILE        where the JUnit report goes; default contracts-verify.xml
  --file FILE         verify this pact file instead of contracts/pacts/*.json (may be repeated)
`;

const PACTS = fileURLToPath(new URL('../pacts', import.meta.url));

function readOptions() {
  const { values } = parseArgs({
    options: {
      url: { type: 'string' },
      'states-url': { type: 'string' },
      service: { type: 'string' },
      'vendor-secret': { type: 'string' },
      'payment-secret': { type: 'string' },
      junit: { type: 'string', default: 'contracts-verify.xml' },
      file: { type: 'string', multiple: true },
      help: { type: 'boolean' },
    },
  });
  if (values.help) return values;
  if (!isHttp(values.url)) throw new Error('--url is missing, or is not a http(s) URL');
  return {
    ...values,
    vendorSecret: values['vendor-secret'],
    paymentSecret: values['payment-secret'],
    statesUrl: values['states-url'] ?? `${values.url.replace(/\/$/, '')}/sandbox/provider-states`,
  };
}

function isHttp(url) {
  try {
    return /^https?:$/.test(new URL(url).protocol);
  } catch {
    return false;
  }
}

function pactFiles({ file, service }) {
  if (file) return file;
  const names = readdirSync(PACTS).filter((name) => name.endsWith('.json'));
  const wanted = service ? names.filter((name) => name.endsWith(`-${service}.json`)) : names;
  return wanted.sort().map((name) => join(PACTS, name));
}

async function main() {
  const options = readOptions();
  if (options.help) return console.log(USAGE);

  const byService = new Map();
  for (const file of pactFiles(options)) {
    byService.set(basename(file, '.json'), await verifyPact({ ...options, file }));
  }
  const rows = [...byService.values()].flat();
  writeFileSync(options.junit, junitOf(byService));
  console.log(tableOf(rows));

  const failed = rows.filter((row) => !row.ok).length;
  console.log(`\n${rows.length} interactions, ${failed} failed. JUnit report: ${options.junit}`);
  if (rows.length === 0)
    console.error('Nothing was verified: no pact file, or none with an interaction in it.');
  if (failed > 0 && rows.every((row) => row.reasons.some((reason) => reason.includes('state change')))) {
    console.error(`Every state was refused: is there a provider-state endpoint at ${options.statesUrl} ?`);
  }
  process.exitCode = failed > 0 || rows.length === 0 ? 1 : 0;
}

main().catch((error) => {
  console.error(`${error.message}\n\n${USAGE}`);
  process.exitCode = 2;
});
