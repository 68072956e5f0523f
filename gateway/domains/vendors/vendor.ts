import type { Refusal } from '../../platform/refusal';
import type { VendorWallet } from '../vendor-wallet/vendor-wallet';

/** A row of the table of vendors. */
export type Vendor = {
  /** Its name in the wallet, in the rows of its games, and in `VENDOR_SECRETS`. */
  name: string;
  /** How it is spoken with; vendors of one dialect share it. */
  adapter: VendorAdapter;
  /** Where its games are opened; `site` is the origin of the site that launches. */
  address: (site: string) => string;
  /** Counts where `VENDOR_SECRETS` names none: a demo's, which everybody can read. */
  standInSecret?: string;
};

/** A call as it came in. */
export type VendorRequest = {
  path: string;
  /** The body, byte by byte and as text. */
  bytes: Uint8Array;
  text: string;
  header: (name: string) => string;
  /** Epoch milliseconds by the machine's clock. */
  now: number;
};

/** Who says to have sent a call, and whether a secret of theirs says so too. */
export type Signer = { vendor: string; isSignedWith: (secret: string) => boolean };

/**
 * One vendor's way to speak: how its games are launched, how its calls are signed, and what its words mean to the
 * wallet. Nothing in it moves money or decides about it.
 */
export type VendorAdapter = {
  /** Where its calls come in, by POST. */
  paths: readonly string[];
  /** The address that opens a game for the player whose launch token it is. The token must be in no request line. */
  launchUrl: (address: string, token: string) => string;
  /** Heard before anything else in the call is heeded. @throws Refusal `request.invalid` */
  signerOf: (request: VendorRequest) => Signer;
  /** Responses a signed call. @throws Refusal `request.invalid`, and whatever the wallet refuses. */
  answer: (request: VendorRequest, wallet: VendorWallet) => Promise<object>;
  /** A refusal in the vendor's words; in the gateway's own frame without it. */
  refuse?: (refusal: Refusal) => object;
};
