import { afterAll, beforeAll, expect, it } from 'vitest';
import { AGENT_HOME, SCREENS } from '../../app/screens';
import { changeAt, stepsOf } from '../../contracts/field-paths';
import type { Operation } from '../../contracts/operation';
import { operations } from '../../contracts/operations';
import { stateMismatches } from '../../contracts/pact/command/behaviour.mjs';
import { mismatchesOf } from '../../contracts/pact/command/match-response.mjs';
import { pinnedFields } from '../../contracts/pact/match';
import { oneIn } from '../../contracts/pact/proof/compatible-changes';
import { PROBES } from '../../contracts/pact/proof/probes';
import { reads } from '../../contracts/pact/proof/reads';
import { ENDLESS, ONE_TEST } from '../../scripts/lib/limits.mjs';
import { type Site, sessionCookie, startSite } from './support/site';
import { type Pact, readInteractions, startSmallestGateway } from './support/smallest-gateway';
import { MAY_BE_SO } from './support/values-that-hide';

/** `npm run contracts:prove` tries each field with five values, in up to three pages; else one field in so many, with two values in one. */
const WHOLE = process.env.PROVE === 'all';
const FIELDS = WHOLE ? 1 : 12;
const VALUES = WHOLE ? 5 : 2;
const PAGES = WHOLE ? 3 : 1;

/** Moments that are long over, and far ahead. */
const MOMENTS = [1_000_000_000_000, 4_000_000_000_000, '2001-01-01', '2099-01-01'];

type Page = { address: string; visitor: 'guest' | 'member' | 'agent' };
type Lie = { operation: Operation; at: string; value: unknown };

let lie: Lie | undefined;
let gateway: Awaited<ReturnType<typeof startSmallestGateway>>;
let site: Site;
let visits = 0;

beforeAll(async () => {
  gateway = await startSmallestGateway({
    writes: (answer, path) => (path === lie?.operation.path ? told(answer, lie) : answer),
  });
  site = await startSite({ GATEWAY_URL: gateway.url, SANDBOX: '1' });
});
afterAll(async () => {
  await site?.close();
  await gateway?.close();
});

/** An answer with a lie in it. */
function told(answer: object, { at, value }: Lie): object {
  const { success } = answer as { success: boolean };
  return success ? (changeAt(answer, ['value', ...stepsOf(at)], () => value) as object) : answer;
}

/** Whether the contract notices a gateway that always tells this lie. */
function isNoticed(one: Lie): boolean {
  return successesOf(one.operation).some(({ response, comments }) => {
    const answer = told(response.body.content, one);
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify(answer);
    const found = mismatchesOf(response, { status: response.status, headers, body });
    return found.length > 0 || stateMismatches({ comments }, answer).length > 0;
  });
}

const promised = ['wps', 'lgw'].flatMap(readInteractions);
function successesOf({ method, path }: Operation): Pact[] {
  return promised.filter(
    ({ request, response }) =>
      request.method === method && request.path === path && response.body.content.success,
  );
}

/** The lines of text that a page shows, and what was wrong with it. */
async function read({ address, visitor }: Page): Promise<{ lines: string[]; faults: string[] }> {
  visits += 1;
  const type = visitor === 'agent' ? 1 : 0;
  const session = visitor === 'guest' ? [] : [await sessionCookie(`tok-${visits}`, { type })];
  const headers = {
    Cookie: ['language=en', ...session].join('; '),
    'CF-Connecting-IP': `10.0.${visits >> 8}.${visits & 255}`,
  };
  site.logs.length = 0;
  const response = await site.fetch(address, { headers });
  const html = (await response.text()).replace(/<(script|style)[\s\S]*?<\/\1>/g, '');
  const lines = html.split(/<[^>]*>/).map((text) => text.trim());
  const faults = [
    ...(response.status < 400 ? [] : [`status ${response.status}`]),
    ...site.logs.filter((line) => line.includes('"level":"error"')),
  ];
  return { lines: lines.filter(Boolean), faults };
}

/** Tells a lie from now on, or none: the site forgets what it was told before. */
async function tell(next?: Lie): Promise<void> {
  lie = next;
  await site.post('/sandbox/reset', {});
}

const addressOf = (path: string) =>
  /(?:Detail|applyReward)$/.test(path) ? `${path}?id=501` : path.replace('$orderNo', 'NT261122-4K7Q2M');
const visitorsOf = (path: string): Page['visitor'][] =>
  path.startsWith(AGENT_HOME.replace('home', '')) || path.includes('/agent/')
    ? ['agent']
    : ['guest', 'member'];

/** The pages that ask for each call, those first that show most. */
async function pagesByCall(): Promise<Map<string, Page[]>> {
  const shown: { page: Page; lines: number; paths: Set<string> }[] = [];
  for (const path of Object.keys(SCREENS)) {
    for (const visitor of visitorsOf(path)) {
      const page = { address: addressOf(path), visitor };
      await tell();
      gateway.calls.length = 0;
      const { lines, faults } = await read(page);
      expect([page, faults]).toEqual([page, []]);
      shown.push({ page, lines: lines.length, paths: new Set(gateway.calls.map((call) => call.path)) });
    }
  }
  shown.sort((one, other) => other.lines - one.lines);
  return new Map(
    operations.map(({ id, path }) => [
      id,
      shown.filter(({ paths }) => paths.has(path)).map(({ page }) => page),
    ]),
  );
}

/**
 * What a page lacks because of a lie, in words, or undefined: read three times, for a page that is slow to come may lack
 * something for another reason.
 */
async function hiddenBy(one: Lie, page: Page, before: readonly string[]): Promise<string | undefined> {
  let missing: string | undefined;
  for (const _ of [1, 2, 3]) {
    await tell(one);
    const { lines, faults } = await read(page);
    if (faults.length === 0 && lines.length >= before.length) return undefined;
    missing = [...faults, ...before.filter((line) => !lines.includes(line)).slice(0, 3)].join(' | ');
  }
  return missing;
}

/** Values that the schema of a field reads, far apart. */
function liesAbout(operation: Operation): Lie[] {
  const fields = pinnedFields(operation).filter(({ shape }) => shape.kind === 'scalar');
  return fields.flatMap(({ path, schema }) => {
    const values = PROBES.filter((value) => reads(schema, value));
    const spread = oneIn(Math.ceil(values.length / VALUES), values);
    const moments = MOMENTS.filter(
      (value) => WHOLE && reads(schema, value) && !reads(schema, 5) && !reads(schema, 'x'),
    );
    return [...new Set([...spread, ...moments])].map((value) => ({ operation, at: path, value }));
  });
}

const named = ({ operation, at }: Lie) => `${operation.id} ${at}`;

it(
  'no value hides anything on the built site that the contract lets through, but for what may be so [CALL-01 CALL-06]',
  async () => {
    const pages = await pagesByCall();
    const reading = operations.filter(({ id, method }) => method === 'GET' && pages.get(id)?.length);
    const hidden: string[] = [];
    const excused = new Set<string>();
    for (const [index, operation] of reading.entries()) {
      const own = (pages.get(operation.id) as Page[]).slice(0, PAGES);
      const fields = [...new Set(liesAbout(operation).map(({ at }) => at))];
      const tried = oneIn(FIELDS, fields, index);
      await tell();
      const honest = await Promise.all(own.map(read));
      for (const one of liesAbout(operation).filter(({ at }) => tried.includes(at))) {
        if (isNoticed(one)) continue;
        for (const [place, page] of own.entries()) {
          const missing = await hiddenBy(one, page, honest[place]?.lines ?? []);
          if (missing === undefined) continue;
          if (MAY_BE_SO[named(one)]) {
            excused.add(named(one));
            continue;
          }
          hidden.push(
            `${named(one)} ${JSON.stringify(one.value)}, ${page.address} ${page.visitor}: ${missing}`,
          );
        }
      }
    }
    expect(hidden).toEqual([]);
    if (WHOLE) expect(Object.keys(MAY_BE_SO).filter((name) => !excused.has(name))).toEqual([]);
  },
  WHOLE ? ENDLESS : ONE_TEST,
);
