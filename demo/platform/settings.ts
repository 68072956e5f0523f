import * as v from 'valibot';

const text = v.string();
const secrets = v.pipe(
  text,
  v.parseJson(undefined, 'is no JSON'),
  v.record(text, text, 'is no object of names and secrets'),
);

/** Every setting and secret of the demo: what it means, how it is written and what counts without it. */
export const SETTINGS = {
  GATEWAY_URL: {
    schema: v.pipe(text, v.regex(/^https?:\/\/[^/?#\s]+\/?$/, 'is no address without a path')),
    secret: false,
    meaning: 'the gateway that is played with, by its address',
    written: 'an address without a path',
    empty: 'the `GATEWAY` binding',
  },
  SPINS: {
    schema: v.pipe(text, v.regex(/^(?:auto|quick)(?:[ ,]+(?:auto|quick))?$/, 'is none of "auto", "quick"')),
    secret: false,
    meaning: 'what slots offer beside a single spin, where the market allows it',
    written: '`auto`, `quick` or both',
    empty: 'nothing',
  },
  VENDOR_SECRETS: {
    schema: secrets,
    secret: true,
    meaning: 'secrets that its vendors sign with, by their names',
    written: 'JSON: `{"demo": "…", "den-long": "…"}`',
    empty: 'stand-ins that everybody can read',
  },
  PAYMENT_SECRETS: {
    schema: secrets,
    secret: true,
    meaning: 'the same of its bank',
    written: 'JSON: `{"demo-bank": "…"}`',
    empty: 'a stand-in that everybody can read',
  },
  PARTNER_SECRET: {
    schema: text,
    secret: true,
    meaning: 'what a gateway signs its own questions with',
    written: 'a text',
    empty: 'a stand-in that everybody can read',
  },
  SANDBOX: {
    schema: v.picklist(['1', '0'], 'is none of "1", "0"'),
    secret: false,
    meaning: 'opens all of it; for development, tests and demonstrations alone',
    written: '`1` or `0`',
    empty: 'off: everything is 404',
  },
} as const;

/** The settings as they are written. */
export type WrittenSettings = { -readonly [N in keyof typeof SETTINGS]?: string };
