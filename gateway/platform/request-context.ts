import { type Db, openDb } from '../db/open';
import type { ChatHost } from './chat-host';
import { type Clock, clockAhead } from './clock';
import type { Env } from './env';
import type { Demo, GatewayContext } from './gateway-app';
import type { Language } from './language';
import type { LotteryHouse } from './lottery-house';

/** Kind of device, browser and country of a visitor; null where nobody says. */
export type From = { device: string | null; browser: string | null; country: string | null };

/** What every handler knows of the request it answers. */
export type RequestContext = {
  env: Env;
  /** The demo around the gateway, inside the sandbox. */
  demo: Demo | null;
  /** Where members' lottery tickets are; null without a lottery. */
  lottery: LotteryHouse | null;
  /** Where live rooms are; null without a chat. */
  chat: ChatHost | null;
  db: Db;
  clock: Clock;
  language: Language;
  /** The visitor's address as the edge forwarded it; null when nobody says. */
  address: string | null;
  /** From what device and where, as the edge names them to the calls that open a session. */
  from: From;
  /** Merchant named by the call, if it names one. */
  merchantCode: string | null;
  token: string | null;
  /** Runs a query and tells in the answer's `Server-Timing` how long it took. */
  timed: <T>(query: () => Promise<T>) => Promise<T>;
};

/**
 * Reads the visit from a request. `tokenInQuery`: the token may also come as a query value (GATE-38). From here on
 * the answer is dated by the gateway's clock, by which the site reads the moments in it (SMS-22).
 */
export async function openContext(c: GatewayContext, tokenInQuery: boolean): Promise<RequestContext> {
  const db = openDb(c.env);
  const query = c.req.query();
  const { demo, lottery, chat, clockOffset } = c.var;
  const clock = clockAhead(clockOffset ?? (await demo?.clockOffset(db)) ?? 0);
  c.header('Date', new Date(clock.now()).toUTCString());
  return {
    env: c.env,
    demo,
    lottery,
    chat,
    db,
    clock,
    language: languageOf(c.req.header('Accept-Language')),
    address: addressOf(c.req.header('X-Forwarded-For')),
    from: fromOf(c.req.header('X-Visitor-Device'), c.req.header('X-Visitor-Country')),
    merchantCode: query.merchantCode ?? query.merchant ?? query.merchant_code ?? null,
    token: bearerOf(c.req.header('Authorization')) ?? (tokenInQuery ? (query.token ?? null) : null),
    timed: async (run) => {
      const begun = performance.now();
      const result = await run();
      c.header('Server-Timing', `db;dur=${(performance.now() - begun).toFixed(2)}`);
      return result;
    },
  };
}

/** Vietnamese for Vietnamese and for whoever names no language; English for the rest. */
function languageOf(header: string | undefined): Language {
  const first = header?.split(',')[0]?.trim().toLowerCase() ?? '';
  return first === '' || first === '*' || first.startsWith('vi') ? 'vi' : 'en';
}

/** The last address of the header: the one that the nearest hop wrote. */
function addressOf(header: string | undefined): string | null {
  return header?.split(',').at(-1)?.trim().slice(0, 64) || null;
}

function fromOf(named = '', country = ''): From {
  const [, device = null, browser = null] = /^([\w ]{1,24})\/([\w ]{1,24})$/.exec(named) ?? [];
  return { device, browser, country: /^[A-Z]{2}$/.test(country) ? country : null };
}

function bearerOf(header: string | undefined): string | null {
  return /^Bearer ([\w.~+/=-]{1,512})$/.exec(header ?? '')?.[1] ?? null;
}
