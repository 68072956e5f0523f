import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startFilter } from './request-filter.mjs';

const CLI = createRequire(import.meta.url).resolve('@pact-foundation/pact-cli/package.json');
/** Milliseconds for one request; the verifier's own five seconds are few for a slow machine. */
const REQUEST_TIMEOUT = '20000';
const QUIETLY = ['--no-colour', '--loglevel', 'error'];

/** One interaction of a pact file and what the official verifier says of it. */
export type Verdict = { description: string; ok: boolean; reasons: string[] };

type Problem = { path?: string; mismatch: string };
type Failure = { interaction: string; mismatch: { message?: string; mismatches?: Problem[] } };
type Report = {
  interactionResults: { description: string; result: string }[];
  errors: Failure[];
  pendingErrors: Failure[];
};

/**
 * Verifies a pact file with the verifier of the Pact project, through the site's request filter: the referee
 * of our own command (docs/decisions/024). What it did not run is a failure.
 * @throws Error when it wrote no report.
 */
export async function verifyOfficially(file: string, url: string, statesUrl: string): Promise<Verdict[]> {
  const { interactions } = JSON.parse(readFileSync(file, 'utf8')) as {
    interactions: { description: string }[];
  };
  const filter = await startFilter({ url });
  const report = await run(file, filter.url, statesUrl).finally(() => filter.close());
  const passed = new Set(
    report.interactionResults.filter(({ result }) => result === 'OK').map(({ description }) => description),
  );
  return interactions.map(({ description }) => {
    const reasons = reasonsOf(report, description);
    return { description, ok: passed.has(description) && reasons.length === 0, reasons };
  });
}

async function run(file: string, url: string, statesUrl: string): Promise<Report> {
  const dir = mkdtempSync(join(tmpdir(), 'official-'));
  const json = join(dir, 'report.json');
  try {
    // The verifier reads the machine's certificates anew for every request; plain http needs none.
    writeFileSync(join(dir, 'none.pem'), '');
    const { hostname, port } = new URL(url);
    const target = ['--hostname', hostname, '--port', port, '--state-change-url', statesUrl];
    const output = await spawned(
      ['--file', file, ...target, '--json', json, '--request-timeout', REQUEST_TIMEOUT, ...QUIETLY],
      { SSL_CERT_FILE: join(dir, 'none.pem'), PACT_DO_NOT_TRACK: 'true' },
    );
    try {
      return JSON.parse(readFileSync(json, 'utf8'));
    } catch {
      throw new Error(`The official verifier wrote no report: ${output.trim().slice(-500)}`);
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

function spawned(args: string[], environment: Record<string, string>): Promise<string> {
  const bin = join(dirname(CLI), 'bin', 'pact-verifier.js');
  const child = spawn(process.execPath, [bin, ...args], { env: { ...process.env, ...environment } });
  return new Promise((resolve, reject) => {
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', reject);
    child.on('close', () => resolve(output));
  });
}

function reasonsOf(report: Report, description: string): string[] {
  return [...report.errors, ...report.pendingErrors]
    .filter(({ interaction }) => interaction.endsWith(` - ${description}`) || interaction === description)
    .flatMap(({ mismatch }) => mismatch.mismatches?.map(textOf) ?? [mismatch.message ?? 'failed'])
    .sort();
}

function textOf({ path, mismatch }: Problem): string {
  return path ? `${path}: ${mismatch}` : mismatch;
}
