import { readFileSync } from 'node:fs';
import { CHALLENGE_PATH } from '../../contracts/verification/altcha.ts';
import { hasLogins, varsOfHost } from './settings.mjs';

/** How long a deployment may take until it is everywhere, in milliseconds. */
const PATIENCE = 30_000;
const ONE_ANSWER = 10_000;
const BETWEEN = 1_000;
const GUESTS_CALL = '/wps/system/customerService';
/** Answers of the gate, to who asks from here, and the cause that the site's own status page names. */
const CLOSED = {
  403: { whom: 'for this address', cause: 'ip' },
  451: { whom: 'for this country', cause: 'region' },
};

/**
 * Looks at a deployed site from outside, as any visitor: the page, a file that this build alone has, the gateway behind it,
 * and that passwords can be asked for.
 * @param {string} origin
 * @param {{ file: string, challenge?: string, operatorKey?: string, patience?: number, between?: number }} expected  `file` of
 *   the build; `challenge` is where a task of the human verification is to be had, which needs the keys; with the operator's
 *   key the site is asked how it is
 * @returns {Promise<{ isGood: boolean, lines: string[] }>}
 */
export async function smokeCheck(
  origin,
  { file, challenge, operatorKey, patience = PATIENCE, between = BETWEEN },
) {
  // First: until this build is there, the one before answers everything else too.
  const live = await isLive(`${origin}/${file}`, patience, between);
  const home = await answered(`${origin}/m/home`);
  const closed = closedTo(home);
  if (closed)
    return {
      isGood: true,
      lines: [
        `  ? ${origin} is closed ${closed} (${home.status}), and was not looked at: look at it from where it is open.`,
      ],
    };
  const checks = [
    [home.status === 200 && home.isPage, '/m/home', home.told],
    live,
    await gatewayOf(origin),
    [
      home.headers?.get('content-security-policy')?.includes("script-src 'self' 'nonce-"),
      'policy',
      'of scripts',
    ],
    ...(challenge ? [await keysOf(`${origin}${challenge}`)] : []),
    ...(operatorKey ? [await healthOf(origin, operatorKey)] : []),
  ];
  const lines = checks.map(([isGood, what, told]) => `  ${isGood ? '✓' : '✗'} ${what}  ${told}`);
  return { isGood: checks.every(([isGood]) => isGood), lines: [`${origin}`, ...lines] };
}

/** Whom the site's own status page is shown to; another wall's page says nothing of the site. */
function closedTo({ status, isPage, text }) {
  const { whom, cause } = CLOSED[status] ?? {};
  return isPage && text.includes(`data-cause="${cause}"`) ? whom : undefined;
}

/** A location may have the build before for a moment. */
async function isLive(url, patience, between) {
  const end = Date.now() + patience;
  for (;;) {
    const { status, told } = await answered(url);
    if (status === 200) return [true, 'this build', 'is live'];
    if (Date.now() > end) return [false, 'this build', `is not live: ${told}`];
    await new Promise((resolve) => setTimeout(resolve, between));
  }
}

/** A call that nothing keeps, so that the gateway itself has to answer; what it refuses it has answered. */
async function gatewayOf(origin) {
  const { status, text, told } = await answered(origin + GUESTS_CALL);
  const { success, errorCode } = read(text) ?? {};
  const isGood = success === true || (success === false && status < 500 && status !== 404);
  return [isGood, 'gateway', isGood ? 'answers' : `does not answer: ${errorCode ?? told}`];
}

async function keysOf(url) {
  const { status, told } = await answered(url);
  return [status === 200, 'SESSION_KEYS', status === 200 ? 'can be read' : `cannot be read: ${told}`];
}

/** What the site says of itself: settings, keys, limits, the gateway and the quick gate. */
async function healthOf(origin, key) {
  const { status, text, told } = await answered(`${origin}/health`, { Authorization: `Bearer ${key}` });
  if (status === 200) return [true, 'health', 'is well'];
  if (status === 404) return [false, 'health', 'is not told: OPERATOR_KEY is not the key of the site'];
  return [false, 'health', read(text)?.problems?.join('; ') || told];
}

function read(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answered(url, headers = {}) {
  try {
    const response = await fetch(url, {
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(ONE_ANSWER),
    });
    const { status } = response;
    const isPage = response.headers.get('content-type')?.startsWith('text/html') === true;
    return {
      status,
      headers: response.headers,
      isPage,
      text: await response.text(),
      told: `status ${status}`,
    };
  } catch (error) {
    return { status: 0, text: '', told: error.cause?.code ?? error.message };
  }
}

/** Where the site at an origin gives a task of the human verification; undefined where it gives none. */
export function challengeOf(deployed, origin) {
  const vars = varsOfHost(deployed, new URL(origin).hostname);
  const hasTasks = ['', 'altcha', undefined].includes(vars.HUMAN_VERIFICATION) && hasLogins(vars);
  return hasTasks ? CHALLENGE_PATH : undefined;
}

/** A file of a build that no other has: its name is made of what is in it. */
export function fileOfBuild({ manifest }) {
  const entries = Object.values(JSON.parse(readFileSync(manifest, 'utf8')));
  return entries.find(({ isEntry, file }) => isEntry && file.endsWith('.js'))?.file ?? entries[0].file;
}
