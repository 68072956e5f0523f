import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runVerify } from '../run-verify';
import { arazzoOf, openapiOf } from './arazzo.mjs';
import { interactionsOfStories } from './stories.mjs';
import { readStories } from './stories-file.mjs';

const dir = mkdtempSync(join(tmpdir(), 'arazzo-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

type Step = {
  stepId: string;
  operationId: string;
  parameters?: { name: string; in: string; value: unknown }[];
  requestBody?: { contentType: string; payload: unknown };
  outputs?: Record<string, unknown>;
  successCriteria: { condition: string; type?: string; context?: string }[];
  'x-must'?: unknown[];
};
type Workflow = { workflowId: string; inputs?: { properties: Record<string, unknown> }; steps: Step[] };
type Described = {
  parameters?: { name: string; in: string }[];
  requestBody?: { content: object };
  security?: object;
};

const stories = readStories();
const rows = interactionsOfStories();
const { workflows, ...document } = arazzoOf(stories, rows, './a.openapi.json') as unknown as {
  workflows: Workflow[];
};
const openapi = openapiOf(stories, rows) as unknown as {
  paths: Record<string, Record<string, Described & { operationId: string }>>;
};
const operations = new Map(
  Object.values(openapi.paths).flatMap((path) =>
    Object.values(path).map((one) => [one.operationId, one] as const),
  ),
);

test('stories are an Arazzo document of version 1.1 with an OpenAPI description, a workflow each [CALL-06]', () => {
  expect(document).toMatchObject({
    arazzo: '1.1.0',
    info: { title: expect.any(String), version: expect.any(String) },
    sourceDescriptions: [{ name: 'gateway', url: './a.openapi.json', type: 'openapi' }],
  });
  expect(workflows.map(({ workflowId }) => workflowId)).toEqual(stories.map(({ name }) => name));
  expect(openapi).toMatchObject({ openapi: '3.1.0', info: {}, servers: [{ url: 'http://localhost:9080' }] });
});

test('every step makes a call that is described, with values that it is described with [CALL-06]', () => {
  for (const step of workflows.flatMap(({ steps }) => steps)) {
    const described = operations.get(step.operationId);
    expect(described, step.operationId).toBeDefined();
    const known = (described?.parameters ?? []).map((one) => `${one.in} ${one.name}`);
    const own = (step.parameters ?? []).map((one) => `${one.in} ${one.name}`);
    const isKnown = (name: string) =>
      known.includes(name) ||
      name === 'header Accept' ||
      (name === 'header Authorization' && described?.security);
    expect(own.filter((name) => !isKnown(name))).toEqual([]);
    expect(new Set(own).size).toBe(own.length);
    if (step.requestBody)
      expect(described?.requestBody?.content).toHaveProperty([step.requestBody.contentType]);
  }
});

test('every value comes from a step before or from an input that is declared [CALL-06]', () => {
  for (const { workflowId, inputs, steps } of workflows) {
    const known = new Set<string>(Object.keys(inputs?.properties ?? {}).map((name) => `$inputs.${name}`));
    for (const step of steps) {
      const { outputs = {}, stepId, ...asked } = step;
      expect(stepId).toMatch(/^[A-Za-z0-9_-]+$/);
      const own = Object.keys(outputs).map((name) => `$steps.${stepId}.outputs.${name}`);
      const named = JSON.stringify(asked).match(/\$(?:inputs|steps)\.[A-Za-z0-9_.-]+/g) ?? [];
      const isKnown = (name: string) => known.has(name) || own.includes(name);
      expect([workflowId, stepId, ...named.filter((name) => !isKnown(name))]).toEqual([workflowId, stepId]);
      for (const name of own) known.add(name);
    }
    expect(new Set(steps.map(({ stepId }) => stepId)).size).toBe(steps.length);
  }
});

test('whatever a story says is a criterion, or stands beside it in words [CALL-06]', () => {
  for (const [index, { given, steps }] of stories.entries()) {
    const prepared = given.flatMap(({ states }) => states).length;
    const calls = workflows[index]?.steps.slice(prepared) ?? [];
    expect(calls).toHaveLength(steps.length);
    for (const [at, { must = [], refused, times }] of steps.entries()) {
      const { successCriteria = [], 'x-must': unsaid = [] } = calls[at] ?? {};
      const frame = refused && !times ? 2 : 1;
      expect(successCriteria.length - frame + unsaid.length).toBe(must.length);
    }
  }
});

test('sums, entries that are chosen, counts and refusals are written as Arazzo has them, or not at all [CALL-06]', () => {
  const stepOf = (name: string, at: number) =>
    workflows
      .find(({ workflowId }) => workflowId === name)
      ?.steps.filter(({ stepId }) => !stepId.startsWith('given'))[at];
  expect(stepOf('withdrawal-sent-again', 5)?.successCriteria).toEqual([
    { condition: '$response.body#/success == false' },
    { condition: "$response.body#/errorCode == 'request.idempotency.reused'" },
  ]);
  expect(stepOf('withdrawal-sent-again', 4)?.successCriteria[1]).toEqual({
    context: '$response.body',
    condition: '$[?length(@.list) == 1]',
    type: 'jsonpath',
  });
  expect(stepOf('withdrawal-sent-again', 3)?.['x-must']).toMatchObject([
    { says: '`sumBalance` is `before.sumBalance − "2000000.00"`', rule: 'equals' },
  ]);
  expect(stepOf('one-session-ends', 1)?.outputs).toEqual({
    'list-sessionId-isCurrent': {
      context: '$response.body',
      selector: '$.value.list[?@.isCurrent == true].sessionId',
      type: 'jsonpath',
    },
  });
  const key = (at: number) =>
    stepOf('withdrawal-sent-again', at)?.parameters?.find(({ name }) => name === 'Idempotency-Key')?.value;
  expect([key(1), key(2), key(5)]).toEqual(Array(3).fill('$inputs.key-of-order'));
});

test('the command writes both files, of the stories that are chosen [CALL-06]', async () => {
  const file = join(dir, 'inbox.arazzo.json');
  const { code, output } = await runVerify('--arazzo', file, '--story', 'inbox');
  expect(code, output).toBe(0);
  const written = JSON.parse(readFileSync(file, 'utf8'));
  expect(written.workflows).toHaveLength(1);
  expect(written.sourceDescriptions[0].url).toBe('./inbox.openapi.json');
  expect(Object.keys(JSON.parse(readFileSync(join(dir, 'inbox.openapi.json'), 'utf8')).paths)).toContain(
    '/wps/inbox',
  );
});
