import { askForProof } from './reauthentication';

/**
 * Sends what the gateway may refuse with `reauthentication.required`: the member is asked for a proof, and it is sent
 * once more after that (SESS-45).
 * @throws as `send`; the refusal itself without a proof
 */
export function reauthenticated<T>(send: () => Promise<T>): Promise<T> {
  return send().catch(async (error) => {
    if (error.code !== 'reauthentication.required') throw error;
    if (!(await askForProof())) throw error;
    return send();
  });
}
