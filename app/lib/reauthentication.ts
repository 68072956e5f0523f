const ASKED = 'reauthenticate';

/** What a listener is told: the member has proved to be it, or did not. */
type Tell = (proved: boolean) => void;

/**
 * Sends what the gateway may refuse with `reauthentication.required`: whoever listens asks the member for a proof, and
 * it is sent once more after that (SESS-45).
 * @throws as `send`; the refusal itself without a proof
 */
export function reauthenticated<T>(send: () => Promise<T>): Promise<T> {
  return send().catch((error) => {
    if (error.code !== 'reauthentication.required') throw error;
    return new Promise((resolve, reject) => {
      const detail: Tell = (proved) => (proved ? resolve(send()) : reject(error));
      const isUnheard = dispatchEvent(new CustomEvent(ASKED, { cancelable: true, detail }));
      if (isUnheard) reject(error);
    });
  });
}

/** Hears of what waits for a proof, and is to tell what came of that; answers what ends it. */
export function onReauthentication(listener: (tell: Tell) => void): () => void {
  const heard = (event: Event) => {
    event.preventDefault();
    listener((event as CustomEvent<Tell>).detail);
  };
  addEventListener(ASKED, heard);
  return () => removeEventListener(ASKED, heard);
}
