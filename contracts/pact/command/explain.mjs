import { readFileSync } from 'node:fs';
import { nearTo } from './chosen.mjs';
import { pactFiles, readInteractions } from './pact-files.mjs';
import { promisesOf } from './promises.mjs';
import { setupCall, stateText } from './provider-states.mjs';
import { pathAndQuery } from './request.mjs';
import { isChangedOnTheWay } from './seal.mjs';
import { readStories } from './stories-file.mjs';
import { storyLines } from './story-text.mjs';

const besides = (name) => new URL(`../${name}`, import.meta.url);

/**
 * The catalogue of provider states: what each means, its parameters, the values that it answers, who uses it.
 * @returns {Record<string, { means: string, takes: Record<string, unknown>, values: string[], usedBy: string[], siteWide?: true }>}
 */
export function readCatalogue() {
  return JSON.parse(readFileSync(besides('states.json'), 'utf8'));
}

/**
 * All that is to be known of a call, of one of its rows, of a state, or of a story, as lines.
 * @param {string} name
 * @param {{ file?: string[] }} [options]
 * @throws Error for a name of neither, with what is near it.
 */
export function explained(name, options = {}) {
  const all = readInteractions(pactFiles(options)).map(({ interaction, title }) => ({
    ...title,
    interaction,
  }));
  const catalogue = readCatalogue();
  if (Object.hasOwn(catalogue, name)) return stateLines(name, catalogue[name], all);
  const rows = all.filter(({ id, description }) => id === name || description === name);
  // The plain success stands for the call, wherever the file has it.
  const isRefusal = ({ answer }) => Number(answer.startsWith('refused'));
  rows.sort((one, other) => isRefusal(one) - isRefusal(other));
  if (rows.length > 0) return callLines(rows, catalogue);
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
  const states = new Set(
    rows.flatMap(({ interaction }) => (interaction.providerStates ?? []).map(({ name }) => name)),
  );
  const [name, places] = [...requests][0];
  const answer = answers.get(name) ?? refusals.get(name);
  return [
    `${first.id}  ${first.call}`,
    '',
    `Request (${name}); what stands as \${name} comes from the state`,
    ...columns([...places].filter(([place]) => !['call', 'given'].includes(place))),
    ...otherRequests(requests, places),
    '',
    `Answer (${name}); fields besides are welcome`,
    ...columns([...answer]),
    ...(refusals.size > 0 ? ['', 'Refusals', ...[...refusals].map(refusalLine(requests))] : []),
    '',
    'What must be true',
    ...[...states].flatMap((state) => meaningLines(state, catalogue[state])),
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
    return `  ${name}: ${own.map(([place, value]) => `${place} ${value}`).join(', ')}`;
  });
}

function refusalLine(requests) {
  return ([name, promised]) => {
    const said = [...promised].filter(([path]) => path !== 'success' && path !== 'header Content-Type');
    const given = requests.get(name).get('given');
    return `  ${name}: ${said.map(([path, passing]) => `${path} ${passing}`).join(', ')}; given ${given}`;
  };
}

function meaningLines(name, entry) {
  if (!entry) return [`  ${name}`];
  const answers = entry.values.length > 0 ? `answers ${entry.values.join(', ')}` : 'answers {}';
  return [`  ${name}`, `      ${entry.means}`, ...parameterLines(entry.takes), `      ${answers}`];
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

function stateLines(name, { means, takes, values, usedBy, siteWide }, all) {
  const ways = waysOf(name, all);
  const state = ways[0]?.state ?? { name };
  const examples = Object.fromEntries(values.map((value) => [value, exampleOf(value, name, all)]));
  const { method, headers, body } = setupCall(state, '/sandbox/provider-states');
  return [
    name,
    '',
    `  ${means}`,
    ...parameterLines(takes),
    ...(siteWide ? ['  It changes what other rows see: with --jobs its rows run alone.'] : []),
    '',
    'You are asked',
    `  ${method} /sandbox/provider-states`,
    ...Object.entries(headers).map(([header, value]) => `  ${header}: ${value}`),
    `  ${body}`,
    '',
    'You answer, with values of your own, those of them that are told',
    `  ${JSON.stringify(examples)}`,
    '',
    'Asked for as',
    ...ways.map(({ state: one, rows }) => `${String(rows).padStart(5)} rows  ${stateText(one)}`),
    '',
    `Used by ${usedBy.join(', ')}`,
  ];
}

/** With which parameters a state is asked for, and by how many rows, the most first. */
function waysOf(name, all) {
  const ways = new Map();
  for (const { interaction } of all) {
    for (const state of interaction.providerStates ?? []) {
      if (state.name !== name) continue;
      const way = ways.get(stateText(state)) ?? { state, rows: 0 };
      ways.set(stateText(state), { state, rows: way.rows + 1 });
    }
  }
  return [...ways.values()].sort((one, other) => other.rows - one.rows);
}

/** What a state may be told, and what is true then. */
function parameterLines(takes) {
  const lines = Object.entries(takes).flatMap(([name, param]) => {
    const { is, means } = param.is ? param : { is: param };
    const values = `    ${name}: ${Array.isArray(is) ? is.join(', ') : is}`;
    return means ? [values, `        ${means}`] : [values];
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
      if (found !== undefined) return typeof found === 'string' ? found.replace(/^Bearer /, '') : found;
    }
  }
  return '…';
}

function exampleAt(request, part, place) {
  if (part === 'query') return request.query?.[place.replace(/\[\d+\]$/, '')]?.[0];
  if (part === 'header') return request.headers?.[place.replace(/\[\d+\]$/, '')]?.[0];
  const content = request.body?.content;
  if (typeof content === 'string') return new URLSearchParams(content).get(place) ?? undefined;
  return content?.[place];
}
