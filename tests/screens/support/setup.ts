import { configure } from '@testing-library/react';
import { afterEach, beforeEach, expect } from 'vitest';
import { ONE_WAIT } from '@/scripts/lib/limits.mjs';
import { closeScreens, currentGateway } from './render-screen';

// A page that lacks something is longer than what is said of it.
configure({ asyncUtilTimeout: ONE_WAIT, getElementError: (message) => new Error(message ?? undefined) });

/** What the browser asks of its own site goes to the gateway within the page. */
const CALL = /^\/(?:wps|lgw|vgw|pgw|_serverFn|client-errors)\b/;
const { fetch } = globalThis;

beforeEach(() => {
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname } = new URL(request.url);
    if (!CALL.test(pathname)) return fetch(request);
    const gateway = currentGateway();
    if (!gateway) throw new TypeError(`${pathname} is asked for where no screen is`);
    return gateway.forward(request);
  };
  navigator.sendBeacon = (url, body) => {
    void new Response(body).text().then((text) => currentGateway()?.problems.push(`${url} is told ${text}`));
    return true;
  };
});

afterEach(() => {
  const problems = closeScreens();
  globalThis.fetch = fetch;
  expect(problems, 'what went wrong on the screen').toEqual([]);
});
