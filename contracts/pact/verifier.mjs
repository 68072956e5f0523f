import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  DEMO_BANK_SECRET,
  DEMO_VENDOR_SECRET,
  PAYMENT_SIGNATURE_HEADER,
  SIGNATURE_HEADER,
  startSigner,
} from './signatures.mjs';

const CLI = '@pact-foundation/pact-cli';
const CLI_VERSION = '18.1.2';
/** Milliseconds for one request; the verifier's own five seconds are few for a slow machine. */
const REQUEST_TIMEOUT = '20000';
const QUIETLY = ['--no-colour', '--loglevel', 'error'];

/**
 * @typedef {{ call: string, description: string, states: string, ok: boolean, reasons: string[], seconds: number }} Row
 * One interaction of a pact file and what became of it.
 */

/**
 * Verifies one pact file against a running provider and answers one row per interaction.
 * An interaction that the verifier did not run is a failed row: silence never passes for success.
 * @param {{ file: string, url: string, statesUrl: string, vendorSecret?: string, paymentSecret?: string }} options
 * @returns {Promise<Row[]>}
 */
export async function verifyPact({
  file,
  url,
  statesUrl,
  vendorSecret = DEMO_VENDOR_SECRET,
  paymentSecret = DEMO_BANK_SECRET,
}) {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8'));
  const isPrepared = ({ request: { headers } }) =>
    headers?.[SIGNATURE_HEADER] ?? headers?.[PAYMENT_SIGNATURE_HEADER] ?? headers?.Encryption;
  const isSigned = interactions.some(isPrepared);
  const signer = isSigned ? await startSigner({ url, secret: vendorSecret, paymentSecret }) : null;
  const report = await runVerifier(file, signer?.url ?? url, statesUrl);
  signer?.close();
  const results = new Map(report.interactionResults.map((result) => [result.description, result]));
  return interactions.map((interaction) => {
    const result = results.get(interaction.description);
    const reasons = reasonsOf(report, interaction.description);
    return {
      call: `${interaction.request.method} ${interaction.request.path}`,
      description: interaction.description,
      states: (interaction.providerStates ?? []).map(stateText).join(' and '),
      ok: result?.result === 'OK' && reasons.length === 0,
      reasons: result ? reasons : [report.problem ?? 'the verifier did not run this interaction'],
      seconds: Number.parseFloat(result?.duration ?? '0') / (/\dms$/.test(result?.duration ?? '') ? 1000 : 1),
    };
  });
}

/** @returns {Promise<{ interactionResults: any[], errors: any[], pendingErrors: any[], problem?: string }>} */
async function runVerifier(file, url, statesUrl) {
  const dir = mkdtempSync(join(tmpdir(), 'contracts-'));
  const json = join(dir, 'report.json');
  try {
    const args = ['--file', file, ...targetOf(url), '--state-change-url', statesUrl, '--json', json];
    const environment = withoutCertificates(dir, url, statesUrl);
    const output = await run([...args, ...QUIETLY, '--request-timeout', REQUEST_TIMEOUT], environment);
    if (existsSync(json)) return JSON.parse(readFileSync(json, 'utf8'));
    return { interactionResults: [], errors: [], pendingErrors: [], problem: output.trim().slice(-500) };
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** The verifier reads the machine's certificates anew for every request; plain http needs none, and is 7 times faster. */
function withoutCertificates(dir, ...urls) {
  if (!urls.every((url) => url.startsWith('http:'))) return {};
  const none = join(dir, 'none.pem');
  writeFileSync(none, '');
  return { SSL_CERT_FILE: none };
}

function targetOf(url) {
  const { protocol, hostname, port, pathname } = new URL(url);
  const transport = protocol.replace(':', '');
  return [
    ...['--hostname', hostname, '--transport', transport],
    ...['--port', port || (transport === 'https' ? '443' : '80')],
    ...(pathname === '/' ? [] : ['--base-path', pathname.replace(/\/$/, '')]),
  ];
}

function run(args, environment) {
  const [command, ...first] = commandOf();
  const child = spawn(command, [...first, ...args], {
    env: { ...process.env, ...(command === 'npx' ? {} : environment), PACT_DO_NOT_TRACK: 'true' },
    shell: command === 'npx' && process.platform === 'win32',
  });
  return new Promise((resolve) => {
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    child.on('error', (error) => resolve(`${output}\n${error.message}`));
    child.on('close', () => resolve(output));
  });
}

/** The verifier that is installed, else the same version through npx. */
function commandOf() {
  try {
    const manifest = createRequire(import.meta.url).resolve(`${CLI}/package.json`);
    return [process.execPath, join(dirname(manifest), 'bin', 'pact-verifier.js')];
  } catch {
    return ['npx', '-y', '-p', `${CLI}@${CLI_VERSION}`, 'pact-verifier'];
  }
}

function reasonsOf(report, description) {
  return [...report.errors, ...report.pendingErrors]
    .filter((error) => error.interaction.endsWith(` - ${description}`) || error.interaction === description)
    .flatMap(({ mismatch }) => mismatch.mismatches?.map(mismatchText) ?? [mismatch.message ?? 'failed'])
    .sort();
}

function mismatchText({ path, mismatch }) {
  return path ? `${path}: ${mismatch}` : mismatch;
}

function stateText({ name, params = {} }) {
  const values = Object.entries(params).map(([key, value]) => `${key}: ${value}`);
  return values.length > 0 ? `${name} (${values.join(', ')})` : name;
}
