/** The vendor of every game in the demo lobby, as the wallet knows it. */
export const DEMO_VENDOR = 'demo';

/** Public knowledge, like the demo keys: heeded inside the sandbox alone. */
export const DEMO_VENDOR_SECRET = 'the-demo-vendor-plays-in-the-sandbox-alone';
