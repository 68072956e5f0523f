/** The vendor of most games in the demo lobby, as the wallet knows it. */
export const DEMO_VENDOR = 'demo';
/** The vendor of the games of `Đèn Lồng`: it speaks another dialect. */
export const DEN_LONG_VENDOR = 'den-long';

/** Public knowledge, like the demo keys: heeded inside the sandbox alone. */
export const DEMO_VENDOR_SECRET = 'the-demo-vendor-plays-in-the-sandbox-alone';
export const DEN_LONG_SECRET = 'den-long-plays-in-the-sandbox-alone-as-well';

/** Which vendor of the wallet plays the games that the lobby lists under a name. */
export const vendorOf = (vassalage: string): string =>
  vassalage === 'Đèn Lồng' ? DEN_LONG_VENDOR : DEMO_VENDOR;
