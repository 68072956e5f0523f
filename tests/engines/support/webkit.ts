import { ONE_START, ONE_WAIT } from '@/scripts/lib/limits.mjs';
import { type Browser, SCREEN } from './browser';
import { freePort } from './free-port';
import { newHome, startProgram } from './program';

/** What an iPhone says of itself: the site treats it as one. */
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

/** WebKit's own small browser, on a display that nobody sees, by its WebDriver. */
export async function startWebKit({
  driver,
  browser,
  display,
}: Record<'driver' | 'browser' | 'display', string>): Promise<Browser> {
  const home = await newHome();
  const screen = startProgram(
    display,
    ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
    {},
  );
  const programs = [screen];
  const close = async () => {
    for (const program of programs.reverse()) await program.end();
    await home.remove();
  };
  try {
    const number = await screen.says(/^(\d+)\n/);
    const port = await freePort();
    const program = startProgram(driver, ['--host=127.0.0.1', `--port=${port}`], {
      DISPLAY: `:${number}`,
      HOME: home.path,
      XDG_RUNTIME_DIR: home.path,
      GTK_A11Y: 'none',
      NO_AT_BRIDGE: '1',
    });
    programs.push(program);
    const call = caller(`http://127.0.0.1:${port}`, program.gone);
    await isReady(call);
    const options = {
      binary: browser,
      args: ['--automation', '--javascript-can-open-windows-automatically=true', `--user-agent=${IPHONE}`],
    };
    const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    const session = `/session/${sessionId}`;
    await openPhone(call, session);
    const inFrame = async (run: () => Promise<string>) => {
      await call('POST', `${session}/frame`, { id: 0 });
      return run().finally(() => call('POST', `${session}/frame`, { id: null }));
    };
    return {
      goto: async (url) => void (await call('POST', `${session}/url`, { url })),
      async run(source, args, place) {
        const script = `const done = arguments[arguments.length - 1];
          Promise.resolve().then(() => (${source})(...${JSON.stringify(args)})).then(
            (value) => done(JSON.stringify({ value: value ?? null })), (error) => done(JSON.stringify({ error: String(error) })))`;
        const run = () => call<string>('POST', `${session}/execute/async`, { script, args: [] });
        const { value, error } = JSON.parse(await (place === 'frame' ? inFrame(run) : run()));
        if (error) throw new Error(error);
        return value;
      },
      act: async (actions) => void (await call('POST', `${session}/actions`, { actions })),
      screenshot: async () => Buffer.from(await call<string>('GET', `${session}/screenshot`), 'base64'),
      problems: async () => [],
      async close() {
        await call('DELETE', session).catch(() => undefined);
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Call = ReturnType<typeof caller>;

function caller(driver: string, gone: Promise<never>) {
  return async function call<Value>(method: string, path: string, body?: object): Promise<Value> {
    const request = fetch(driver + path, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(ONE_WAIT),
    });
    const { value } = (await (await Promise.race([request, gone])).json()) as { value: Value & Refusal };
    if (value?.error) throw new Error(`${path}: ${value.error} ${value.message}`);
    return value;
  };
}

/** The first window has a bar that is wider than a phone; one that a page opens has none. */
async function openPhone(call: Call, session: string): Promise<void> {
  const first = await call<string>('GET', `${session}/window`);
  await call('POST', `${session}/execute/sync`, {
    script: "open('about:blank', '', 'popup,noopener')",
    args: [],
  });
  const windows = await call<string[]>('GET', `${session}/window/handles`);
  await call('DELETE', `${session}/window`);
  await call('POST', `${session}/window`, { handle: windows.find((handle) => handle !== first) });
  await call('POST', `${session}/window/rect`, SCREEN);
}

type Refusal = { error?: string; message?: string } | null;

/** Waits until the driver answers at all. */
async function isReady(call: Call): Promise<void> {
  const end = Date.now() + ONE_START;
  for (;;) {
    try {
      await call('GET', '/status');
      return;
    } catch (error) {
      if (Date.now() > end || !(error instanceof TypeError)) throw error;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
