import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ONE_WAIT } from '@/scripts/lib/limits.mjs';
import { type Browser, SCREEN } from './browser';
import { newHome, startProgram, within } from './program';

/** Asks nobody but the site, and nobody at the keyboard. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
};

/** What it says, often later, of a call or a file that was on its way when its page was left or wanted it no more. */
const ABANDONED =
  /ServiceWorker intercepted the request and encountered an unexpected error|error loading dynamically imported module|Unable to preload CSS/;

/** A Firefox without a window, which speaks WebDriver BiDi itself. */
export async function startFirefox(path: string): Promise<Browser> {
  const home = await newHome();
  const preferences = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(home.path, 'user.js'), preferences.join(''));
  const program = startProgram(
    path,
    ['--headless', '--no-remote', '--profile', home.path, '--remote-debugging-port=0'],
    { HOME: home.path, MOZ_CRASHREPORTER_DISABLE: '1' },
  );
  const close = async () => {
    await program.end();
    await home.remove();
  };
  try {
    const address = await program.says(/WebDriver BiDi listening on (ws:\S+)/);
    const { call, events } = await connect(`${address}/session`, program.gone);
    await call('session.new', { capabilities: {} });
    const page = async () => {
      const { contexts } = await call<{ contexts: Context[] }>('browsingContext.getTree', {});
      if (!contexts[0]) throw new Error('no page');
      return contexts[0];
    };
    const frame = async () => {
      const { children } = await page();
      if (!children?.[0]) throw new Error('no frame');
      return children[0].context;
    };
    const { context } = await page();
    await call('session.subscribe', { events: ['log.entryAdded'] });
    await call('script.addPreloadScript', { functionDeclaration: String(noteGivenUp) });
    const run = (source: string, context: string) =>
      call<Answer>('script.callFunction', {
        target: { context },
        functionDeclaration: `async () => JSON.stringify((await (${source})()) ?? null)`,
        awaitPromise: true,
      });
    await call('browsingContext.setViewport', { context, viewport: SCREEN });
    return {
      async goto(url) {
        // An error page in the place of the site's own: the walk sees what stands there then.
        const isRefused = (error: Error) => /NS_ERROR_NET|NS_ERROR_CONNECTION/.test(error.message);
        await call('browsingContext.navigate', { context, url, wait: 'complete' }).catch((error) => {
          if (!isRefused(error)) throw error;
        });
      },
      async run(source, args, place) {
        const where = place === 'frame' ? await frame() : context;
        return jsonOf(await run(`() => (${source})(...${JSON.stringify(args)})`, where));
      },
      act: async (actions) => void (await call('input.performActions', { context, actions })),
      async screenshot() {
        const { data } = await call<{ data: string }>('browsingContext.captureScreenshot', { context });
        return Buffer.from(data, 'base64');
      },
      async problems() {
        const answer = await run('() => window.givenUp', context);
        const givenUp = jsonOf(answer) as string[];
        const isAbandoned = ({ text, source }: Entry) =>
          ABANDONED.test(text) &&
          (source.realm !== answer.realm || givenUp.some((url) => text.includes(`‘${url}’`)));
        const errors = events.filter((entry) => entry.level === 'error' && !isAbandoned(entry));
        return errors.map(({ text }) => text);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

declare global {
  interface Window {
    /** Addresses of calls that the page itself gave up. */
    givenUp: string[];
  }
}

/** Runs in each page before its own scripts. */
function noteGivenUp() {
  const ask = window.fetch;
  window.givenUp = [];
  window.fetch = (what, how) => {
    const { href } = new URL(what instanceof Request ? what.url : what, location.href);
    how?.signal?.addEventListener('abort', () => window.givenUp.push(href));
    return ask(what, how);
  };
}

type Context = { context: string; children?: Context[] | null };
type Answer = { realm: string } & (
  | { type: 'success'; result: { value: string } }
  | { type: 'exception'; exceptionDetails: { text: string } }
);
type Entry = { level: string; text: string; source: { realm: string } };
type Message = {
  id?: number;
  type: 'success' | 'error' | 'event';
  result?: unknown;
  error?: string;
  message?: string;
  params?: Entry;
};

function jsonOf(answer: Answer): unknown {
  if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
  return JSON.parse(answer.result.value);
}

/** The connection over which a browser is driven, and the lines of its console. */
async function connect(url: string, gone: Promise<never>) {
  const socket = new WebSocket(url);
  const waiting = new Map<number, (message: Message) => void>();
  const events: Entry[] = [];
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data) as Message;
    if (message.type === 'event') events.push(message.params as Entry);
    else waiting.get(message.id ?? 0)?.(message);
  };
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = () => reject(new Error(`no connection to ${url}`));
  });

  let calls = 0;
  async function call<Result>(method: string, params: object): Promise<Result> {
    const id = ++calls;
    const answered = new Promise<Message>((resolve) => void waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const answer = await within(ONE_WAIT, Promise.race([answered, gone]), () => `${method} was not answered`);
    waiting.delete(id);
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`);
    return answer.result as Result;
  }
  return { call, events };
}
