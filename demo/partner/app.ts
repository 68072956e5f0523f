import { Hono } from 'hono';
import * as v from 'valibot';
import type { DemoApp } from '../platform/demo-app';
import { readText } from '../platform/read-json';
import { isSignedCall } from '../platform/signature';
import { calls } from './calls';
import { PARTNER_SECRET, PARTNER_SIGNATURE } from './names';

type AnyCall = { asked: v.GenericSchema; run: (env: unknown, asked: unknown) => Promise<unknown> };

/**
 * What a gateway asks of the demo's systems, below /partner, each call signed. No edge leads here: only who is bound to
 * the worker, or knows its address and the secret, gets an answer.
 */
export function createPartnerApi(): DemoApp {
  const app: DemoApp = new Hono();
  app.post('/:system/:call', async (c) => {
    const name = `${c.req.param('system')}/${c.req.param('call')}`;
    const body = await readText(c);
    const signature = c.req.header(PARTNER_SIGNATURE) ?? '';
    const secret = c.env.PARTNER_SECRET || PARTNER_SECRET;
    if (body === null || !isSignedCall(secret, { path: c.req.path, body }, signature, Date.now()))
      return c.json({ error: 'signature.wrong' }, 401);
    const call = Object.hasOwn(calls, name)
      ? (calls[name as keyof typeof calls] as unknown as AnyCall)
      : undefined;
    const asked = call && v.safeParse(call.asked, jsonOf(body));
    if (!asked?.success) return c.json({ error: 'request.invalid' }, 400);
    return c.json({ value: (await call?.run(c.env, asked.output)) ?? null });
  });
  return app;
}

/** A text as JSON; undefined for what is none. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
