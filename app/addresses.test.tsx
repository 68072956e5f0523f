import { QueryClient } from '@tanstack/react-query';
import { type AnyRouter, createMemoryHistory, createRouter, RouterProvider } from '@tanstack/react-router';
import { renderToReadableStream } from 'react-dom/server';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GatewayError } from '../contracts/errors';
import { readFlags, SITE_FLAGS } from '../contracts/flags';
import type { Operation } from '../contracts/operation';
import type { SessionInfo } from '../contracts/session/session-info';
import { getStatus } from '../contracts/system/status';
import { siteSettings } from '../edge/lib/pages/site';
import { SEARCH_KEYS } from '../tests/support/search-keys';
import { m } from './paraglide/messages.js';
import { getRouter } from './router';
import { routeTree } from './routeTree.gen';
import { type RoutePath, SCREENS } from './screens';

const start = vi.hoisted(() => ({
  context: {} as Record<string, unknown>,
  request: new Request('https://site.example/'),
}));

// Server functions run where they are called, as in the built site's own process.
vi.mock('@tanstack/react-start', async (original) => {
  type Run = (given: { data: unknown }) => unknown;
  const serverFunction = (check = (data: unknown): unknown => data) => ({
    validator: (next: typeof check) => serverFunction(next),
    handler: (run: Run) => (given?: { data: unknown }) => run({ data: check(given?.data) }),
  });
  return {
    ...(await original<object>()),
    createServerFn: () => serverFunction(),
    getGlobalStartContext: () => start.context,
  };
});
vi.mock('./shell/deferred-scripts', () => ({ DeferredScripts: () => null }));
vi.mock('@tanstack/react-start/server', () => ({
  getRequest: () => start.request,
  setResponseHeader: () => undefined,
  setResponseStatus: () => undefined,
}));

/** What an address may say that no screen knows, encoded as a browser would, and as nobody should. */
const RUBBISH = [
  ...[
    'XXX',
    'abc',
    '0',
    '-1',
    '1.5',
    '1e3',
    '007',
    'NaN',
    'Infinity',
    'true',
    'null',
    'undefined',
    '',
    '[1]',
    '{"a":1}',
    '"x"',
    '12345678901234567890',
    '2026-13',
    '2026-02-30',
    '0000-00-00',
    '9999-99-99',
    'toString',
    'constructor',
    '__proto__',
    '<b>',
    '../..',
    '🎰',
    ' ',
    '\u0000',
    'a\r\nb',
    '\u202e',
    'x'.repeat(10_000),
  ].map(encodeURIComponent),
  '%',
  '%zz',
  '%ff',
  '%E0%A4',
  '+',
];

const session: SessionInfo = {
  id: 'id',
  merchantCode: 'hoadang',
  userName: 'agent01',
  type: 1,
  firstTimeLogin: false,
};
const site = {
  ...siteSettings({ MERCHANT_CODE: 'hoadang' } as never, v.parse(getStatus.output, getStatus.example.output)),
  flags: readFlags(Object.fromEntries(SITE_FLAGS.map((flag) => [flag, true]))),
};

/** All that the gateway was asked for and no contract has, and what was noted as an error. */
const noted: string[] = [];

/** The gateway behind the edge, which answers with the contracts' examples and refuses what breaks a contract. */
async function callGateway(
  operation: Operation,
  input: unknown,
  { pick = (value: unknown) => value }: { pick?: (value: unknown) => unknown } = {},
) {
  const texts = Object.values(Object(input)).filter((value) => typeof value === 'string');
  if (texts.some((text) => /\p{Cc}/u.test(text)) || !v.is(operation.input, input)) {
    noted.push(`${operation.id} is asked for ${JSON.stringify(input)}`);
    throw new GatewayError('request.invalid', null, 400);
  }
  return pick(v.parse(operation.output, structuredClone(operation.example.output)));
}
beforeEach(
  () => void vi.spyOn(console, 'error').mockImplementation((...said) => void noted.push(said.join(' '))),
);
afterEach(() => noted.splice(0));

const NEWCOMERS = ['guests', 'newcomers', 'all but agents'];
const screens = (Object.keys(SCREENS) as RoutePath[]).filter((path) => 'title' in SCREENS[path]);

type Schema = (search: Record<string, unknown>) => Record<string, unknown>;
const { routesByPath, routesById } = createRouter({ routeTree, context: { queryClient: new QueryClient() } });
const schemaOf = (path: RoutePath) =>
  routesByPath[path as keyof typeof routesByPath].options.validateSearch as Schema | undefined;
/** The keys that a schema reads, whatever it makes of them. */
function keysOf(schema: Schema): string[] {
  const read = new Set<string>();
  schema(new Proxy({}, { get: (_, key) => void read.add(String(key)) }));
  return [...read];
}
const searched = screens.flatMap((path) => {
  const schema = schemaOf(path);
  return schema ? [{ path, schema, keys: keysOf(schema) }] : [];
});
const withParams = screens.filter((path) => path.includes('$'));
/** An address of a screen, its path's values and its query as they are given. */
const addressOf = (path: RoutePath, query = '', param = 'x') =>
  path.replace(/\$\w+/, param) + (query && `?${query}`);

type Opened = { status: number; path: string; search: Record<string, unknown>; router?: AnyRouter };
/** What addresses came to, without the routers of them: many lead to the same one. */
const opened = new Map<string, Opened>();

/**
 * What the router makes of an address on the server, where it may be led on twice, as an agent, or as a guest where
 * agents have no business.
 */
async function open(address: string, path: RoutePath): Promise<Opened> {
  const screen = SCREENS[path];
  const isGuest =
    'access' in screen && screen.access !== 'everyone' && NEWCOMERS.includes(screen.access.only);
  start.context = { site, session: isGuest ? null : session, hostname: 'site.example', callGateway };
  let href = address;
  for (let led = 0; led < 3; led += 1) {
    const known = opened.get(href);
    if (known) return known;
    const router = getRouter();
    router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [href] }) });
    await router.load();
    const { _serverResult: result } = router;
    if (result?.type === 'render') {
      const { fullPath = '', search } = router.state.matches.at(-1) ?? {};
      const found = { status: result.status, path: fullPath, search: { ...search } };
      opened.set(href, found);
      return { ...found, router };
    }
    href = String(result?.redirect.options.href);
  }
  throw new Error(`${address} leads on and on`);
}

/** The page as text, and what failed while it was drawn. */
async function draw(router: AnyRouter): Promise<{ html: string; errors: unknown[] }> {
  const errors: unknown[] = [];
  const page = await renderToReadableStream(<RouterProvider router={router} />, {
    onError: (error) => void errors.push(error),
  });
  await page.allReady;
  return { html: await new Response(page).text(), errors };
}

const drawn = new Set<string>();

/** All that is wrong with the page of an address; pages that are told apart by texts alone are drawn once. */
async function faultsOf(path: RoutePath, query: string, usual: string | undefined): Promise<string[]> {
  const { router, status, path: shown, search } = await open(addressOf(path, query), path);
  const faults: unknown[] = noted.splice(0);
  if (status !== 200) faults.push(`status ${status}`);
  if (shown !== path && shown !== usual) faults.push(`leads to ${shown}`);
  const read = shown === path ? (schemaOf(path)?.(search) ?? {}) : {};
  const said = Object.keys(read).filter((key) => search[key] !== undefined);
  faults.push(...said.filter((key) => read[key] !== search[key]).map((key) => `keeps ${key} as it came`));
  const outcome = `${shown} ${said}`;
  if (router && !drawn.has(outcome)) faults.push(...(await draw(router)).errors, ...noted.splice(0));
  drawn.add(outcome);
  return faults.map((fault) => `?${query}: ${fault}`.slice(0, 200));
}

it('a schema names each key that it reads, so that the router drops what it does not know', () => {
  expect(searched.length).toBeGreaterThan(40);
  const root = routesById.__root__.options.validateSearch as Schema;
  for (const { path, schema, keys } of [...searched, { path: '/', schema: root, keys: keysOf(root) }]) {
    expect([path, Object.keys(schema({})).sort()]).toEqual([path, keys.sort()]);
  }
});

it('all of them are asked for over HTTP too (tests/worker/addresses.test.ts)', () => {
  const keys = searched.flatMap((screen) => screen.keys);
  expect([...new Set([...keys, 'auth'])].sort()).toEqual(SEARCH_KEYS);
});

/** A schema of several screens is tried key by key at the first of them, and at all of them with all its keys. */
const tried = new Set<Schema>();

describe('whatever an address says', () => {
  it.each(searched)(
    '$path stands, and asks for nothing that no contract has',
    async ({ path, schema, keys }) => {
      const usual = (await open(addressOf(path), path)).path;
      const together = RUBBISH.map((rubbish) => keys.map((key) => `${key}=${rubbish}`).join('&'));
      const each = keys.flatMap((key) => [
        ...RUBBISH.map((rubbish) => `${key}=${rubbish}`),
        `${key}=XXX&${key}=YYY`,
        `${key}[]=XXX`,
        `${key}[a]=XXX`,
        key,
      ]);
      const faults: string[] = [];
      for (const query of tried.has(schema) ? together : [...each, ...together]) {
        faults.push(...(await faultsOf(path, query, usual)));
      }
      tried.add(schema);
      expect(faults).toEqual([]);
    },
  );

  it('no screen falls over a key that it does not know, or over a dialog that none is [LOGIN-45]', async () => {
    const faults: string[] = [];
    for (const path of screens) {
      const usual = (await open(addressOf(path), path)).path;
      for (const query of ['auth=XXX', 'auth=toString', 'constructor=x&__proto__=y', '%zz=%zz&=&&=']) {
        faults.push(...(await faultsOf(path, query, usual)).map((fault) => path + fault));
      }
    }
    expect(faults).toEqual([]);
  });

  // What the edge refuses as an address, or the server takes for another one, comes to no route.
  const named = RUBBISH.filter((one) => one !== '' && !/%(?:[01]|2F|$|zz|ff|E0%A4$)/.test(one));
  it.each(withParams)(
    '%s stands for whatever its path names, and says when nothing can be called so',
    async (path) => {
      for (const name of named) {
        const { router, status, path: shown } = await open(addressOf(path, '', name), path);
        const isTooLong = noted.splice(0).length > 0;
        expect([name, status, shown]).toEqual([name, 200, path]);
        if (!router || (!isTooLong && drawn.has(`${path} named`))) continue;
        drawn.add(`${path} named`);
        const { html, errors } = await draw(router);
        expect(errors).toEqual([]);
        expect([name.slice(0, 20), html.includes(m.action_retry())]).toEqual([name.slice(0, 20), false]);
      }
      expect(noted).toEqual([]);
    },
  );
});
