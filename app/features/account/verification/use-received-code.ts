import { useEffect, useRef } from 'react';

type ReceivedCode = Credential & { code?: string };

/** Takes the code out of the message itself while one is awaited, where the browser can (WebOTP). */
export function useReceivedCode(awaited: boolean, onCode: (code: string) => void) {
  const latest = useRef(onCode);
  latest.current = onCode;

  useEffect(() => {
    if (!awaited || !('OTPCredential' in window)) return;
    const waiting = new AbortController();
    const options = { otp: { transport: ['sms'] }, signal: waiting.signal } as CredentialRequestOptions;
    navigator.credentials.get(options).then(
      (received: ReceivedCode | null) => received?.code && latest.current(received.code),
      // Declined, or left: the code is typed.
      () => undefined,
    );
    return () => waiting.abort();
  }, [awaited]);
}
