import { operations } from '@/contracts/operations';
import type { Site } from './site';
import { ok, type StubGateway } from './stub-gateway';

/** Has the stub answer each read with the contract's own example. */
export function respondWithExamples(stub: StubGateway): void {
  for (const { method, path, example } of operations) if (method === 'GET') stub.on(path, ok(example.output));
}

/** A list of hot games with one of this name, by which a page shows what it was made of. */
export const games = (gameName: string) =>
  ok({ list: [{ nodeId: 1, gameName, gameType: 'RNG', vassalage: 'V' }] });

/** A page with the nonce of its policy; without that, pages made of the same are the same. */
export async function readPage(site: Site, path: string, headers: Record<string, string> = {}) {
  const response = await site.fetch(path, { headers });
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const [, nonce = ''] = /'nonce-([\da-f]{32})'/.exec(policy) ?? [];
  const text = await response.text();
  return { response, nonce, text, withoutNonce: text.replaceAll(nonce, '') };
}

/** The nonces of all scripts of a page. */
export const noncesOf = (text: string) =>
  new Set([...text.matchAll(/<script[^>]* nonce="([^"]*)"/g)].map(([, found]) => found));
