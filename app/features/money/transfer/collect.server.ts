import { type ErrorCode, GatewayError, SESSION_ERRORS, STATUS_ERRORS } from '@/contracts/errors';
import type { InputOf } from '@/contracts/operation';
import { keyOfPart } from '@/contracts/shared/idempotency-key';
import type { SiteContext } from '@/contracts/site';
import { moveBetweenWallets } from '@/contracts/transfer/transfer';

type Wallet = Pick<InputOf<typeof moveBetweenWallets>, 'vendor' | 'amount'>;
type Asked = { wallets: readonly Wallet[]; idempotencyKey: string };
/** What became of a wallet: moved, or kept for a reason. */
export type Collected = { vendor: string; refusal: ErrorCode | null };

/** What is refused for one wallet so is for all. */
const FOR_ALL: readonly ErrorCode[] = [...SESSION_ERRORS, ...STATUS_ERRORS, 'reauthentication.required'];

/**
 * Moves all of each wallet into the main one, one after the other, each once for its part of the intent's key. What one
 * vendor refuses keeps no other from going.
 * @throws GatewayError for the end of the session, for a closed site, and where a proof of the member's is wanted first
 */
export async function collect(
  callGateway: SiteContext['callGateway'],
  { wallets, idempotencyKey }: Asked,
): Promise<Collected[]> {
  const collected: Collected[] = [];
  for (const { vendor, amount } of wallets) {
    const part = await keyOfPart(idempotencyKey, vendor);
    const asked = { direction: 'in', vendor, amount } as const;
    const refusal = await callGateway(moveBetweenWallets, asked, { idempotencyKey: part }).then(
      () => null,
      (error: unknown) => refusalOf(error),
    );
    collected.push({ vendor, refusal });
  }
  return collected;
}

function refusalOf(error: unknown): ErrorCode {
  if (!(error instanceof GatewayError)) throw error;
  if (FOR_ALL.includes(error.code)) throw error;
  return error.code;
}
