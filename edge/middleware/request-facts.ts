import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import { knownTag } from '../../contracts/languages';
import type { App, RequestFacts } from '../context';
import { deviceOf } from '../lib/gate/device';
import { visitorOf } from '../lib/gate/visitor';
import { settingsOf } from '../lib/settings/settings-of';

/**
 * Names the request and reads the visitor. The rest is read when somebody asks: few requests go on to the gateway, and
 * fewer log in.
 */
export class ReadFacts implements RequestFacts {
  readonly requestId = crypto.randomUUID();
  readonly visitor;
  readonly locale;
  readonly #c: Context<App>;
  #traceparent: string | undefined;

  constructor(c: Context<App>) {
    this.#c = c;
    this.visitor = visitorOf(c.req.raw, c.env);
    this.locale = knownTag(getCookie(c, 'language'), settingsOf(c.env).DEFAULT_LANGUAGE);
  }

  get traceparent() {
    this.#traceparent ??= traceparentOf(this.#header('traceparent'));
    return this.#traceparent;
  }

  get device() {
    return deviceOf(this.#header('User-Agent'));
  }

  get standalone() {
    return this.#header('X-Standalone') === '1' || getCookie(this.#c, 'standalone') === '1';
  }

  #header(name: string): string | null {
    return this.#c.req.raw.headers.get(name);
  }
}

/** The caller's trace context when it is well formed, else a new one. */
export function traceparentOf(given: string | null): string {
  if (given && /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(given)) return given;
  const hex = () => crypto.randomUUID().replaceAll('-', '');
  return `00-${hex()}-${hex().slice(0, 16)}-01`;
}
