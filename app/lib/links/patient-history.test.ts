// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patientHistory } from './patient-history';

const { pushState, replaceState } = history;
const taken: string[] = [];
let isFull = false;

beforeEach(() => {
  vi.useFakeTimers();
  for (const method of ['pushState', 'replaceState'] as const) {
    history[method] = (_state, _title, address) => {
      if (isFull)
        throw new DOMException('Attempt to use history.replaceState() more than 100 times', 'SecurityError');
      taken.push(`${method} ${address}`);
    };
  }
  patientHistory();
});
afterEach(() => {
  Object.assign(history, { pushState, replaceState });
  isFull = false;
  taken.splice(0);
  vi.useRealTimers();
});

it('hands every entry on as it comes', () => {
  history.pushState({}, '', '/a');
  history.replaceState({}, '', '/b');
  expect(taken).toEqual(['pushState /a', 'replaceState /b']);
});

it('throws nothing at a browser that has had too many, and sets the last one later', () => {
  isFull = true;
  history.pushState({}, '', '/a');
  history.replaceState({}, '', '/b');
  vi.advanceTimersByTime(5_000);
  expect(taken).toEqual([]);
  isFull = false;
  vi.advanceTimersByTime(5_000);
  expect(taken).toEqual(['replaceState /b']);
  vi.advanceTimersByTime(60_000);
  expect(taken).toHaveLength(1);
});

it('sets nothing late over an entry that came meanwhile', () => {
  isFull = true;
  history.replaceState({}, '', '/a');
  isFull = false;
  history.replaceState({}, '', '/b');
  vi.advanceTimersByTime(60_000);
  expect(taken).toEqual(['replaceState /b']);
});

it('hides no other mistake', () => {
  history.replaceState = () => {
    throw new DOMException('no clone', 'DataCloneError');
  };
  patientHistory();
  expect(() => history.replaceState({}, '', '/a')).toThrow('no clone');
});
