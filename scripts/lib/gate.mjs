import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  changeClosures,
  closuresIn,
  GateFault,
  LONGEST_BY,
  LONGEST_REASON,
  lastChanges,
  whatIsNamed as namedIn,
} from '../../edge/lib/gate/change-closures.ts';
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
  --stage NAME    the site of operator/settings.NAME.toml (or wrangler.NAME.toml)`;

const DONE = { close: 'closed', open: 'opened' };
const LINES = 10;
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
  const { command, whats, reason = '', by, now } = asked;
  whatIsNamed(asked);
  return inWords(command, async () => {
    if (command === 'list')
      return [...closedLines(await closuresIn(store)), ...auditLines(await lastChanges(store, LINES))];
    return closedLines(await changeClosures({ did: command, whats, reason, by, now }, store));
  });
}

/** What is to be closed or opened; refuses what cannot be done. */
function whatIsNamed({ command, whats, reason = '', by }) {
  if (!['list', 'close', 'open'].includes(command)) throw new Error(USAGE);
  if (command !== 'list') return inWords(command, () => namedIn({ did: command, whats, by, reason }));
  if (whats.length > 0) throw new Error(USAGE);
  if (by.length > LONGEST_BY) throw new Error(FAULTS['long name']());
  return [];
}

/** What each fault is to whoever types the command. */
const FAULTS = {
  'nothing named': ({ command }) => `What is to be ${DONE[command]}?\n\n${USAGE}`,
  everybody: ({ what }) => `${what} is everybody; what closes the site is "site".`,
  'no reason': () => '--reason is missing: it is kept with your name.',
  'long reason': () => `--reason has more than ${LONGEST_REASON} letters.`,
  'long name': () => `--by has more than ${LONGEST_BY} letters.`,
  'too long': () => '--reason and --by are too long together: write them with fewer or simpler letters.',
  'not closable': ({ what, because }) => `"${what}" ${because}.`,
  'not closed': ({ what }) =>
    `${what} is not closed by this command; what settings close is opened by npm run deploy.`,
  'no list': ({ what }) =>
    `What stands under "${what}" is no list: somebody wrote it by hand. Delete that key.`,
  unsettled: ({ what, command }) =>
    `${what} is ${DONE[command]}, unless somebody changed something at the same time, which was not seen. Look: npm run gate -- list`,
};

/** Does it, and says in words what was refused. */
function inWords(command, work) {
  const said = (error) => {
    if (!(error instanceof GateFault)) throw error;
    const { fault, what, because } = error;
    throw new Error(FAULTS[fault]({ command, what, because }));
  };
  try {
    const done = work();
    return done instanceof Promise ? done.catch(said) : done;
  } catch (error) {
    return said(error);
  }
}

function closedLines(entries) {
  if (entries.length === 0) return ['Nothing is closed beyond your settings and your gateway.'];
  return [
    'Closed:',
    ...entries.map(({ what, at, by, reason }) => `  ${what}  since ${at}, ${by}: ${reason}`),
  ];
}

function auditLines(changes) {
  const lines = changes.map(
    (line) => `  ${line.at}  ${line.by} ${DONE[line.did]} ${line.what}: ${line.reason}`,
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
