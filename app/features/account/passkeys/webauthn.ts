import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
  WebAuthnError,
} from '@simplewebauthn/browser';
import { GatewayError } from '@/contracts/errors';

/** The one file that talks to authenticators; loaded when somebody wants a passkey. */

type Known = readonly { credentialId: string }[];
/** ES256 and RS256: what authenticators make, and the gateway's contract takes. */
const ALGORITHMS = [-7, -257];
const descriptors = (known: Known) =>
  known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' as const }));

/**
 * Has the device make a passkey that logs in without a name.
 * @returns what it answered, as one text
 * @throws GatewayError `passkey.cancelled`, `passkey.exists` where the device has one of the member's, or `passkey.refused`
 */
export async function createPasskey(wanted: {
  challenge: string;
  userId: string;
  known: Known;
  siteName: string;
  userName: string;
}): Promise<string> {
  const { challenge, userId, known, siteName, userName } = wanted;
  return answered(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: location.hostname, name: siteName },
        user: { id: userId, name: userName, displayName: userName },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
        excludeCredentials: descriptors(known),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    }),
  );
}

/**
 * Has one of the member's passkeys answer a challenge.
 * @throws GatewayError `passkey.cancelled` or `passkey.refused`
 */
export function answerChallenge(challenge: string, known: Known): Promise<string> {
  return answered(
    startAuthentication({ optionsJSON: { ...request(challenge), allowCredentials: descriptors(known) } }),
  );
}

/** Whether passkeys can be picked among what the browser fills in. */
export const canAutofill = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Waits until the visitor picks a passkey among what the browser offers for the username field. @throws as above */
export function awaitAutofill(challenge: string): Promise<string> {
  return answered(startAuthentication({ optionsJSON: request(challenge), useBrowserAutofill: true }));
}

/** Has the visitor pick a passkey of this site's. @throws as above */
export function pickPasskey(challenge: string): Promise<string> {
  return answered(startAuthentication({ optionsJSON: request(challenge) }));
}

/** Ends the wait. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony();

function request(challenge: string) {
  return { challenge, rpId: location.hostname, userVerification: 'required' as const };
}

async function answered(ceremony: Promise<object>): Promise<string> {
  try {
    return JSON.stringify(await ceremony);
  } catch (error) {
    throw new GatewayError(codeOf(error));
  }
}

function codeOf(error: unknown) {
  if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
    return 'passkey.exists';
  const name = error instanceof Error ? error.name : '';
  return name === 'NotAllowedError' || name === 'AbortError' ? 'passkey.cancelled' : 'passkey.refused';
}
