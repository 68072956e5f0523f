import * as v from 'valibot';
import { loadFirebase } from '@/app/lib/firebase/firebase';
import { tabStore } from '@/app/lib/storage/storage';
import { GatewayError } from '@/contracts/errors';
import type { FirebaseSettings } from '@/contracts/site';

/** The code on its way, for this tab: a reload must not make it worthless. Opens nothing without the code. */
const STORAGE_KEY = 'FIREBASE_CODE';

const sentCodeSchema = v.object({
  verificationId: v.string(),
  settings: v.object({
    apiKey: v.string(),
    authDomain: v.string(),
    projectId: v.string(),
    appId: v.string(),
    emulator: v.nullable(v.string()),
  }) satisfies v.GenericSchema<FirebaseSettings>,
});
type SentCode = v.InferOutput<typeof sentCodeSchema>;

/**
 * Has Firebase send a code to the number, such as `+84912345678` (SMS-23).
 * @throws GatewayError, with `firebase.failed` unless the number or its quota is to blame (SMS-26, ERR-50)
 */
export async function sendFirebaseCode(settings: FirebaseSettings, e164: string): Promise<void> {
  const { sendPhoneCode } = await sdk();
  const verificationId = await sendPhoneCode(settings, e164);
  tabStore.setJson(STORAGE_KEY, { verificationId, settings } satisfies SentCode);
}

/**
 * Has Firebase check the code that was sent last, and gives the ID token of its number (SMS-24, SMS-25).
 * @throws GatewayError `verification.code.wrong`, `verification.code.expired` or `firebase.failed` (SMS-27)
 */
export async function confirmFirebaseCode(code: string): Promise<string> {
  const sent = sentCode();
  if (!sent) throw new GatewayError('verification.code.expired');
  const { confirmPhoneCode } = await sdk();
  return confirmPhoneCode(sent.settings, sent.verificationId, code);
}

function sdk() {
  return loadFirebase().catch(() => {
    throw new GatewayError('firebase.failed');
  });
}

function sentCode(): SentCode | null {
  return tabStore.json(STORAGE_KEY, (kept) => v.parse(sentCodeSchema, kept));
}
