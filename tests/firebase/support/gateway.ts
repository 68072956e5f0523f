import { seal } from '@/gateway/testing/sealed-body';
import { GATEWAY } from './places';

type Answer = { success: boolean; value: Record<string, unknown> | null; errorCode: string | null };

/** Sends a sealed body straight to the reference gateway, as the edge does. */
export async function callGateway(path: string, fields: Record<string, unknown>): Promise<Answer> {
  const { body, key } = await seal(fields);
  const response = await fetch(`${GATEWAY}${path}?merchantCode=hoadang`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Encryption: key },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Answer;
}

/** Logs in with a token of Firebase. */
export function logInWith(firebaseChannel: string, firebaseIdToken: string): Promise<Answer> {
  return callGateway('/wps/session/login', { type: 'firebase', firebaseChannel, firebaseIdToken });
}
