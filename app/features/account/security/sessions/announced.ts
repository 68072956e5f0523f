import { deviceStore } from '@/app/lib/storage/storage';

const KEY = 'LAST_LOGIN_TOLD';

/** Notes that this login, known by its opaque id, has been told of the one before, in whatever tab. */
export function noteAnnounced(sessionId: string): void {
  deviceStore.set(KEY, sessionId);
}

/** Whether this login has been told of the one before it. */
export function isAnnounced(sessionId: string): boolean {
  return deviceStore.text(KEY) === sessionId;
}
