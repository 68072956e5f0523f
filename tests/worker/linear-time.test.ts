import { globSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { IDEMPOTENCY_KEY } from '../../contracts/shared/idempotency-key';
import { type Place, placesOf } from './support/input-places';
import { outgrowth } from './support/processor-time';
import { addressOf, type Input, payloadOf, serverFunctions } from './support/server-functions';
import { ORIGIN, type Site, sessionCookie, startSite } from './support/site';
import { type StubGateway, startStubGateway } from './support/stub-gateway';

type Made = { schema?: unknown; method: string };
/** Server functions as they are made, by their schemas: Start's own are made for a build. */
const made = vi.hoisted(() => {
  const createServerFn = ({ method = 'GET' }: { method?: string } = {}) => ({
    method,
    schema: undefined as unknown,
    validator(schema: unknown) {
      return { ...this, schema };
    },
    handler(): Made {
      return { schema: this.schema, method: this.method };
    },
  });
  return { createServerFn };
});
vi.mock('@tanstack/react-start', async (original) => ({ ...(await original<object>()), ...made }));
vi.mock('../../app/lib/calls/outcome', async (original) => ({
  ...(await original<object>()),
  inputOf: (schema: unknown) => schema,
}));

/** What makes a careless reader look again and again, in a row. */
const PARTS = ['a', '0', ' ', '-', 'a.', 'a@', '%41', '=;', ',a', '<a ', '(iPhone', '(Macintosh)'];
/** Of a field there are hundreds. */
const FIELD_PARTS = ['a', '0', ' ', 'a@a.', '-a', '/a', '"\\'];
/** Characters; four times as much is the most that is tried. */
const [IN_ADDRESS, IN_HEADER] = [8_000, 8_000];
/** A longer body than that of a form is refused unread. */
const IN_BODY = 800;
/** A longer address than that of a call is refused unread. */
const IN_PAYLOAD = 1_000;

let stub: StubGateway;
let site: Site;
let visitors = 0;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  site = await startSite({ GATEWAY_URL: stub.url, HUMAN_VERIFICATION: 'none' });
  await site.fetch('/m/home');
});
afterAll(async () => {
  await site.close();
  await stub.close();
});

/** Sends a request as a visitor of its own, and waits for all of the answer. */
async function send(path: string, init: { method?: string; headers?: object; body?: string } = {}) {
  visitors += 1;
  const { method = 'GET', body } = init;
  const address = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const headers = { Origin: ORIGIN, 'CF-Connecting-IP': address, ...init.headers };
  await (await site.fetch(path, { method, headers, body })).text();
}

const filled = (part: string, length: number) =>
  part.repeat(Math.ceil(length / part.length)).slice(0, length);

type Try = { name: string; length: number; parts: readonly string[]; work: (text: string) => Promise<void> };

/** The first that outgrows its length, and by how much; looking for more would take as long as it says. */
async function suspect(tries: readonly Try[]): Promise<string | null> {
  for (const { name, length, parts, work } of tries) {
    for (const part of parts) {
      const ratio = await outgrowth((size) => work(filled(part, size)), length);
      if (ratio)
        return `${name} of ${JSON.stringify(part)}: ${ratio.toFixed(1)} times the work for 4 times the length`;
    }
  }
  return null;
}

const read = whatIsRead();
const functions = await functionsWithInput();

describe('the time that a request takes grows with its length and no faster', () => {
  it('in the address: of a page, a call, a file, a question [ERR-60 GATE-33]', async () => {
    const paths = [
      '/m/',
      '/wps/',
      '/lgw/games/',
      '/_serverFn/',
      '/assets/',
      '/m/home?x=',
      '/lgw/games?gameName=',
    ];
    const tries = paths.map((path) => ({
      name: path,
      length: IN_ADDRESS,
      parts: PARTS,
      work: (text: string) => send(path + text.replaceAll(' ', '%20')),
    }));
    expect(await suspect(tries)).toBeNull();
  });

  it('in the address of a visitor whom the gate refuses [GATE-21]', async () => {
    const refused = await startSite({ GATEWAY_URL: stub.url, GATE_ALLOW_IPS: '192.0.2.1' });
    const work = async (text: string) => {
      await (await refused.fetch(`/m/${text.replaceAll(' ', '%20')}`)).text();
    };
    const found = await suspect([{ name: 'refused', length: IN_ADDRESS, parts: PARTS, work }]);
    await refused.close();
    expect(found).toBeNull();
  });

  it.each([...read.headers, ...read.cookies.map((name) => `Cookie ${name}`)])(
    'in what is read of %s, to a page, a call and a function [ERR-60 LANG-32]',
    async (name) => {
      const [, cookie] = /^Cookie (.+)$/.exec(name) ?? [];
      const headerOf = (text: string) => (cookie ? { Cookie: `${cookie}=${text}` } : { [name]: text });
      const ways = [
        ['/m/home', {}],
        ['/lgw/games/hot?language=VI', {}],
        [addressOf('logInFn'), { method: 'POST', body: payloadOf({}) }],
      ] as const;
      const tries = ways.map(([path, init]) => ({
        name: path,
        length: IN_HEADER,
        parts: PARTS,
        work: (text: string) =>
          send(path, { ...init, headers: { 'Content-Type': 'application/json', ...headerOf(text.trim()) } }),
      }));
      expect(await suspect(tries)).toBeNull();
    },
  );

  it('in what is named above: what the edge looks at, and every field of every function', () => {
    expect(read.headers).toEqual(
      expect.arrayContaining(['User-Agent', 'Cookie', 'Origin', 'traceparent', 'Accept']),
    );
    expect(read.cookies).toEqual(expect.arrayContaining(['language', 'download_bar']));
    const built = serverFunctions();
    expect(functions.filter(({ name }) => !built.includes(name))).toEqual([]);
    const forms = functions.filter(({ places }) => places.some(({ name }) => name === ''));
    // A form with a picture has no fields of Start's own.
    expect(forms.filter(({ name }) => name !== 'requestRewardFn')).toEqual([]);
    expect(functions.flatMap(({ places }) => places).length).toBeGreaterThan(80);
  });

  it.each(functions)('in every field of $name [ERR-60 CALL-03]', async ({ name, method, places }) => {
    expect(await suspect(places.map((place) => tryOf(name, method, place)))).toBeNull();
  });

  it('in a report of a browser [ERR-60]', async () => {
    const work = (text: string) =>
      send('/client-errors', {
        ...AS_JSON,
        body: JSON.stringify({ message: text, name: text, route: text, build: text, frames: [text] }),
      });
    expect(await suspect([{ name: 'report', length: 900, parts: PARTS, work }])).toBeNull();
  });

  it('and what grows faster is seen, if it is no more than an expression that looks twice', async () => {
    const processor = () => process.threadCpuUsage().user / 1_000;
    const twice = async (length: number) => void /a+b/.test('a'.repeat(length));
    // Without a text of its own: what that costs depends on how much the process holds.
    const once = async (length: number) => {
      let sum = 0;
      for (let at = 0; at < 1_000 * length; at += 1) sum = (sum + at) % 7;
      return sum;
    };
    expect(await outgrowth(twice, 5_000, processor)).toBeGreaterThan(9);
    expect(await outgrowth(once, 5_000, processor)).toBeNull();
  });

  it('and is seen beneath what is dear at any length, which is none itself', async () => {
    let time = 0;
    const growing = (by: (length: number) => number) =>
      outgrowth(
        async (length) => {
          time += by(length);
        },
        1_000,
        () => time,
      );
    expect(await growing((length) => 10 + length ** 2 / 40_000)).toBeGreaterThan(9);
    expect(await growing((length) => 30 + length / 100)).toBeNull();
    expect(await growing(() => 400)).toBeNull();
  });
});

const AS_JSON = { method: 'POST', headers: { 'Content-Type': 'application/json', 'x-tsr-serverFn': 'true' } };

function tryOf(name: string, method: string, { name: field, inputWith }: Place): Try {
  const payload = (text: string) => payloadOf(inputWith(text) as Input);
  const get = (text: string) =>
    send(`${addressOf(name)}?payload=${encodeURIComponent(payload(text))}`, { headers: AS_JSON.headers });
  const post = async (text: string) => {
    // A member of its own each time: what is refused unread takes no time.
    const headers = { ...AS_JSON.headers, Cookie: await sessionCookie(`tok-${visitors}`) };
    await send(addressOf(name), { method: 'POST', headers, body: payload(text) });
  };
  const isGet = method === 'GET';
  return {
    name: `${name} ${field}`,
    length: isGet ? IN_PAYLOAD : IN_BODY,
    parts: FIELD_PARTS,
    work: isGet ? get : post,
  };
}

/** Headers and cookies that the edge, or the app through it, looks at; a length that is no number never comes. */
function whatIsRead(): { headers: string[]; cookies: string[] } {
  const files = globSync('{edge,app}/**/*.{ts,tsx}').filter(
    (path) => !/\.test\.|testing\/|paraglide/.test(path),
  );
  const text = files.map((path) => readFileSync(path, 'utf8')).join('\n');
  const all = (pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))];
  return {
    headers: [...all(/(?:[.#]header|headers\??\.get)\('(?!Content-Length)([\w-]+)'\)/gi), IDEMPOTENCY_KEY],
    cookies: [
      ...all(/(?:getCookie\(c, |parseCookies\([^)]*\), )'(\w+)'/g),
      'download_bar',
      '__Host-session',
      '__Host-captcha',
    ],
  };
}

async function functionsWithInput(): Promise<{ name: string; method: string; places: Place[] }[]> {
  const found: { name: string; method: string; places: Place[] }[] = [];
  for (const path of globSync('app/**/*.functions.ts')) {
    for (const [name, { schema, method }] of Object.entries<Made>(await import(`${process.cwd()}/${path}`))) {
      if (schema) found.push({ name, method, places: placesOf(schema as never) });
    }
  }
  return found;
}
