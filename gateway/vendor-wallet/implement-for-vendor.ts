import * as v from 'valibot';
import type { Operation } from '../../contracts/operation';
import {
  type VendorOperationId,
  type VendorOperationOf,
  vendorOperations,
} from '../../contracts/vendor-operations';
import { decode, parseJson, readBytes } from '../read-fields';
import { Refusal } from '../refusal';
import { type GatewayApp, openVisit, type Visit } from '../visit';
import { authenticatePlayer } from './authenticate-player';
import { placeBet } from './place-bet';
import { playerBalance } from './player-balance';
import { rollBackBet } from './roll-back-bet';
import { settleWin } from './settle-win';
import { isSignedBy, SIGNATURE_HEADER } from './sign-vendor-body';
import { secretsOf } from './vendor-secrets';

/** Bytes; a vendor's call is a handful of short fields. */
const LARGEST_BODY = 8 * 1024;
const signer = v.object({ vendor: v.string() });

/** What a handler of the wallet gets: database and clock, and the input of a vendor that signed it. */
export type VendorCall<Op extends Operation> = Pick<Visit, 'db' | 'clock'> & {
  input: v.InferOutput<Op['input']>;
};
type VendorHandler<Op extends Operation> = (call: VendorCall<Op>) => Promise<v.InferInput<Op['output']>>;

type VendorHandlers = { [Id in VendorOperationId]: VendorHandler<VendorOperationOf<Id>> };
const handlers = {
  'vendorWallet.authenticate': authenticatePlayer,
  'vendorWallet.balance': playerBalance,
  'vendorWallet.bet': placeBet,
  'vendorWallet.win': settleWin,
  'vendorWallet.rollback': rollBackBet,
} satisfies VendorHandlers;

/** Puts every call of game vendors on the app, with its handler. */
export function implementForVendors(app: GatewayApp): void {
  for (const operation of vendorOperations) {
    implement(app, operation, handlers[operation.id as VendorOperationId] as VendorHandler<Operation>);
  }
}

/**
 * Puts a call of game vendors on the app. It carries no member's session: the vendor named in the body has signed the
 * body, or the call is refused before anything in it is heeded.
 */
function implement(app: GatewayApp, operation: Operation, handler: VendorHandler<Operation>): void {
  app.on(operation.method, operation.path, async (c) => {
    const visit = await openVisit(c, false);
    const bytes = await readBytes(c, LARGEST_BODY);
    const body = parseJson(decode(bytes));
    refuseUnsigned(visit, bytes, body, c.req.header(SIGNATURE_HEADER) ?? '');
    const input = v.safeParse(operation.input, body);
    if (!input.success) throw new Refusal('request.invalid');
    const value = await handler({ ...visit, input: input.output });
    c.header('Cache-Control', 'no-store');
    return c.json({ success: true, value, errorCode: null, message: null });
  });
}

function refuseUnsigned({ env, demo }: Visit, bytes: Uint8Array, body: unknown, signature: string): void {
  const named = v.safeParse(signer, body);
  const vendor = named.success ? named.output.vendor : '';
  const standIn = vendor === demo?.vendor.name ? demo.vendor.secret : undefined;
  const secrets = secretsOf(env, vendor, standIn);
  if (!secrets.some((secret) => isSignedBy(secret, bytes, signature))) {
    throw new Refusal('vendor.signature.wrong');
  }
}
