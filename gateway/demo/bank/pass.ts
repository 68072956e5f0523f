import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { DEMO_BANK_SECRET } from '../../seed/demo-bank';

const passSchema = v.strictObject({
  kind: v.picklist(['redirect', 'wallet']),
  reference: v.string(),
  /** 1/100 units. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  option: v.nullable(v.string()),
  backUrl: v.string(),
});
/** What an address of the bank's payment page says: which order, how much, and where it leads back to. */
export type Pass = v.InferOutput<typeof passSchema>;

/** The pass as it stands in the fragment of an address, signed, so that nobody pays another amount by it. */
export function writePass(pass: Pass): string {
  const text = Buffer.from(JSON.stringify(pass)).toString('base64url');
  return `${text}.${macOf(text)}`;
}

/** What a pass says; undefined for one that the bank has not written. */
export function readPass(written: string): Pass | undefined {
  const [text = '', mac = ''] = written.split('.');
  const [right, given] = [Buffer.from(macOf(text)), Buffer.from(mac)];
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  return v.parse(passSchema, JSON.parse(Buffer.from(text, 'base64url').toString()));
}

const macOf = (text: string): string =>
  createHmac('sha256', DEMO_BANK_SECRET).update(`pass:${text}`).digest('base64url');
