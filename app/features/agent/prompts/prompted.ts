import { deviceStore } from '@/app/lib/storage/storage';
import type { AgreementKind } from '@/contracts/agreements/kinds';

const KEY = 'CONTRACT_PROMPTED';

/** Which prompts a login, known by its opaque id, was shown on this device (AGENT-22). */
export function promptedKinds(sessionId: string): readonly string[] {
  const [id, ...kinds] = deviceStore.text(KEY)?.split(' ') ?? [];
  return id === sessionId ? kinds : [];
}

/** Notes that a login was shown a prompt: it is not shown again before the next login (AGENT-22). */
export function notePrompted(sessionId: string, kind: AgreementKind): void {
  const kinds = new Set([...promptedKinds(sessionId), kind]);
  deviceStore.set(KEY, [sessionId, ...kinds].join(' '));
}
