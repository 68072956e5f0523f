import { readFileSync } from 'node:fs';
import { callListLines } from './call-list.mjs';
import { nearTo } from './chosen.mjs';
import { isWithin, LEVELS } from './levels.mjs';
import { pactFiles, readInteractions } from './pact-files.mjs';
import { A_SWITCH, passingText, SWITCH_LEGEND } from './passing-text.mjs';
import { promisesOf } from './promises.mjs';
import { setupCall, stateText } from './provider-states.mjs';
import { pathAndQuery } from './request.mjs';
import { RULES_IN_WORDS, ruleLines } from './rule-text.mjs';
import { isChangedOnTheWay } from './seal.mjs';
import { counted } from './some-of.mjs';
import { meaningLines, neededValues, parameterLines, waysOf } from './state-text.mjs';
import { readStories } from './stories-file.mjs';
import { storyLines } from './story-text.mjs';

const besides = (name) => new URL(`../${name}`, import.meta.url);

/**
 * The catalogue of provider states: what each means, its parameters, the values that it answers, who uses it.
 * @returns {Record<string, { means: string, takes: Record<string, unknown>, values: string[], usedBy: string[], siteWide?: string[] }>}
 */
export function readCatalogue() {
  return JSON.parse(readFileSync(besides('states.json'), 'utf8'));
}

/**
 * What the contracts say of calls and of their fields.
 * @returns {Record<string, { means?: string, fixed?: string[], request?: Record<string, string>, answer?: Record<string, string> }>}
 */
function readFieldDocs() {
  return JSON.parse(readFileSync(besides('fields.json'), 'utf8'));
}

/**
 * All that is to be known of a call, of one of its rows, of a state, or of a story, as lines; of a level, or of calls that begin
 * alike, which there are.
 * @param {string} name
 * @param {{ file?: string[], level?: string }} [options]  `level`: only what its rows and those of the levels before ask for.
 * @throws Error for a name of neither, with what is near it.
 */
export function explained(name, options = {}) {
  const all = readInteractions(pactFiles(options)).map(({ interaction, title }) => ({
    ...title,
    interaction,
  }));
  const catalogue = readCatalogue();
  const within = all.filter(({ interaction }) => isWithin(interaction, options.level));
  const state = stateNamed(name, catalogue, within, options.level);
  if (state) return state;
  if (LEVELS.includes(name)) return levelLines(name, all, catalogue);
  const isNamed = ({ id, description }) => id === name || description === name;
  const rows = within.some(isNamed) ? within.filter(isNamed) : all.filter(isNamed);
  // The plain success stands for the call, wherever the file has it.
  const isRefusal = ({ answer }) => Number(answer.startsWith('refused'));
  rows.sort((one, other) => isRefusal(one) - isRefusal(other));
  if (rows.length > 0) return callLines(rows, catalogue);
  const calls = name === '' ? [] : within.filter(({ description }) => description.startsWith(name));
  if (calls.length > 0) return callListLines(calls, catalogue);
  const stories = readStories();
  const story = stories.find((one) => one.name === name || `story: ${one.name}` === name);
  if (story) return [story.name, '', ...storyLines(story)];
  const names = [
    ...new Set(all.map(({ id }) => id)),
    ...Object.keys(catalogue),
    ...stories.map((one) => one.name),
  ];
  const begun = names.filter((one) => one.startsWith(name));
  const near = begun.length > 0 ? begun : nearTo(name, names);
  throw new Error(
    `"${name}" is neither a call, nor a state, nor a story. Near it:\n${near.map((one) => `  ${one}`).join('\n')}`,
  );
}

function callLines(rows, catalogue) {
  const [first] = rows;
  const [promises] = promisesOf(rows.map(({ interaction }) => interaction)).calls.values();
  const { requests, answers, refusals } = promises;
  const rules = ruleLines(rows);
  const docs = readFieldDocs()[first.id] ?? {};
  const [name, places] = [...requests][0];
  const answered = inWords(answers.get(name) ?? refusals.get(name));
  return [
    `${first.id}  ${first.call}`,
    ...(docs.means ? [`  ${docs.means}`] : []),
    '',
    `Request (${name}); what stands as \${name} comes from the state`,
    ...columns(
      [...places]
        .filter(([place]) => !['call', 'given'].includes(place))
        .map(withMerchant)
        .map(askedWith(docs)),
    ),
    ...otherRequests(requests, places),
    '',
    `Answer (${name}); fields besides are welcome`,
    ...columns(answered.map(answeredWith(docs))),
    ...(answered.some(([, passing]) => passing.includes(A_SWITCH)) ? [`  ${SWITCH_LEGEND}`] : []),
    ...(rules.length > 0 ? ['', 'What it has to show of the request and of its states', ...rules] : []),
    ...(refusals.size > 0 ? ['', 'Refusals', ...[...refusals].map(refusalLine(requests))] : []),
    '',
    'What must be true',
    ...stateMeanings(rows, catalogue),
    '',
    'Worked example, with values of the example backend',
    ...exampleLines(first.interaction),
    ...vectorLines(first.interaction),
    ...storiesWith(first.id),
  ];
}

/** The stories that a call is in: what is seen of it elsewhere. */
function storiesWith(id) {
  const own = readStories().filter(({ steps }) => steps.some(({ call }) => call === id));
  return own.length > 0 ? ['', 'Stories with it', ...columns(own.map(({ name, says }) => [name, says]))] : [];
}

function columns(pairs) {
  const width = Math.max(0, ...pairs.map(([place]) => place.length)) + 2;
  return pairs.map(([place, what]) => `  ${place.padEnd(width)}${what}`);
}

/** In what other successes ask otherwise than the first. */
function otherRequests(requests, first) {
  const others = [...requests].slice(1).filter(([name]) => !name.startsWith('refused'));
  return others.map(([name, places]) => {
    const own = [...places].filter(([place, value]) => first.get(place) !== value);
    const left = [...first.keys()].filter((place) => !places.has(place));
    const told = [
      ...(left.length > 0 ? [`without ${left.map((place) => place.replace(/^\w+ /, '')).join(', ')}`] : []),
      ...own.map(([place, value]) => `${place} ${value}`),
    ];
    return `  ${name}: ${told.length > 0 ? told.join(', ') : 'the same'}`;
  });
}

function refusalLine(requests) {
  return ([name, promised]) => {
    const said = inWords(promised).filter(([path]) => path !== 'success' && path !== 'header Content-Type');
    const given = requests.get(name).get('given');
    return `  ${name}: ${said.map(([path, passing]) => `${path} ${passing}`).join(', ')}; given ${given}`;
  };
}

/** What is promised, but for rules that have sentences of their own. */
function inWords(promised) {
  return [...promised]
    .filter(([path]) => !RULES_IN_WORDS.some((rule) => path === `rule ${rule}`))
    .map(([path, passing]) => [path, passingText(passing)]);
}

/** Calls name the merchant in three ways. */
function withMerchant([place, value]) {
  return [place, /^query merchant(?:_?[Cc]ode)?$/.test(place) ? `${value} (yours: --merchant)` : value];
}

/** A place of a request with what the contracts say of it. */
function askedWith({ fixed = [], request = {} }) {
  return ([place, value]) => {
    const name = place.replace(/^(?:query|body) /, '');
    const doc = request[name] ?? (fixed.includes(name) ? 'Always so.' : undefined);
    return [place, doc ? `${value} — ${doc}` : value];
  };
}

/** The same of an answer. */
function answeredWith({ answer = {} }) {
  return ([path, passing]) => {
    const doc = answer[path.replace(/^value\.?/, '')];
    return [path, doc ? `${passing} — ${doc}` : passing];
  };
}

/** The states of the rows, as far as these ask for them, with the values that they need. */
function stateMeanings(rows, catalogue) {
  const asked = new Map();
  for (const { interaction } of rows) {
    const needed = neededValues(interaction, catalogue);
    for (const [at, state] of (interaction.providerStates ?? []).entries()) {
      const { states = [], values = [] } = asked.get(state.name) ?? {};
      asked.set(state.name, { states: [...states, state], values: [...values, ...needed[at]] });
    }
  }
  return [...asked].flatMap(([name, { states, values }]) => [
    `  ${name}`,
    ...(Object.hasOwn(catalogue, name) ? meaningLines(name, catalogue[name], states) : []),
    `      answers ${values.length > 0 ? [...new Set(values)].join(', ') : '{}'}`,
  ]);
}

/** The calls of a level, and what stands before it. */
function levelLines(level, all, catalogue) {
  const own = all.filter(({ interaction }) => interaction.comments?.level === level);
  const before = LEVELS.slice(0, LEVELS.indexOf(level));
  const head = before.length > 0 ? `${level}, after ${before.join(', ')}` : level;
  return [head, '', ...callListLines(own, catalogue)];
}

function exampleLines({ request, response }) {
  const { method, headers = {}, body } = request;
  const target = pathAndQuery({ path: request.path, query: request.query ?? {} });
  const given = Object.entries(headers).map(([name, values]) => `  ${name}: ${values.join(', ')}`);
  const sent = typeof body?.content === 'object' ? JSON.stringify(body.content) : body?.content;
  return [
    `  ${method} ${target}`,
    ...given,
    ...(sent ? ['', `  ${sent}`] : []),
    '',
    `  ${response.status}`,
    ...JSON.stringify(response.body?.content, null, 2)
      .split('\n')
      .map((line) => `  ${line}`),
  ];
}

/** How a sealed or signed call looks when it is sent, with keys that are known. */
function vectorLines({ request }) {
  const { headers = {} } = request;
  if (!isChangedOnTheWay(headers)) return [];
  const vectors = JSON.parse(readFileSync(besides('vectors.json'), 'utf8'));
  const names = {
    Encryption: 'seal',
    'X-Vendor-Signature': 'vendorSignature',
    'X-Payment-Signature': 'paymentSignature',
  };
  const [, name] = Object.entries(names).find(([header]) => headers[header]);
  const lines = JSON.stringify(vectors[name], null, 2).split('\n');
  return [
    '',
    `How it is ${name === 'seal' ? 'sealed' : 'signed'}: worked with known keys (vectors.json, "${name}")`,
    ...lines.map((line) => `  ${line}`),
  ];
}

/** A state, or one with the parameters that it is asked for with, `the lobby (game: hidden)`; nothing for another name. */
function stateNamed(name, catalogue, all, level) {
  const [state] = name.split(' (');
  if (!Object.hasOwn(catalogue, state)) return undefined;
  const interactions = all.map(({ interaction }) => interaction);
  const ways = waysOf(state, interactions, catalogue);
  if (state === name) return stateLines(name, catalogue, { all, ways, isPart: level !== undefined });
  const own = ways.filter((way) => stateText(way.state) === name);
  return own.length > 0 ? stateLines(state, catalogue, { all, ways: own, isPart: true }) : undefined;
}

function stateLines(name, catalogue, { all, ways, isPart }) {
  const { means, takes, values, usedBy, siteWide = [] } = catalogue[name];
  const state = ways[0]?.state ?? { name };
  const asked = ways.map((way) => stateText(way.state));
  const alone = siteWide.filter((way) => asked.includes(way));
  const needed = isPart ? values.filter((value) => ways.some(({ needs }) => needs.includes(value))) : values;
  const examples = Object.fromEntries(needed.map((value) => [value, exampleOf(value, name, all)]));
  const { method, headers, body } = setupCall(state, '/sandbox/provider-states');
  return [
    name,
    '',
    ...(isPart
      ? meaningLines(
          name,
          catalogue[name],
          ways.map((way) => way.state),
          '  ',
        )
      : [`  ${means}`, ...allParameters(takes)]),
    ...(alone.length > 0
      ? [`  With --jobs these run alone, for they change what other rows see: ${alone.join('; ')}`]
      : []),
    '',
    'You are asked',
    `  ${method} /sandbox/provider-states`,
    ...Object.entries(headers).map(([header, value]) => `  ${header}: ${value}`),
    `  ${body}`,
    '',
    'You answer values of your own, as here; which of them are needed, stands behind each way that you are asked',
    `  ${JSON.stringify(examples)}`,
    '',
    'Asked for as',
    ...ways.map(wayLine),
    '',
    `Used by ${usedBy.join(', ')}`,
  ];
}

function wayLine({ state, rows, needs }) {
  const values = needs.length > 0 ? needs.join(', ') : '{}';
  return `${counted(rows, 'row').padStart(9)}  ${stateText(state)} → ${values}`;
}

/** What a state may be told, and what is true then. */
function allParameters(takes) {
  const lines = Object.entries(takes).flatMap(([name, param]) => {
    const { is } = param.is ? param : { is: param };
    return parameterLines(name, param, [is].flat(), '  ');
  });
  return lines.length > 0 ? ['  Parameters, each of which may be missing:', ...lines] : [];
}

/** The example that stands in a request where the state's value goes. */
export function exampleOf(value, state, all) {
  const rows = all.filter(({ interaction }) =>
    (interaction.providerStates ?? []).some(({ name }) => name === state),
  );
  for (const { interaction } of rows) {
    const { request } = interaction;
    for (const [part, byPlace] of Object.entries(request.generators ?? {})) {
      const place = Object.keys(byPlace).find((one) => byPlace[one].expression.includes(`\${${value}}`));
      const found = place && exampleAt(request, part, place.replace(/^\$\.?/, ''));
      const own = found === undefined ? undefined : valueWithin(found, byPlace[place].expression, value);
      if (own !== undefined) return own;
    }
  }
  return MADE_FROM[value] ?? '…';
}

/** Of what the command makes something that is sent, the requests hold no example. */
const MADE_FROM = {
  workSalt: '7b1e09',
  workChallenge: '36d9…, 64 hexadecimal digits',
  workMaxnumber: 50,
  workIterations: 1000,
  firebaseProject: 'demo-hoadang',
  uid: 'firebase-user-1',
};

/** What stands for a value where an expression puts it, `Bearer ${token}`; nothing where more is made of it. */
function valueWithin(found, expression, value) {
  if (expression === `\${${value}}`) return found;
  const escaped = (text) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  const parts = expression.split(/\$\{\w+\}/).map(escaped);
  const names = [...expression.matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name);
  const match = new RegExp(`^${parts.join('(.+?)')}$`, 's').exec(String(found));
  return match?.[names.indexOf(value) + 1];
}

function exampleAt(request, part, place) {
  if (part === 'query') return request.query?.[place.replace(/\[\d+\]$/, '')]?.[0];
  if (part === 'header') return request.headers?.[place.replace(/\[\d+\]$/, '')]?.[0];
  const content = request.body?.content;
  if (typeof content === 'string') return new URLSearchParams(content).get(place) ?? undefined;
  return content?.[place];
}
