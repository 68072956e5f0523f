import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CLOSURES_KEY, closable, entriesOf } from '../../edge/lib/gate/closures.ts';
import { readArguments } from './arguments.mjs';
import { at as inCheckout } from './paths.mjs';
import { idOf } from './stages.mjs';

/**
 * @typedef {{ what: string, at: string, by: string, reason: string }} Closure
 * @typedef {{ key: string, value: string, metadata?: object }} Entry
 * @typedef {{ keys: (prefix: string) => Promise<{ name: string, metadata?: any }[]>,
 *   get: (key: string) => Promise<string | null>, put: (entries: Entry[]) => Promise<void> }} Store
 */

export const USAGE = `npm run gate -- list
npm run gate -- close VN --reason "…"         a country, an address or range, or "site"; several with spaces between
npm run gate -- open VN --reason "…"          what was closed by this command, and no more

  --by NAME       who says so; your name on this machine unless told
  --local         the site that runs here (npm start, npm run dev)
  --stage NAME    the site of wrangler.NAME.toml`;

const DONE = { close: 'closed', open: 'opened' };
const LOG = 'log:';
const LINES = 10;
/** How long before this command somebody may have begun another that is still at work, in milliseconds. */
const MEANWHILE = 600_000;
/** How often it is looked for what others wrote. */
const ROUNDS = 5;
const LONGEST_REASON = 200;
const LONGEST_BY = 64;
/** What Cloudflare keeps beside a key, in bytes. */
const LONGEST_LINE = 1024;
/** What wrangler says of a key that is not there: a local one, and one of Cloudflare's. */
const NOTHING = 'Value not found';
const NOT_FOUND = /\b404: Not Found\b/;

/**
 * What the command was asked; null for its usage alone.
 * @param {string[]} args
 * @param {string} folder  where who asks stands
 * @param {string} [user]
 * @throws Error in words where it cannot be done, whatever namespace there is
 */
export function readAsked(args, folder, user = '') {
  const text = { type: 'string' };
  if (args.some((arg) => /^(?:-h|--help)$/.test(arg)) || args[0] === 'help') return null;
  const { values, positionals } = readArguments(args, {
    usage: USAGE,
    allowPositionals: true,
    options: {
      reason: text,
      by: text,
      stage: text,
      state: text,
      local: { type: 'boolean', default: false },
    },
  });
  const [command = 'list', ...whats] = positionals;
  const state = values.state === undefined ? inCheckout('.wrangler/state') : resolve(folder, values.state);
  const asked = { by: user.slice(0, LONGEST_BY), ...values, state, command, whats };
  whatIsNamed(asked);
  return asked;
}

/**
 * The id of the namespace of a site.
 * @param {{ config: Record<string, any>, base: Record<string, any>, stage?: string, local?: boolean }} site  its
 *   configuration, and that of `wrangler.toml`
 * @throws Error in words where it has none, or a stage none of its own
 */
export function namespaceOf({ config, base, stage, local = false }) {
  const namespaces = config.kv_namespaces;
  const id = local
    ? namespaces?.find(({ binding }) => binding === 'QUICK_GATE')?.id
    : idOf(namespaces, 'QUICK_GATE');
  const file = stage === undefined ? 'operator/settings.toml' : `operator/settings.${stage}.toml`;
  const name = stage === undefined ? 'quick-gate' : `quick-gate-${stage}`;
  const deploy = stage === undefined ? 'npm run deploy' : `npm run deploy -- --stage ${stage}`;
  const make = `npx wrangler kv namespace create ${name}, its id into ${file}, ${deploy}.`;
  if (!id)
    throw new Error(
      `QUICK_GATE has no namespace yet: ${make} With --local it closes the site that runs here.`,
    );
  if (stage !== undefined && !local && id === idOf(base.kv_namespaces, 'QUICK_GATE'))
    throw new Error(
      `${file} has the namespace of the site beside it, so this would change that as well. One of its own: ${make}`,
    );
  return id;
}

/**
 * Closes, opens or lists, and writes who did, when and why, both in one request: nothing
 * is closed without a line that says so.
 * @param {{ command: string, whats: string[], reason?: string, by: string, now: Date }} asked
 * @param {Store} store
 * @returns {Promise<string[]>} what is closed now, in lines
 * @throws Error in words, before anything is written, where something cannot be closed, or is not closed
 */
export async function changeGate(asked, store) {
  const { command, reason = '', by, now } = asked;
  const named = whatIsNamed(asked);
  const closures = await readEntries(store);
  if (command === 'list') return [...closedLines(closures), ...auditLines(await store.keys(LOG))];

  const isClosed = (what) => closures.some((closure) => closure.what === what);
  const missing = command === 'open' ? named.filter((what) => !isClosed(what)) : [];
  if (missing.length > 0)
    throw new Error(
      `${missing.join(', ')} is not closed by this command; what settings close is opened by npm run deploy.`,
    );
  const at = now.toISOString();
  const lines = named.map((what, index) => {
    const line = { did: command, what, at, by, reason };
    if (Buffer.byteLength(JSON.stringify(line)) > LONGEST_LINE)
      throw new Error('--reason and --by are too long together: write them with fewer or simpler letters.');
    return { key: `${LOG}${at}:${index}`, value: JSON.stringify(line), metadata: line };
  });
  const written = changedBy(closures, lines);
  await store.put([...lines, { key: CLOSURES_KEY, value: JSON.stringify(written) }]);
  return closedLines(await settled({ closures, written, lines }, store, now));
}

/**
 * Writes again until the closures are what all lines of the log make of them: who changed something at the same time
 * wrote a line of their own, and may have written over these closures, or these over theirs.
 * @throws Error where that is not seen
 */
async function settled({ closures, written, lines }, store, now) {
  const since = `${LOG}${new Date(now.getTime() - MEANWHILE).toISOString()}`;
  let current = written;
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const others = (await store.keys(LOG)).map(({ name: key, metadata }) => ({ key, metadata }));
      const recent = others.filter(({ key, metadata }) => key > since && metadata?.what);
      const all = new Map([...lines, ...recent].map((line) => [line.key, line]));
      const wanted = changedBy(closures, [...all.values()]);
      if (signOf(wanted) === signOf(current)) return current;
      await store.put([{ key: CLOSURES_KEY, value: JSON.stringify(wanted) }]);
      current = wanted;
    }
  } catch {
    // Whatever the store complains of, what was asked for stands written.
  }
  const { did } = lines[0].metadata;
  const whats = lines.map(({ metadata }) => metadata.what).join(', ');
  throw new Error(
    `${whats} is ${DONE[did]}, unless somebody changed something at the same time, which was not seen. Look: npm run gate -- list`,
  );
}

/** Closures after what the lines of the log say, in their order. */
function changedBy(closures, lines) {
  const inOrder = [...lines].sort((one, other) => (one.key < other.key ? -1 : 1));
  return inOrder.reduce((entries, { metadata: { did, ...entry } }) => {
    const others = entries.filter(({ what }) => what !== entry.what);
    return did === 'close' ? [...others, entry] : others;
  }, closures);
}

/** What tells closures apart, whatever their order. */
const signOf = (closures) =>
  closures
    .map(({ what, at }) => `${what} ${at}`)
    .sort()
    .join();

/** What is to be closed or opened, each in the one way it is written; refuses what cannot be done. */
function whatIsNamed({ command, whats, reason = '', by }) {
  if (!['list', 'close', 'open'].includes(command)) throw new Error(USAGE);
  const isChange = command !== 'list';
  if (!isChange && whats.length > 0) throw new Error(USAGE);
  const named = [...new Set(whats.map(closableIn))];
  const everybody = command === 'close' && named.find((what) => what.endsWith('/0'));
  if (everybody) throw new Error(`${everybody} is everybody; what closes the site is "site".`);
  if (isChange && named.length === 0) throw new Error(`What is to be ${DONE[command]}?\n\n${USAGE}`);
  if (isChange && reason.trim() === '') throw new Error('--reason is missing: it is kept with your name.');
  if (reason.length > LONGEST_REASON) throw new Error(`--reason has more than ${LONGEST_REASON} letters.`);
  if (by.length > LONGEST_BY) throw new Error(`--by has more than ${LONGEST_BY} letters.`);
  return named;
}

function closableIn(text) {
  try {
    return closable(text);
  } catch (error) {
    throw new Error(`"${text}" ${error.message}.`);
  }
}

async function readEntries(store) {
  const text = await store.get(CLOSURES_KEY);
  const entries = entriesOf(text);
  if (!entries)
    throw new Error(
      `What stands under "${CLOSURES_KEY}" is no list: somebody wrote it by hand. Delete that key.`,
    );
  return entries.map((entry) => ({ ...entry, what: asWritten(entry.what) }));
}

/** What was written by hand, or before ranges had one spelling. */
function asWritten(what) {
  try {
    return closable(what);
  } catch {
    return what;
  }
}

function closedLines(entries) {
  if (entries.length === 0) return ['Nothing is closed beyond your settings and your gateway.'];
  return [
    'Closed:',
    ...entries.map(({ what, at, by, reason }) => `  ${what}  since ${at}, ${by}: ${reason}`),
  ];
}

function auditLines(keys) {
  const lines = keys
    .sort((one, other) => (one.name < other.name ? 1 : -1))
    .slice(0, LINES)
    .map(
      ({ metadata: line = {} }) => `  ${line.at}  ${line.by} ${DONE[line.did]} ${line.what}: ${line.reason}`,
    );
  return lines.length > 0 ? ['', 'Last changes:', ...lines] : [];
}

/**
 * The key-value namespace of a site, by wrangler.
 * @param {(args: string[]) => Promise<{ code: number, output: string }>} wrangler
 * @param {string[]} where  its options
 * @returns {Store}
 */
export function wranglerStore(wrangler, where) {
  const ask = (args) => wrangler(['kv', ...args, ...where]);
  const answerOf = ({ code, output }) => {
    if (code !== 0)
      throw new Error(`The namespace was not reached, and nothing is changed:\n${output.trim()}`);
    return output;
  };
  const kv = async (args) => answerOf(await ask(args));
  const keys = async (prefix) => JSON.parse(await kv(['key', 'list', '--prefix', prefix]));
  return {
    keys,
    get: async (key) => {
      const answer = await ask(['key', 'get', key, '--text']);
      // A namespace that is not there has the same answer; its list fails.
      if (answer.code !== 0 && NOT_FOUND.test(answer.output)) {
        const isListed = (await keys(key)).some(({ name }) => name === key);
        if (!isListed) return null;
      }
      const text = answerOf(answer).trim();
      return text === NOTHING ? null : text;
    },
    put: async (entries) => {
      const folder = mkdtempSync(join(tmpdir(), 'gate-'));
      try {
        writeFileSync(join(folder, 'entries.json'), JSON.stringify(entries));
        await kv(['bulk', 'put', join(folder, 'entries.json')]);
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  };
}
