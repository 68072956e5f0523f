import { afterAll, afterEach, beforeAll, expect } from 'vitest';

/** What was said to the console and no test expected: whoever expects it puts a spy in its place. */
const said: string[] = [];
const levels = ['error', 'warn'] as const;
const { console } = globalThis;
/** What edge and gateway write is their log, which operators read: no sign of a fault of their own. */
const isLogged = (line: unknown) => typeof line === 'string' && line.startsWith('{"event":');
const own = { error: console.error, warn: console.warn };

beforeAll(() => {
  for (const level of levels) {
    own[level] = console[level];
    console[level] = (...words: unknown[]) => {
      if (!isLogged(words[0])) said.push(`console.${level} ${words.join(' ')}`.slice(0, 500));
      own[level](...words);
    };
  }
});
afterAll(() => Object.assign(console, own));
afterEach(() => expect(said.splice(0), 'said to the console').toEqual([]));
