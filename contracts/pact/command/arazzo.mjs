import { readFileSync } from 'node:fs';
import { FILTER_PORT } from './curl.mjs';
import { filled } from './request.mjs';
import { withInput } from './story.mjs';
import { mustText, stepText, storyLines } from './story-text.mjs';
import { VERSION } from './version.mjs';

/** @typedef {import('./story.mjs').Story} Story */

const SOURCE = 'gateway';
const STATES = '/sandbox/provider-states';
const PREPARE = 'providerState';
const KEY = 'Idempotency-Key';

/**
 * Stories as an Arazzo description, version 1.1: a workflow each, its states the first steps of it. What Arazzo has no words
 * for, such as sums and lists that are read to their end, stands in descriptions and in `x-` members.
 * @param {Story[]} stories
 * @param {Map<string, any>} interactions
 * @param {string} openapi  Where the OpenAPI description is, from the file on.
 */
export function arazzoOf(stories, interactions, openapi) {
  return {
    arazzo: '1.1.0',
    info: {
      title: 'Stories of the mobile site',
      version: VERSION,
      description:
        'What a backend has to show across several calls: contracts/STORIES.md. Bodies are sealed, calls signed and values that begin with `make:` made by `node contracts/pact/filter.mjs`, which the OpenAPI description names as the server.',
    },
    sourceDescriptions: [{ name: SOURCE, url: openapi, type: 'openapi' }],
    workflows: stories.map((story) => workflowOf(story, interactions)),
  };
}

/**
 * The least OpenAPI 3.1 description that the calls of stories need.
 * @param {Story[]} stories
 * @param {Map<string, any>} interactions
 */
export function openapiOf(stories, interactions) {
  const paths = {
    [STATES]: {
      post: { operationId: PREPARE, requestBody: bodyOf('application/json'), responses: ANSWERED },
    },
  };
  for (const row of new Set(stories.flatMap(({ steps }) => steps.map(rowOf)))) {
    const { request } = interactions.get(row);
    const operationId = row.slice(0, row.indexOf(':'));
    const parameters = [
      ...Object.keys(request.query ?? {}).map((name) => ({ name, in: 'query', schema: {} })),
      ...headersOf(request).map((name) => ({ name, in: 'header', schema: { type: 'string' } })),
    ];
    paths[request.path] = {
      ...paths[request.path],
      [request.method.toLowerCase()]: {
        operationId,
        ...(parameters.length > 0 && { parameters }),
        ...(request.body && { requestBody: bodyOf(request.body.contentType) }),
        ...(request.headers?.Authorization && { security: [{ member: [] }] }),
        responses: ANSWERED,
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Calls of the stories', version: VERSION },
    servers: [{ url: `http://localhost:${FILTER_PORT}` }],
    paths,
    components: { securitySchemes: { member: { type: 'http', scheme: 'bearer' } } },
  };
}

const ANSWERED = {
  default: { description: 'success, value and errorCode', content: { 'application/json': {} } },
};
const bodyOf = (contentType) => ({ content: { [contentType]: { schema: {} } } });
const rowOf = (step) => step.row ?? `${step.call}: success`;

/** Headers that OpenAPI describes as parameters; the session is described as security. */
function headersOf({ headers = {} }) {
  return Object.keys(headers).filter((name) => !['Accept', 'Content-Type', 'Authorization'].includes(name));
}

function workflowOf(story, interactions) {
  const writing = { inputs: new Set(), outputs: new Map(), sources: sourcesOf(story) };
  // Written first, for they say what is taken from the states and from the steps before.
  const calls = story.steps.map((step, index) => callStep(step, index, story, interactions, writing));
  const states = stateSteps(story, writing);
  const steps = calls.map(({ stepId, ...step }) => withOutputs({ stepId, ...step }, writing));
  const inputs = [...writing.inputs].map((name) => [name, { type: 'string', format: 'uuid' }]);
  return {
    workflowId: story.name,
    summary: story.says,
    description: storyLines(story)[2],
    ...(inputs.length > 0 && {
      inputs: {
        type: 'object',
        properties: Object.fromEntries(inputs),
        required: inputs.map(([name]) => name),
      },
    }),
    steps: [...states, ...steps],
  };
}

const catalogue = () => JSON.parse(readFileSync(new URL('../states.json', import.meta.url), 'utf8'));

/** For everybody in a story which step answers which value: the last state of theirs, or of those before, that has it. */
function sourcesOf({ given }) {
  const known = catalogue();
  const sources = new Map();
  let before = {};
  let count = 0;
  for (const { who, states } of given) {
    for (const { name } of states) {
      count += 1;
      const own = (known[name]?.values ?? []).map((value) => [value, `given-${count}`]);
      before = { ...before, ...Object.fromEntries(own) };
    }
    sources.set(who, before);
  }
  return sources;
}

/** An expression in braces, as it is embedded in a text; it is noted as an output of its step. */
function output(stepId, name, value, { outputs }) {
  if (!outputs.has(stepId)) outputs.set(stepId, {});
  outputs.get(stepId)[name] = value;
  return `{$steps.${stepId}.outputs.${name}}`;
}

function givenOutput(name, who, writing) {
  const stepId = writing.sources.get(who)?.[name];
  if (!stepId) throw new Error(`No state of ${who} answers "${name}"`);
  return output(stepId, name, `$response.body#/${name}`, writing);
}

function input(name, { inputs }) {
  inputs.add(name);
  return `{$inputs.${name}}`;
}

/** Each state tells those behind it who the member is. */
function stateSteps({ given }, writing) {
  const steps = [];
  let token;
  for (const { name, params = {} } of given.flatMap(({ states }) => states)) {
    const stepId = `given-${steps.length + 1}`;
    const values = token ? { token: token.slice(1, -1) } : {};
    const payload = { state: name, params, action: 'setup', values, isFirst: steps.length === 0 };
    steps.push({
      stepId,
      description: `Given ${name}`,
      operationId: PREPARE,
      requestBody: { contentType: 'application/json', payload },
      successCriteria: [{ condition: '$statusCode == 200' }],
    });
    if (catalogue()[name]?.values.includes('token'))
      token = output(stepId, 'token', '$response.body#/token', writing);
  }
  return steps.map((step) => withOutputs(step, writing));
}

function withOutputs(step, { outputs }) {
  const own = outputs.get(step.stepId);
  return own ? { ...step, outputs: own } : step;
}

const stepIdOf = ({ name }, index) => name ?? `step-${index + 1}`;

function callStep(step, index, story, interactions, writing) {
  const { request } = interactions.get(rowOf(step));
  const by = step.by ?? story.given[0].who;
  const resolve = (operand) => operandExpression(operand, { story, by, writing });
  const values = new Proxy(
    {},
    {
      getOwnPropertyDescriptor: () => ({ configurable: true, enumerable: true }),
      get: (_, name) =>
        name === 'token' && step.token !== undefined ? resolve(step.token) : givenOutput(name, by, writing),
    },
  );
  const { query, headers, body } = filled(withInput(request, step, resolve), values);
  const stepId = stepIdOf(step, index);
  if (headers[KEY]) headers[KEY] = [input(`key-of-${step.sameKeyAs ?? stepId}`, writing)];
  const parameters = [
    ...Object.entries(query).map(([name, [value]]) => ({ name, in: 'query', value: bare(value) })),
    ...Object.entries(headers)
      .filter(([name]) => name !== 'Content-Type')
      .map(([name, value]) => ({ name, in: 'header', value: bare([value].flat()[0]) })),
  ];
  return {
    stepId,
    description: stepText(step, index),
    operationId: step.call,
    ...(parameters.length > 0 && { parameters }),
    ...(body !== undefined && {
      requestBody: { contentType: request.body.contentType, payload: bare(body) },
    }),
    successCriteria: criteriaOf(step, resolve),
    ...beyond(step),
  };
}

/** What an operand stands for: a value, or an expression in braces. */
function operandExpression(operand, context) {
  if (Array.isArray(operand)) return operand.map((one) => operandExpression(one, context));
  if (operand === null || typeof operand !== 'object') return operand;
  const { story, by, writing } = context;
  if ('$given' in operand) return givenOutput(operand.$given, operand.of ?? by, writing);
  if ('$fresh' in operand) return input(operand.$fresh, writing);
  if ('$answer' in operand) {
    const index = story.steps.findIndex(({ name }) => name === operand.$answer);
    const { name, value } = placeOutput(operand, (one) => operandExpression(one, context));
    return output(stepIdOf(story.steps[index], index), name, value, writing);
  }
  if ('$text' in operand) {
    return operand.$text.replace(/\$\{(\w+)\}/g, (_, name) =>
      String(operandExpression(operand.with[name], context)),
    );
  }
  if ('$plus' in operand || '$minus' in operand)
    throw new Error('An amount that is worked out is no expression');
  return Object.fromEntries(
    Object.entries(operand).map(([name, one]) => [name, operandExpression(one, context)]),
  );
}

/** A place of an answer as the output of its step. */
function placeOutput({ at, where = {} }, resolve) {
  const name = [at, ...Object.keys(where)].join('-').replace(/[^A-Za-z0-9]+/g, '-') || 'value';
  if (!at.includes('[]')) return { name, value: `$response.body#/value${pointerOf(at)}` };
  const filters = Object.entries(where).map(([field, one]) => `@.${field} == ${literal(resolve(one))}`);
  const chosen = filters.length > 0 ? `[?${filters.join(' && ')}]` : '[*]';
  const selector = `$.value${at === '' || at.startsWith('[') ? '' : '.'}${at.replace('[]', chosen).replaceAll('[]', '[*]')}`;
  return { name, value: { context: '$response.body', selector, type: 'jsonpath' } };
}

/** `list[0].id` as a JSON pointer. */
function pointerOf(at) {
  return at === '' ? '' : `/${at.replace(/\[(\d+)\]/g, '.$1').replaceAll('.', '/')}`;
}

/** A value in a JSONPath: texts, and what is embedded as one, in quotes. */
const literal = (value) => (typeof value === 'string' ? `"${value}"` : JSON.stringify(value));

/** Expressions that stand alone lose their braces, so that their values keep their types. */
function bare(value) {
  if (Array.isArray(value)) return value.map(bare);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, bare(one)]));
  const alone = typeof value === 'string' && /^\{(\$[^{}]+)\}$/.exec(value);
  return alone ? alone[1] : value;
}

const OPERATORS = { equals: '==', differs: '!=', more: '>', less: '<', atLeast: '>=', atMost: '<=' };
const COUNTS = { empty: '== 0', notEmpty: '> 0', count: '==', countAtLeast: '>=' };

function criteriaOf(step, resolve) {
  const { refused, times } = step;
  const isRefused = refused !== undefined && times === undefined;
  if (step.open) return [{ condition: '$statusCode < 500' }];
  const codes = [refused].flat().map((code) => `$response.body#/errorCode == '${code}'`);
  const frame = isRefused
    ? ['$response.body#/success == false', codes.join(' || ')]
    : ['$response.body#/success == true'];
  const own = (step.must ?? []).map((must) => criterionOf(must, resolve)).filter(Boolean);
  return [...frame.map((condition) => ({ condition })), ...own];
}

/** A rule as a criterion, where Arazzo has words for it. */
function criterionOf({ at, where, rule, value }, resolve) {
  const isWorkedOut = value !== null && typeof value === 'object' && ('$plus' in value || '$minus' in value);
  if (where || isWorkedOut) return undefined;
  if (COUNTS[rule]) return countCriterion(at, rule, value);
  if (at.includes('[]')) return undefined;
  const place = `$response.body#/value${pointerOf(at)}`;
  if (rule === 'present') return { condition: `${place} != null` };
  if (rule === 'absent') return { condition: `${place} == null` };
  const wanted = bare(resolve(value));
  const text =
    typeof wanted === 'string' && !wanted.startsWith('$') ? `'${wanted.replaceAll("'", "''")}'` : wanted;
  return OPERATORS[rule] && { condition: `${place} ${OPERATORS[rule]} ${text}` };
}

/** The number of entries of a list that stands right in the value. */
function countCriterion(at, rule, value) {
  if (!/^\w+\[\]$/.test(at) || typeof (value ?? 0) !== 'number') return undefined;
  const wanted = value === undefined ? COUNTS[rule] : `${COUNTS[rule]} ${value}`;
  const condition = `$[?length(@.${at.slice(0, -2)}) ${wanted}]`;
  return { context: '$response.body', condition, type: 'jsonpath' };
}

/** What Arazzo has no words for. */
function beyond(step) {
  const { times, key, pages, must = [], refused } = step;
  const unsaid = must.filter((one) => !criterionOf(one, () => 0));
  return {
    ...(times && { 'x-at-the-same-moment': { times, key, ...(refused && { refused }) } }),
    ...(pages && { 'x-pages': pages }),
    ...(unsaid.length > 0 && { 'x-must': unsaid.map((one) => ({ says: mustText(one), ...one })) }),
  };
}
