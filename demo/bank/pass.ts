import { createHmac, timingSafeEqual } from 'node:crypto';
import * as v from 'valibot';
import { DEMO_BANK_SECRET } from './names';

/** Which order, how much in 1/100 units, and the path on the same site that it leads back to. Short: it stands in QR codes. */
const passSchema = v.strictTuple([
  v.string(),
  v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  v.string(),
]);
/** What an address of the bank's payment page says. */
export type Pass = { reference: string; amount: number; backPath: string };

/** The pass as it stands in the fragment of an address, signed, so that nobody pays another amount by it. */
export function writePass({ reference, amount, backPath }: Pass): string {
  const text = Buffer.from(JSON.stringify([reference, amount, backPath])).toString('base64url');
  return `${text}.${macOf(text)}`;
}

/** What a pass says; undefined for one that the bank has not written. */
export function readPass(written: string): Pass | undefined {
  const [text = '', mac = ''] = written.split('.');
  const [right, given] = [Buffer.from(macOf(text)), Buffer.from(mac)];
  if (right.length !== given.length || !timingSafeEqual(right, given)) return undefined;
  const [reference, amount, backPath] = v.parse(
    passSchema,
    JSON.parse(Buffer.from(text, 'base64url').toString()),
  );
  return { reference, amount, backPath };
}

const macOf = (text: string): string =>
  createHmac('sha256', DEMO_BANK_SECRET).update(`pass:${text}`).digest('base64url').slice(0, 22);
