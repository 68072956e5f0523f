import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium } from '@/scripts/lib/browser.mjs';
import { DEVELOPMENT_START, ONE_WAIT } from '@/scripts/lib/limits.mjs';
import { MARK, marked, newMark, signal, watchOver } from '@/scripts/lib/processes.mjs';
import { requireFreePort } from '@/scripts/lib/ready.mjs';
import { freePort } from '../engines/support/free-port';

const CHECKOUT = realpathSync('.');
/** What a fresh clone has not, or this test brings otherwise. */
const NOT_COPIED = [
  '.git',
  'dist',
  'operator',
  '.wrangler',
  '.tanstack',
  '.ready',
  'app/paraglide',
  'test-results',
  'playwright-report',
];
const LOGIN = 'app/features/account/login';
const TYPED = 'minhan_2209';
const NEW_WORD = 'Xin chào lần nữa';

/** A fresh copy of the checkout with the packages that are installed here, and a cache of its own. */
function freshCopy(): string {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'fresh-')));
  const isCopied = (path: string) =>
    basename(path) !== 'node_modules' && !NOT_COPIED.includes(relative(CHECKOUT, path));
  cpSync(CHECKOUT, copy, { recursive: true, filter: isCopied });
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(join(CHECKOUT, 'node_modules')).filter((name) => !name.startsWith('.vite')))
    symlinkSync(join(CHECKOUT, 'node_modules', name), join(copy, 'node_modules', name));
  return copy;
}

/** `npm run dev` in a folder; what it prints is told where it does not do what is waited for. */
function startDevelopment(folder: string, port: number) {
  const mark = newMark();
  const program = spawn(process.execPath, [join(folder, 'scripts/dev.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), [MARK]: mark },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const unwatch = watchOver(mark);
  const exit = once(program, 'exit');
  let printed = '';
  const heard = new Set<() => void>();
  for (const output of [program.stdout, program.stderr])
    output.setEncoding('utf8').on('data', (text: string) => {
      printed += text;
      for (const look of heard) look();
    });
  const ended = exit.then(() => Promise.reject(new Error(`It ended:\n${printed.slice(-4000)}`)));
  ended.catch(() => undefined);
  return {
    says: (words: string) =>
      Promise.race([
        ended,
        new Promise<void>((resolve) => {
          const look = () => printed.includes(words) && resolve();
          heard.add(look);
          look();
        }),
      ]),
    async end(name: NodeJS.Signals) {
      program.kill(name);
      await exit;
    },
    /** Ends what is left of it, where a test failed. */
    kill() {
      unwatch();
      program.kill('SIGKILL');
      for (const pid of marked(mark)) signal(pid, 'SIGKILL');
    },
  };
}

/** Processes that run in a folder, or name it; seen on Linux alone. */
function processesIn(folder: string): string[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc').flatMap((pid) => {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
      const isInside = `${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${folder}/`);
      return isInside || command.includes(folder) ? [`${pid} ${command}`] : [];
    } catch {
      // Some end meanwhile, and those of others are not shown.
      return [];
    }
  });
}

async function expectNothingLeft(port: number) {
  await expect.poll(() => processesIn(copy), { timeout: ONE_WAIT }).toEqual([]);
  await requireFreePort(port, 'npm run dev');
}

/** Changes a file of the copy, and tells how long it took until the page shows it. */
async function change(what: string, path: string, from: string, to: string, isSeen: () => Promise<void>) {
  const file = join(copy, path);
  const before = readFileSync(file, 'utf8');
  expect(before).toContain(from);
  const began = performance.now();
  writeFileSync(file, before.replace(from, to));
  await isSeen();
  tell(what, began);
}

const tell = (what: string, began: number) =>
  console.info(`${what}: ${Math.round(performance.now() - began)} ms`);

/** React has taken the form over once it reacts. */
async function untilAlive(page: Page) {
  const password = page.locator('input[name=password]');
  await expect
    .poll(
      async () => {
        await page.locator('input[name=password] + button').click();
        return password.getAttribute('type');
      },
      { timeout: DEVELOPMENT_START },
    )
    .toBe('text');
}

let copy: string;

beforeAll(() => {
  copy = freshCopy();
});
afterAll(() => rmSync(copy, { recursive: true, force: true, maxRetries: 10 }));

test('a word, a style and a component that are changed are on the open page without a reload, and all ends with SIGTERM', {
  timeout: DEVELOPMENT_START,
}, async () => {
  const began = performance.now();
  const port = await freePort();
  const development = startDevelopment(copy, port);
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await development.says('Ready.');
    tell('ready', began);
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, locale: 'vi-VN' });
    await page.goto(`http://localhost:${port}/m/login`, { timeout: DEVELOPMENT_START });
    await untilAlive(page);
    tell('a page lives', began);
    const typed = page.locator('input[name=username]');
    await typed.fill(TYPED);
    await page.evaluate(() => Object.assign(window, { stayed: true }));

    const title = page.locator('main h2');
    const seen = (selector: string) => page.locator(selector).waitFor({ timeout: ONE_WAIT });
    await change('style', `${LOGIN}/login-screen.module.css`, '.title {', '.title {\n  order: 7;', () =>
      expect
        .poll(() => title.evaluate((element) => getComputedStyle(element).order), { timeout: ONE_WAIT })
        .toBe('7'),
    );
    await change('screen', `${LOGIN}/login-screen.tsx`, '<h2 ', '<h2 data-changed ', () =>
      seen('h2[data-changed]'),
    );
    await change('part of a screen', `${LOGIN}/username-fields.tsx`, '={64}', '={63}', () =>
      seen('input[name=username][maxlength="63"]'),
    );
    await change('frame', 'app/shell/main-layout.tsx', '<main', '<main data-changed', () =>
      seen('main[data-changed]'),
    );
    await change('word', 'messages/vi.json', 'Chào bạn trở lại', NEW_WORD, () =>
      title.filter({ hasText: NEW_WORD }).waitFor({ timeout: ONE_WAIT }),
    );
    // The word is compiled later, and the page stays then too.
    await expect
      .poll(() => readFileSync(join(copy, 'app/paraglide/messages/vi.js'), 'utf8'), { timeout: ONE_WAIT })
      .toContain(NEW_WORD);
    expect(await title.textContent()).toBe(NEW_WORD);
    expect(await typed.inputValue()).toBe(TYPED);
    expect(await page.evaluate(() => 'stayed' in window)).toBe(true);

    const served = async () => (await fetch(`http://localhost:${port}/m/login`)).text();
    await expect.poll(served, { timeout: ONE_WAIT }).toContain(NEW_WORD);

    expect(processesIn(copy).length > 0).toBe(process.platform === 'linux');
    await development.end('SIGTERM');
    await expectNothingLeft(port);
  } finally {
    await browser.close();
    development.kill();
  }
});

test('all ends with SIGINT too', { timeout: DEVELOPMENT_START }, async () => {
  const port = await freePort();
  const development = startDevelopment(copy, port);
  try {
    await development.says('Local:');
    await development.end('SIGINT');
    await expectNothingLeft(port);
  } finally {
    development.kill();
  }
});
