const ASKED = 'reauthenticate';
const LISTENING = 'reauthentication-listens';

/** Milliseconds in which the part that asks has come: it is loaded when the page is at rest. */
export const COMES_WITHIN = 15_000;

/** What a listener is told: the member has proved to be it, or did not. */
type Tell = (proved: boolean) => void;

/** Has whoever listens ask the member for a proof; false without one, or where nobody comes to listen. */
export function askForProof(): Promise<boolean> {
  return new Promise((resolve: Tell) => {
    const isHeard = () => !dispatchEvent(new CustomEvent(ASKED, { cancelable: true, detail: resolve }));
    if (isHeard()) return;
    const late = setTimeout(() => {
      removeEventListener(LISTENING, again);
      resolve(false);
    }, COMES_WITHIN);
    const again = () => {
      clearTimeout(late);
      if (!isHeard()) resolve(false);
    };
    addEventListener(LISTENING, again, { once: true });
  });
}

/** Hears of what waits for a proof, and is to tell what came of that; answers what ends it. */
export function onReauthentication(listener: (tell: Tell) => void): () => void {
  const heard = (event: Event) => {
    event.preventDefault();
    listener((event as CustomEvent<Tell>).detail);
  };
  addEventListener(ASKED, heard);
  dispatchEvent(new Event(LISTENING));
  return () => removeEventListener(ASKED, heard);
}
