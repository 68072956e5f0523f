import { Agent as HttpAgent, request as overHttp } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { connect, rootCertificates } from 'node:tls';

/**
 * @typedef {{ http?: URL, https?: URL, bypassed: string[] }} Proxies
 * @typedef {{ headers: Record<string, string>, routeOf(target: URL, isKept: boolean): object, close(): void }} Connection
 * How calls go out: with which headers besides their own, over which agent, through which proxy.
 */

/**
 * A way to a backend: its own certificate authority, proxies, headers that go with every call.
 * @param {{ headers?: Record<string, string>, ca?: string, proxies?: Proxies }} [options]
 * @returns {Connection}
 */
export function connectionOf({ headers = {}, ca, proxies = { bypassed: [] } } = {}) {
  const trust = ca ? { ca: [...rootCertificates, ca] } : {};
  const agents = new Map();
  const agentOf = (name, make) => {
    if (!agents.has(name)) agents.set(name, make());
    return agents.get(name);
  };
  return {
    headers,
    routeOf(target, isKept) {
      const options = { keepAlive: isKept };
      const proxy = proxyFor(target, proxies);
      const name = `${target.protocol} ${isKept} ${proxy?.href ?? ''}`;
      if (target.protocol === 'http:') {
        const agent = agentOf(name, () => new HttpAgent(options));
        return proxy ? { agent, ...throughProxy(target, proxy) } : { agent };
      }
      const secured = { ...options, ...trust };
      return {
        agent: agentOf(name, () => (proxy ? new TunnelAgent(proxy, secured) : new HttpsAgent(secured))),
      };
    },
    close() {
      for (const agent of agents.values()) agent.destroy();
    },
  };
}

/**
 * The proxies that the usual variables name, in small letters or capitals.
 * @param {Record<string, string | undefined>} environment
 * @returns {Proxies}
 * @throws Error when one is no http address.
 */
export function proxiesOf(environment) {
  const variable = (name) => environment[name] || environment[name.toUpperCase()] || undefined;
  const bypassed = (variable('no_proxy') ?? '').split(/[\s,]+/).filter(Boolean);
  const proxies = { http: addressOf('http_proxy'), https: addressOf('https_proxy') };
  return { ...Object.fromEntries(Object.entries(proxies).filter(([, url]) => url)), bypassed };

  function addressOf(name) {
    const text = variable(name);
    if (!text) return undefined;
    // The value may hold a password: what is wrong is said without it.
    const url = urlOf(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `http://${text}`);
    if (url?.protocol !== 'http:')
      throw new Error(`${name.toUpperCase()} is not the http:// address of a proxy`);
    return url;
  }
}

function urlOf(text) {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The proxy that a call goes through; none for this machine itself and for what NO_PROXY names. */
function proxyFor(target, { bypassed, ...proxies }) {
  const proxy = proxies[target.protocol.slice(0, -1)];
  return proxy && !isLocal(target) && !bypassed.some((name) => isNamed(target, name)) ? proxy : undefined;
}

function isLocal({ hostname }) {
  return hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname);
}

/** `*`, a host, a domain with or without its dot, each with a port or without. */
function isNamed({ hostname, port, protocol }, name) {
  if (name === '*') return true;
  const [, host, only] = /^(.*?)(?::(\d+))?$/.exec(name.toLowerCase());
  if (only && only !== (port || { 'http:': '80', 'https:': '443' }[protocol])) return false;
  const domain = host.replace(/^\*?\./, '');
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

function throughProxy(target, proxy) {
  return {
    hostname: hostOf(proxy),
    port: proxy.port || 80,
    path: target.href,
    proxyHeaders: { Host: target.host, ...authorizationOf(proxy) },
  };
}

function hostOf({ hostname }) {
  return hostname.replace(/^\[|\]$/g, '');
}

function authorizationOf({ username, password }) {
  if (!username) return {};
  const pair = `${decodeURIComponent(username)}:${decodeURIComponent(password)}`;
  return { 'Proxy-Authorization': `Basic ${Buffer.from(pair).toString('base64')}` };
}

/** Milliseconds until a proxy counts as one that does not answer. */
const LONGEST_CONNECT_MS = 60_000;

/** An agent whose connections lead through a tunnel of the proxy (RFC 9110 §9.3.6). */
class TunnelAgent extends HttpsAgent {
  constructor(proxy, options) {
    super(options);
    this.proxy = proxy;
  }

  createConnection(options, done) {
    const { proxy } = this;
    const host = String(options.host);
    const path = `${host.includes(':') ? `[${host}]` : host}:${options.port}`;
    const request = overHttp({
      host: hostOf(proxy),
      port: proxy.port || 80,
      method: 'CONNECT',
      path,
      headers: { Host: path, ...authorizationOf(proxy) },
      agent: false,
    });
    request.setTimeout(LONGEST_CONNECT_MS, () =>
      request.destroy(
        Object.assign(new Error(`the proxy ${proxy.host} does not answer`), { code: 'EPROXY' }),
      ),
    );
    request.once('error', done);
    request.once('connect', ({ statusCode }, socket) => {
      if (statusCode === 200) return done(null, connect({ ...options, socket }));
      socket.destroy();
      const problem = `the proxy ${proxy.host} answered ${statusCode} when it was asked for ${path}`;
      done(Object.assign(new Error(problem), { code: 'EPROXY' }));
    });
    request.end();
  }
}
