import type { BrowserContext, ConsoleMessage, Page, Request, Response } from '@playwright/test';

/** What a page did wrong, as one line each; `allow` names the ones a test provokes on purpose. */
export type Watch = {
  /** Lets problems pass whose line matches: 'response 404 GET http://localhost/m/nowhere', 'console.error …'. */
  allow(pattern: RegExp): void;
  /** Problems that no pattern allows. */
  problems(): string[];
};

const CSP_BINDING = '__reportCspViolation';

/**
 * Listens to every page of a context: `console.error`, uncaught errors, violations of the Content Security Policy,
 * requests that fail, leave the site's origin, or are answered with 404 or 5xx.
 */
export async function watch(context: BrowserContext, origin: string): Promise<Watch> {
  const lines: string[] = [];
  const allowed: RegExp[] = [];
  const report = (line: string) => lines.push(line);

  await context.exposeBinding(CSP_BINDING, (_source, violation: string) => report(`csp ${violation}`));
  await context.addInitScript((binding) => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const tell = (window as unknown as Record<string, (text: string) => void>)[binding];
      tell?.(`${event.effectiveDirective} blocks ${event.blockedURI || 'inline'} on ${event.documentURI}`);
    });
  }, CSP_BINDING);

  const onPage = (page: Page) => {
    page.on('console', (message) => onConsole(message, report));
    page.on('pageerror', (error) => report(`uncaught ${error.stack ?? error.message}`));
    page.on('crash', () => report('the page crashed'));
  };
  context.pages().forEach(onPage);
  context.on('page', onPage);
  context.on('request', (request) => onRequest(request, origin, report));
  context.on('response', (response) => onResponse(response, report));
  context.on('requestfailed', (request) => onFailure(request, report));

  return {
    allow: (pattern) => allowed.push(pattern),
    problems: () => lines.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
}

function onConsole(message: ConsoleMessage, report: (line: string) => void): void {
  if (message.type() !== 'error') return;
  // The browser's own note about a request; the request itself is reported with its address.
  if (message.text().startsWith('Failed to load resource')) return;
  report(`console.error ${message.text()} (${message.location().url})`);
}

function onRequest(request: Request, origin: string, report: (line: string) => void): void {
  const { protocol, origin: target } = new URL(request.url());
  if (!['data:', 'blob:'].includes(protocol) && target !== origin) {
    report(`request to another host ${request.method()} ${request.url()}`);
  }
}

function onResponse(response: Response, report: (line: string) => void): void {
  const status = response.status();
  if (status === 404 || status >= 500) {
    report(`response ${status} ${response.request().method()} ${response.url()}`);
  }
}

/** A request that the page itself gave up, by leaving or by AbortController, is no failure. */
function onFailure(request: Request, report: (line: string) => void): void {
  const reason = request.failure()?.errorText ?? '';
  if (reason !== 'net::ERR_ABORTED') report(`request failed ${reason} ${request.method()} ${request.url()}`);
}
