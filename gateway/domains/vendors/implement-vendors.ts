import type { Demo, GatewayApp, GatewayContext } from '../../platform/gateway-app';
import { decode, readBytes } from '../../platform/read-fields';
import { Refusal } from '../../platform/refusal';
import { openContext, type RequestContext } from '../../platform/request-context';
import { vendorWallet } from '../vendor-wallet/vendor-wallet';
import { secretsOf } from './secrets';
import { signedJson } from './signed-json';
import type { Signer, VendorAdapter } from './vendor';
import { findVendor, vendorsWith } from './vendors';

/** Bytes; a vendor's call is a handful of short fields. */
const LARGEST_BODY = 8 * 1024;

/** Puts the calls of vendors on the app: those of the contract, and those of every other dialect in the table. */
export function implementVendors(app: GatewayApp, demo: Demo | undefined): void {
  const adapters = new Set([signedJson, ...vendorsWith(demo).map(({ adapter }) => adapter)]);
  for (const adapter of adapters) {
    app.on('POST', [...adapter.paths], async (c) => {
      c.header('Cache-Control', 'no-store');
      return c.json(await heed(c, adapter).catch((error) => refused(error, adapter)));
    });
  }
}

/** A call carries no member's session: the vendor has signed it, or it is refused before anything in it is heeded. */
async function heed(c: GatewayContext, adapter: VendorAdapter): Promise<object> {
  const context = await openContext(c, false);
  const bytes = await readBytes(c, LARGEST_BODY);
  const request = {
    path: c.req.path,
    bytes,
    text: decode(bytes),
    now: context.clock.wall(),
    header: (name: string) => c.req.header(name) ?? '',
  };
  const signer = adapter.signerOf(request);
  refuseUnsigned(context, signer, adapter);
  return adapter.answer(request, vendorWallet(context, signer.vendor));
}

/** A vendor of the table is heard in its own dialect alone; any other that has a secret speaks the contract's. */
function refuseUnsigned(
  { env, demo }: RequestContext,
  { vendor, isSignedWith }: Signer,
  adapter: VendorAdapter,
): void {
  const row = findVendor(demo, vendor);
  const own = adapter === (row?.adapter ?? signedJson);
  if (!own || !secretsOf(env, vendor, row?.standInSecret).some(isSignedWith)) {
    throw new Refusal('vendor.signature.wrong');
  }
}

function refused(error: unknown, { refuse }: VendorAdapter): object {
  if (error instanceof Refusal && refuse) return refuse(error);
  throw error;
}
