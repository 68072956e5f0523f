import { expect, it } from 'vitest';
import { isFramable, isOpenable } from './framable';

const origin = 'http://localhost:3000';
const site = { origin, gameFrameHosts: ['https://games.example', 'https://*.vendor.example'] };

it.each([
  ['https://vendor.example/play#launch=1', true],
  [`${origin}/sandbox/vendor/play`, true],
  ['http://vendor.example/play', false],
  ['http://localhost:3001/play', false],
  ['javascript:alert(1)', false],
  ['https://user:pass@vendor.example/', false],
  ['//vendor.example', false],
])('opens an https address or one of its own origin alone: %s %s [LAUNCH-29]', (address, openable) => {
  expect(isOpenable(address, origin)).toBe(openable);
});

it.each([
  ['https://games.example/play?x=1', true],
  ['https://a.vendor.example/', true],
  ['https://a.b.vendor.example/', true],
  [`${origin}/sandbox/vendor/play#launch=1`, true],
  ['https://vendor.example/', false],
  ['https://evilvendor.example/', false],
  ['https://games.example.evil.example/', false],
  ['https://games.example:8443/', false],
  ['https://sub.games.example/', false],
  [`${origin}/m/home`, false],
])('frames hosts of the setting and its own demo vendor alone: %s %s [LAUNCH-30]', (address, framable) => {
  expect(isFramable(address, site)).toBe(framable);
});
