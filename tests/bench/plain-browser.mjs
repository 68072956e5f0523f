import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PHONE } from './phone.mjs';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--mute-audio',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * @typedef {Awaited<ReturnType<typeof plainBrowser>>} PlainBrowser
 * A Chromium that is spoken with by the DevTools protocol alone. Playwright follows what runs in its pages, and an
 * engine that is followed reads a whole file of scripts over for each error that React makes as it starts.
 */
export async function plainBrowser(executablePath) {
  const profile = mkdtempSync(join(tmpdir(), 'plain-browser-'));
  const flags = [`--user-data-dir=${profile}`, '--remote-debugging-port=0', ...FLAGS, 'about:blank'];
  const child = spawn(executablePath, flags, { stdio: ['ignore', 'ignore', 'pipe'] });
  const gone = new Promise((resolve) => child.once('exit', resolve));
  const { send, listen } = await speakWith(await endpointOf(child));
  return {
    /** Opens a page of a phone with an empty cache; what `use` answers is answered when the page is closed. */
    async onPage(use) {
      const { browserContextId } = await send('Target.createBrowserContext');
      try {
        const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
        const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
        const page = {
          send: (method, params) => send(method, params, sessionId),
          on: (event, heard) =>
            listen((told) => told.sessionId === sessionId && told.method === event && heard(told.params)),
        };
        await becomePhone(page);
        return await use(page);
      } finally {
        await send('Target.disposeBrowserContext', { browserContextId });
      }
    },
    async close() {
      // By the protocol: Debian's command is a script that hands no signal on.
      void send('Browser.close');
      await gone;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/** What happens on a page between these two, as trace events. */
export async function traced(page, categories, act) {
  const events = [];
  page.on('Tracing.dataCollected', ({ value }) => events.push(...value));
  const complete = new Promise((resolve) => page.on('Tracing.tracingComplete', resolve));
  const traceConfig = { includedCategories: categories };
  await page.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig });
  const answer = await act();
  await page.send('Tracing.end');
  await complete;
  return { events, answer };
}

async function becomePhone(page) {
  const { viewport, deviceScaleFactor, locale } = PHONE;
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', { ...viewport, deviceScaleFactor, mobile: true });
  await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await page.send('Emulation.setLocaleOverride', { locale });
}

function endpointOf(child) {
  return new Promise((resolve, reject) => {
    let told = '';
    child.stderr.on('data', (chunk) => {
      told += chunk;
      const [, endpoint] = /DevTools listening on (ws:\S+)/.exec(told) ?? [];
      if (endpoint) resolve(endpoint);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Chromium ended with ${code}: ${told.slice(-400)}`)));
  });
}

async function speakWith(endpoint) {
  const socket = new WebSocket(endpoint);
  await new Promise((resolve, reject) => Object.assign(socket, { onopen: resolve, onerror: reject }));
  const waiting = new Map();
  const listeners = new Set();
  let last = 0;
  socket.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.id === undefined) return listeners.forEach((heard) => void heard(told));
    const { resolve, reject } = waiting.get(told.id);
    waiting.delete(told.id);
    if (told.error) reject(new Error(told.error.message));
    else resolve(told.result);
  };
  return {
    send(method, params = {}, sessionId) {
      last += 1;
      socket.send(JSON.stringify({ id: last, method, params, sessionId }));
      return new Promise((resolve, reject) => waiting.set(last, { resolve, reject }));
    },
    listen: (heard) => void listeners.add(heard),
  };
}

/** Opens an address and lets it be for so long, in milliseconds. */
export async function visit(page, url, ms) {
  await page.send('Page.navigate', { url });
  await wait(ms);
}
