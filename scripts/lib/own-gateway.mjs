import { SITE_FLAGS } from '../../contracts/flags.ts';
import { closeConnections, Unreachable } from '../../contracts/pact/command/http.mjs';
import { pactFiles, readInteractions } from '../../contracts/pact/command/pact-files.mjs';
import { verifyInteraction } from '../../contracts/pact/command/verify-interaction.mjs';
import { nearest } from '../../edge/lib/settings/did-you-mean.ts';
import { isShowable } from '../../edge/lib/settings/is-showable.ts';
import { SETTINGS } from '../../edge/settings.ts';
import { requireSettings } from './checked.mjs';
import { takenSettings } from './sandbox.mjs';
import { readSiteConfig } from './stages.mjs';

/** Services whose calls the site makes; the others are made by vendors and banks. */
const SERVICES = ['wps', 'lgw'];
/** Every page needs it. */
const FIRST = 'system.status';
const AT_ONCE = 8;
/** What is wrong where nothing is there to be shown, and nobody has put anything there: nothing. */
const EMPTY = /: expected \d+ or more entries, got 0$/;

/**
 * How far a gateway is that nobody here knows: what guests are shown is asked for, once for each call, and read by the
 * contracts. Nothing is written, nobody logs in, and no state is set up there.
 * @param {string} url
 * @param {{ merchant?: string }} options
 * @returns {Promise<{ answering: number, asked: number, all: number, next?: { call: string, reason: string }, flags: string[] }>}
 *   `flags`: those of the status answer that are called like one of the site's, but not quite
 * @throws Error in words where nothing answers there
 */
export async function probeGateway(url, { merchant } = {}) {
  const rows = readInteractions(pactFiles({ service: SERVICES }));
  const all = new Set(rows.map(({ title }) => title.id));
  const byCall = Map.groupBy(rows.filter(isForGuests), ({ title }) => title.id);
  const asked = [...byCall.keys()].sort((one, other) => Number(other === FIRST) - Number(one === FIRST));
  const status = { text: '' };
  const outcomes = [];
  const ask = async (call) => {
    const outcome = await firstAnswer(byCall.get(call), url, merchant, call === FIRST ? status : undefined);
    outcomes.push({ call, ...outcome });
  };
  try {
    // Alone, and before the others: where nothing answers, nothing else is tried.
    await ask(asked[0]);
    for (let index = 1; index < asked.length; index += AT_ONCE)
      await Promise.all(asked.slice(index, index + AT_ONCE).map(ask));
  } finally {
    closeConnections();
  }
  const judged = outcomes.filter(({ isJudged }) => isJudged);
  const broken = asked.map((call) => judged.find((one) => one.call === call && !one.ok)).find(Boolean);
  return {
    answering: judged.filter(({ ok }) => ok).length,
    asked: judged.length,
    all: all.size,
    next: broken && { call: broken.call, reason: broken.reason },
    flags: misnamedFlags(status.text),
  };
}

/** A reading call of a guest that is answered; what a state has to say first, and refusals, are left out. */
function isForGuests({ interaction: { request, response, comments } }) {
  const isRead = request.method === 'GET' && !request.generators;
  return (
    isRead &&
    response.body?.content?.success === true &&
    !request.headers?.Authorization &&
    comments?.level === 'guest'
  );
}

/** The first row of a call that is kept, else what is wrong with the first. */
async function firstAnswer(rows, url, merchant, status) {
  let reason;
  for (const { interaction } of rows) {
    const { ok, reasons, isReached, result } = await verifyInteraction(interaction, {
      url,
      merchant,
      statesUrl: url,
      vendorSecret: '',
      paymentSecret: '',
      prepareStates: async () => ({ values: {}, refused: [], notes: [] }),
      onAnswer: (_, body) => {
        if (status) status.text = new TextDecoder().decode(body);
      },
    });
    if (!isReached) throw new Unreachable(reasons[0]);
    const broken = reasons.filter((one) => !EMPTY.test(one));
    if (ok || (result === 'failed' && broken.length === 0)) return { ok: true, isJudged: true };
    if (result === 'failed') reason ??= broken[0];
  }
  return { ok: false, isJudged: reason !== undefined, reason };
}

/** Flags of a status answer that do nothing, and were probably meant to be another. */
export function misnamedFlags(text) {
  try {
    const flags = Object.keys(JSON.parse(text).value?.info?.whitelabel ?? {});
    return flags.flatMap((flag) => {
      const meant = SITE_FLAGS.includes(flag) ? undefined : nearest(flag, SITE_FLAGS);
      return meant && !flags.includes(meant) ? [`${flag}: did you mean ${meant}?`] : [];
    });
  } catch {
    return [];
  }
}

/**
 * The same in lines.
 * @param {string} url
 * @param {Awaited<ReturnType<typeof probeGateway>>} probe
 */
export function probeLines(url, { answering, asked, all, next, flags }, merchant = '') {
  return [
    `${answering} of ${all} calls answer at ${url} (${asked} were asked: what guests read).`,
    ...(next ? [`Next: ${next.call}, ${next.reason}`] : ['Next: logging in, and what a member is shown.']),
    ...(next?.call === FIRST && next.reason.startsWith('success:') && merchant
      ? [`It refuses that call: does it know the merchant "${merchant}"?`]
      : []),
    ...flags.map((line) => `A flag of the status answer does nothing: ${line}`),
    `All of it: npm run contracts:verify -- --url ${url} --level ${next ? 'guest' : 'enter'}`,
  ];
}

/**
 * The address of the gateway that a local site is to stand before, and how far that is, in lines.
 * @param {{ gateway: string, merchant?: string, stage?: string }} options
 * @throws Error in words where it is no address, nothing answers there, or the site's settings cannot be used
 */
export async function requireOwnGateway({ gateway, merchant }) {
  const { value: url, problems } = SETTINGS.GATEWAY_URL.read(gateway);
  const shown = isShowable({ name: 'GATEWAY_URL', secret: false }, gateway) ? ` "${gateway}"` : '';
  if (problems.length > 0) throw new Error(`--gateway${shown} ${problems[0]}.`);
  const changes = { ...takenSettings(), GATEWAY_URL: url, ...(merchant && { MERCHANT_CODE: merchant }) };
  await requireSettings(changes);
  const { vars } = await readSiteConfig();
  const code = merchant || vars.MERCHANT_CODE;
  return { url, lines: probeLines(url, await probeGateway(url, { merchant: code }), code) };
}

/**
 * What is to be said of the gateway of a deployment, as seen from here; nothing where all is well, or there is none.
 * @param {{ GATEWAY_URL?: string, MERCHANT_CODE?: string }} vars
 */
export async function gatewayNotes({ GATEWAY_URL = '', MERCHANT_CODE = '' }) {
  const { value: url, problems } = SETTINGS.GATEWAY_URL.read(GATEWAY_URL);
  if (!url || problems.length > 0) return [];
  try {
    const probe = await probeGateway(url, { merchant: MERCHANT_CODE || undefined });
    return probe.next || probe.flags.length > 0 ? probeLines(url, probe, MERCHANT_CODE) : [];
  } catch (error) {
    return [`from here ${error.message}; the worker may reach it all the same.`];
  }
}
