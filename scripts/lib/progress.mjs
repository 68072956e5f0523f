import { writeSync } from 'node:fs';

/** The channel, beside input, output and errors, on which a test runner tells what began and what ended. */
export const CHANNEL = 3;

/**
 * For a reporter: tells that a test began or, with its outcome, ended. A later outcome of the same test replaces the
 * one before, as after a second try.
 * @param {{ id: string, title: string, outcome?: 'passed' | 'failed' | 'skipped' | 'flaky' }} event
 */
export function tell(event) {
  writeSync(CHANNEL, `${JSON.stringify(event)}\n`);
}

/** What a test runner told: how many tests ended how, which one ended last, and which are running. */
export class Progress {
  #rest = '';
  #outcomes = new Map();
  #running = new Map();
  #last;

  /** Takes a piece of what came through the channel; tells whether a test ended in it. */
  take(text) {
    const lines = (this.#rest + text).split('\n');
    this.#rest = lines.pop();
    const events = lines.map((line) => JSON.parse(line));
    for (const { id, title, outcome } of events) {
      if (!outcome) {
        this.#running.set(id, title);
        continue;
      }
      this.#running.delete(id);
      this.#outcomes.set(id, outcome);
      this.#last = title;
    }
    return events.some(({ outcome }) => outcome);
  }

  /** A test that passed only at its second try has passed, and is counted as flaky beside. */
  counts() {
    const count = (outcome) => [...this.#outcomes.values()].filter((one) => one === outcome).length;
    const flaky = count('flaky');
    return { passed: count('passed') + flaky, failed: count('failed'), skipped: count('skipped'), flaky };
  }

  /** Where the tests stand, in words; nothing when none began. */
  place() {
    return [
      this.#last && `the last to finish: ${withoutIds(this.#last)}`,
      this.#running.size > 0 && `running: ${[...this.#running.values()].map(withoutIds).join('; ')}`,
    ].filter(Boolean);
  }
}

/** A title without the requirement IDs at its end. */
function withoutIds(title) {
  return title.replace(/ \[[A-Z0-9 -]+\]$/, '');
}
