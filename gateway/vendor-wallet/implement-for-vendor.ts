import * as v from 'valibot';
import type { Operation } from '../../contracts/operation';
import type { GatewayApp } from '../implement';
import { decode, parseJson, readBytes } from '../read-fields';
import { Refusal } from '../refusal';
import { openVisit, type Visit } from '../visit';
import { isSignedBy, SIGNATURE_HEADER } from './sign-vendor-body';
import { secretsOf } from './vendor-secrets';

/** Bytes; a vendor's call is a handful of short fields. */
const LARGEST_BODY = 8 * 1024;
const signer = v.object({ vendor: v.string() });

/** What a handler of the wallet gets: database and clock, and the input of a vendor that signed it. */
export type VendorCall<Op extends Operation> = Pick<Visit, 'db' | 'clock'> & {
  input: v.InferOutput<Op['input']>;
};
type Answer<Op extends Operation> = Promise<v.InferInput<Op['output']>>;

/**
 * Puts a call of game vendors on the app. It carries no member's session: the vendor named in the body has signed the
 * body, or the call is refused before anything in it is heeded.
 */
export function implementForVendor<Op extends Operation>(
  app: GatewayApp,
  operation: Op,
  handler: (call: VendorCall<Op>) => Answer<Op>,
): void {
  if (operation.caller !== 'vendor') throw new TypeError(`${operation.id} is no call of vendors`);
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

function refuseUnsigned({ env }: Visit, bytes: Uint8Array, body: unknown, signature: string): void {
  const named = v.safeParse(signer, body);
  const secrets = named.success ? secretsOf(env, named.output.vendor) : [];
  if (!secrets.some((secret) => isSignedBy(secret, bytes, signature))) {
    throw new Refusal('vendor.signature.wrong');
  }
}
