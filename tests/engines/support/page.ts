import { setTimeout as pause } from 'node:timers/promises';
import { ONE_WAIT } from '@/scripts/lib/limits.mjs';
import type { Action, Browser, Place } from './browser';

/** Between two looks at a page that changes. */
const LOOK = 50;

/** What is meant on a page: by its selector and, where that is not enough, by the name that a visitor reads. */
type Target = [css: string, name?: string];
let taps = 0;

type Spot = { x: number; y: number };

/** A page as a visitor has it before them: it is read, tapped and typed into, and waited for as long as it takes. */
export class Page {
  constructor(
    private readonly browser: Browser,
    private readonly origin: string,
    private readonly place: Place = 'page',
  ) {}

  /** What its one frame shows, which is no part of the site. */
  get frame(): Page {
    return new Page(this.browser, this.origin, 'frame');
  }

  /** Opens an address; what opens there by itself stays away unless `quiet` is false. */
  async goto(path: string, { quiet = true } = {}): Promise<void> {
    await this.browser.goto(this.origin + path);
    await this.run(listen, quiet);
  }

  /** Runs a function in the page, which may use nothing from outside it. */
  run<Args extends unknown[], Result>(inPage: (...args: Args) => Result, ...args: Args) {
    return this.browser.run(String(inPage), args, this.place) as Promise<Awaited<Result>>;
  }

  /** Waits until what is read of the page passes. */
  async until<Value>(
    read: () => Promise<Value>,
    passes: (value: Value) => boolean,
    what: string,
  ): Promise<Value> {
    const end = Date.now() + ONE_WAIT;
    let last: unknown;
    do {
      try {
        const value = await read();
        if (passes(value)) return value;
        last = value;
      } catch (error) {
        // A page that is just left answers nobody.
        last = error;
      }
      await pause(LOOK);
    } while (Date.now() < end);
    throw new Error(`${what}: ${last instanceof Error ? last.message : JSON.stringify(last)}`, {
      cause: last,
    });
  }

  /** Waits until the address, without its origin, is like this. */
  at(pattern: RegExp): Promise<string> {
    const read = () => this.run(() => location.pathname + location.search);
    return this.until(read, (address) => pattern.test(address), `the address is not ${pattern}`);
  }

  /** Waits until this stands on view somewhere. */
  sees(text: string, css = 'body'): Promise<string> {
    const read = () => this.run(textOf, css);
    const plain = (words: string) => words.replace(/\s+/g, ' ').toLowerCase();
    return this.until(read, (shown) => plain(shown).includes(plain(text)), `"${text}" is not on view`);
  }

  /** Waits until there is such an element on view. */
  async has(...target: Target): Promise<void> {
    await this.until(
      () => this.run(count, ...target),
      (count) => count > 0,
      `no ${target.join(' ')}`,
    );
  }

  /** Waits until there is no such element on view. */
  async hasNo(...target: Target): Promise<void> {
    await this.until(
      () => this.run(count, ...target),
      (count) => count === 0,
      `still ${target.join(' ')}`,
    );
  }

  /** Taps an element once it is alive, stands still and lies under nothing; anew when it moved away meanwhile. */
  async tap(...target: Target): Promise<void> {
    const id = ++taps;
    for (let again = false; ; again = true) {
      const spot = await this.spotOf(target, id, again);
      if (spot === null) return;
      const start = this.place === 'frame' ? await this.startOfFrame() : { x: 0, y: 0 };
      await this.browser.act([
        {
          type: 'pointer',
          id: 'finger',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', duration: 0, x: start.x + spot.x, y: start.y + spot.y },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    }
  }

  /** Taps a field and types, key by key. */
  async type(css: string, text: string): Promise<void> {
    await this.tap(css);
    await this.until(() => this.run(hasFocus, css), Boolean, `${css} has no focus`);
    await this.press(text);
  }

  /** Presses keys, one after the other. */
  async press(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.browser.act([{ type: 'key', id: 'keys', actions } satisfies Action]);
  }

  value(css: string): Promise<string> {
    return this.run((css) => document.querySelector<HTMLInputElement>(css)?.value ?? '', css);
  }

  /** What the page did wrong since it was opened. */
  async problems(): Promise<string[]> {
    return [...(await this.browser.problems()), ...(await this.run(() => window.problems ?? []))];
  }

  screenshot(): Promise<Buffer> {
    return this.browser.screenshot();
  }

  /** Where to tap; null once the tap has come through. */
  private async spotOf([css, name]: Target, id: number, again: boolean): Promise<Spot | null> {
    let before = '';
    const isStill = (spot: Spot | string | null) => {
      const now = JSON.stringify(spot);
      const same = now === before;
      before = now;
      return spot === null || (same && typeof spot !== 'string');
    };
    const read = () => this.run(look, { id, again, byReact: this.place === 'page' }, css, name ?? null);
    return (await this.until(read, isStill, `${css} ${name ?? ''} cannot be tapped`)) as Spot | null;
  }

  /** Fingers know the page alone. */
  private startOfFrame(): Promise<Spot> {
    return new Page(this.browser, this.origin).run(() => {
      const { left, top } = document.querySelector('iframe')?.getBoundingClientRect() ?? { left: 0, top: 0 };
      return { x: Math.round(left), y: Math.round(top) };
    });
  }
}

declare global {
  interface Window {
    problems?: string[];
    /** The tap that is under way, and whether its element heard of it. */
    tap?: { id: number; hit: boolean };
  }
}

// What follows runs in the page, each by itself.

function listen(quiet: boolean) {
  if (quiet) sessionStorage.setItem('ANNOUNCED', '*');
  sessionStorage.setItem('DOWNLOAD_OFFERED', '1');
  const problems: string[] = [];
  window.problems = problems;
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push(`${violatedDirective} ${blockedURI}`),
  );
}

function textOf(css: string): string {
  const shown = [...document.querySelectorAll<HTMLElement>(css)];
  // biome-ignore lint/performance/useDomNodeTextContent: what is on view counts, and nothing else
  return shown.map((element) => element.innerText).join('\n');
}

function hasFocus(css: string): boolean {
  return document.activeElement?.matches(css) ?? false;
}

function count(css: string, name?: string): number {
  const isNamed = (element: HTMLElement) =>
    name === undefined ||
    [element.ariaLabel, element.textContent].some(
      (text) => text?.trim().toLowerCase() === name.toLowerCase(),
    );
  return [...document.querySelectorAll<HTMLElement>(css)].filter(
    (one) => one.checkVisibility() && isNamed(one),
  ).length;
}

/**
 * The middle of the first element that can be tapped, or why there is none yet; `byReact` is alive once React has it. Null
 * once this tap has come through, or has led to another page.
 */
function look(
  { id, again, byReact }: { id: number; again: boolean; byReact: boolean },
  css: string,
  name: string | null,
): Spot | string | null {
  if (window.tap?.id !== id && again) return null;
  const tap = window.tap?.id === id ? window.tap : { id, hit: false };
  window.tap = tap;
  if (tap.hit) return null;
  const isNamed = (element: HTMLElement) =>
    name === null ||
    [element.ariaLabel, element.textContent].some(
      (text) => text?.trim().toLowerCase() === name.toLowerCase(),
    );
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(
    (one) => one.checkVisibility() && isNamed(one),
  );
  let why = 'is not there';
  for (const element of found) {
    if (element.matches(':disabled, [aria-disabled=true]')) {
      why = 'is disabled';
      continue;
    }
    if (byReact && !Object.keys(element).some((key) => key.startsWith('__reactProps'))) {
      why = 'is not alive';
      continue;
    }
    const isMoved = (one: Element | null): boolean =>
      one !== null && (one.getAnimations().length > 0 || isMoved(one.parentElement));
    if (isMoved(element)) {
      why = 'moves';
      continue;
    }
    const middle = () => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };
    };
    const isHit = ({ x, y }: Spot) => {
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
      const hit = document.elementFromPoint(x, y);
      return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
    };
    const hit = () => {
      tap.hit = true;
    };
    element.addEventListener('click', hit, { capture: true, once: true });
    if (isHit(middle())) return middle();
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    if (isHit(middle())) return middle();
    const { x, y } = middle();
    why = `lies under ${document.elementFromPoint(x, y)?.outerHTML.slice(0, 120)}`;
  }
  return why;
}
