import { GatewayError } from '../../../../contracts/errors';
import type { FirebaseSettings } from '../../../../contracts/site';

/** Has Firebase send a code to a number (SMS-23). @throws GatewayError `firebase.failed` (SMS-26) */
export async function sendFirebaseCode(_settings: FirebaseSettings, _e164: string): Promise<void> {
  throw new GatewayError('firebase.failed');
}

/** The ID token of the number whose code was typed (SMS-24, SMS-25). @throws GatewayError (SMS-27) */
export async function confirmFirebaseCode(_code: string): Promise<string> {
  throw new GatewayError('firebase.failed');
}
