import * as v from 'valibot';
import { callOperation } from '@/contracts/client';
import { type ErrorCode, GatewayError } from '@/contracts/errors';
import { SITE_FLAGS } from '@/contracts/flags';
import type { Schema } from '@/contracts/operation';
import { shapeOf } from '@/contracts/shape';
import { getStatus } from '@/contracts/system/status';
import type { RequestFacts, StatusResponse } from '../../context';
import type { Env } from '../../env';
import { transportOf } from '../gateway/transport';
import { sendOnceOrTwice } from '../gateway/upstream';
import { nearest } from '../settings/did-you-mean';
import { settingsOf } from '../settings/settings-of';

const PATIENCE_MS = 5_000;

/** What of a status answer the site does not take as it was sent. */
export type Unread = { path: string; meant?: string };
/** The status as the gateway answers it at this moment, past everything that is kept; and what of it is not read. */
export type StatusAsSent =
  | { status: StatusResponse; unread: Unread[]; ms: number; failure: null }
  | { status: null; unread: []; ms: number; failure: { code: ErrorCode; cause?: string | undefined } };

/** Asks the gateway for the status once, for the visitor of `facts`. */
export async function statusAsSent(env: Env, facts: RequestFacts): Promise<StatusAsSent> {
  const begun = performance.now();
  const took = () => Math.round(performance.now() - begun);
  const { GATEWAY_URL, MERCHANT_CODE } = settingsOf(env);
  try {
    const sent = await callOperation(
      { ...getStatus, output: v.unknown() },
      {},
      {
        fetch: sendOnceOrTwice(env),
        baseUrl: GATEWAY_URL || 'http://gateway.internal',
        ...transportOf(getStatus, { facts, merchant: MERCHANT_CODE }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      },
    );
    const read = v.safeParse(getStatus.output, sent);
    if (!read.success)
      throw new GatewayError('gateway.bad.answer', null, 502, undefined, v.getDotPath(read.issues[0]) ?? '');
    const status = read.output as StatusResponse;
    return { status, unread: unreadOf(getStatus.output, sent, read.output), ms: took(), failure: null };
  } catch (error) {
    const { code, causeName: cause } =
      error instanceof GatewayError ? error : { code: 'unknown' as const, causeName: undefined };
    return { status: null, unread: [], ms: took(), failure: { code, cause } };
  }
}

/** Members that were sent and count as not given, entries of lists that were dropped, and flags that nobody asks for. */
function unreadOf(schema: Schema, sent: unknown, read: unknown, path = ''): Unread[] {
  if (sent === null || sent === undefined) return [];
  const shape = shapeOf(schema);
  const at = path || 'value';
  if (shape.kind === 'object') {
    if (typeof sent !== 'object' || Array.isArray(sent) || read === undefined || read === null)
      return [{ path: at }];
    const own = Object.entries(shape.entries).flatMap(([name, member]) =>
      unreadOf(
        member,
        (sent as Record<string, unknown>)[name],
        (read as Record<string, unknown>)[name],
        path ? `${path}.${name}` : name,
      ),
    );
    return path === 'info.whitelabel' ? [...own, ...misspelt(Object.keys(sent), path)] : own;
  }
  if (shape.kind === 'array') {
    if (!Array.isArray(sent) || !Array.isArray(read)) return [{ path: at }];
    const dropped = sent.length - read.length;
    return dropped > 0 ? [{ path: `${at}[] × ${dropped}` }] : [];
  }
  if (shape.kind !== 'scalar') return [];
  return read === undefined || read === null || typeof read !== typeof sent ? [{ path: at }] : [];
}

/** Flags whose name is near one that there is; other names are the gateway's own business. */
function misspelt(names: string[], path: string): Unread[] {
  const known: readonly string[] = SITE_FLAGS;
  return names
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const meant = nearest(name, known);
      return meant && !names.includes(meant) ? [{ path: `${path}.${name}`, meant }] : [];
    });
}
