// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { readGameMessage } from './game-message';

const frame = {} as Window;
const gameFrameHosts = ['https://*.vendor.example'];
const OWN = `${location.origin}/sandbox/vendor/play#launch=1`;
const THEIRS = 'https://games.example/play';
const heard = (
  data: unknown,
  { source = frame as Window | null, origin = 'https://games.example', url = THEIRS } = {},
) => readGameMessage({ source, origin, data }, { window: frame, url, gameFrameHosts });

describe('what a game says', () => {
  it('is that the balance is another, or less than a bet, with the bet or without [LAUNCH-30]', () => {
    expect(heard({ type: 'balance' })).toEqual({ type: 'balance' });
    expect(heard({ type: 'balance.short', required: 20_000.5 })).toEqual({
      type: 'balance.short',
      required: 2_000_050,
    });
    expect(heard({ type: 'balance.short' })).toEqual({ type: 'balance.short' });
  });

  it.each([
    'balance',
    null,
    undefined,
    { type: 'other' },
    { type: 'balance.short', required: -1 },
    { type: 'balance.short', required: 0 },
    { type: 'balance.short', required: '20000' },
    { type: 'balance.short', required: 0.001 },
    { type: 'balance.short', required: Number.POSITIVE_INFINITY },
    { type: 'balance.short', required: null },
  ])('is nothing else: %j [LAUNCH-30]', (data) => {
    expect(heard(data)).toBeUndefined();
  });

  it.each([
    ['the launched origin', {}, true],
    ['a host of the operator’s list', { origin: 'https://eu.vendor.example' }, true],
    ['another origin in the frame', { origin: 'https://evil.example' }, false],
    ['an origin that only begins like it', { origin: 'https://games.example.evil.example' }, false],
    ['no origin', { origin: '' }, false],
    ['a sandboxed page of another origin', { origin: 'null' }, false],
    ['the own demo vendor, which has no origin', { url: OWN, origin: 'null' }, true],
    ['the site itself', { url: OWN, origin: location.origin }, false],
    ['another window', { source: {} as Window }, false],
    ['no window', { source: null }, false],
  ])('is heard from that very frame alone: %s [LAUNCH-30]', (_, from, isHeard) => {
    expect(heard({ type: 'balance' }, from) !== undefined).toBe(isHeard);
  });
});
