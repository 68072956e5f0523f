import * as v from 'valibot';
import { deviceStore } from '@/app/lib/storage/storage';
import type { LoginMode } from './login-rules';

const STORAGE_KEYS = { username: 'REMEMBER_username', sms: 'REMEMBER_sms' } as const;

/** The remembered record of a login mode (LOGIN-19 to LOGIN-26). `password` is encoded, see below. */
const recordSchema = v.object({
  type: v.picklist(['username', 'sms']),
  username: v.string(),
  password: v.string(),
  countryDialingCode: v.string(),
});

/** A username with its password, or a mobile number with its dialling code; a code is never kept. */
export type Remembered = { username: string; password: string; countryDialingCode: string };

/** Whether this browser can keep the mode's record; a password it must keep safely. */
export function canRemember(mode: LoginMode): boolean {
  if (mode === 'sms') return true;
  try {
    return crypto.subtle !== undefined && Boolean(indexedDB);
  } catch {
    return false;
  }
}

/** Keeps what a login with the box ticked succeeded with. */
export async function remember(mode: LoginMode, kept: Remembered, salt: string): Promise<void> {
  const record: v.InferOutput<typeof recordSchema> = {
    type: mode,
    username: kept.username,
    password: mode === 'sms' ? '' : await encodePassword(kept.password, salt),
    countryDialingCode: kept.countryDialingCode,
  };
  deviceStore.setJson(STORAGE_KEYS[mode], record);
}

/** The mode's record, or null when there is none, it is damaged, or the device's key is gone. */
export async function recall(mode: LoginMode, salt: string): Promise<Remembered | null> {
  const kept = deviceStore.json(STORAGE_KEYS[mode], (record) => v.parse(recordSchema, record));
  if (!kept) return null;
  try {
    const password = mode === 'sms' ? '' : await decodePassword(kept.password, salt);
    return { username: kept.username, password, countryDialingCode: kept.countryDialingCode };
  } catch {
    return null;
  }
}

/** Removes the mode's record, after a login that succeeded with the box unticked (LOGIN-25). */
export function forgetRemembered(mode: LoginMode): void {
  deviceStore.remove(STORAGE_KEYS[mode]);
}

async function encodePassword(password: string, salt: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    await deviceKey(),
    new TextEncoder().encode(password),
  );
  return encodeTwice(new Uint8Array([...iv, ...new Uint8Array(sealed)]), salt);
}

async function decodePassword(encoded: string, salt: string): Promise<string> {
  const sealed = decodeTwice(encoded, salt);
  const plain = await crypto.subtle.decrypt(
    { name: 'AES-GCM', iv: sealed.slice(0, 12) },
    await deviceKey(),
    sealed.slice(12),
  );
  return new TextDecoder().decode(plain);
}

// The stated record: Base64 twice, with the site's salt in between (LOGIN-24). It hides nothing by itself.
function encodeTwice(bytes: Uint8Array, salt: string): string {
  return btoa(salt + btoa(String.fromCharCode(...bytes)));
}

function decodeTwice(text: string, salt: string): Uint8Array<ArrayBuffer> {
  const once = atob(text);
  if (!once.startsWith(salt)) throw new Error('Another salt');
  return Uint8Array.from(atob(once.slice(salt.length)), (character) => character.charCodeAt(0));
}

const DATABASE = 'remembered-login';
const STORE = 'keys';

// A key that scripts can use but never read: a copy of the storage alone reveals nothing (LOGIN-26).
async function deviceKey(): Promise<CryptoKey> {
  const database = await openDatabase();
  try {
    const kept = await settled<CryptoKey | undefined>(
      database.transaction(STORE).objectStore(STORE).get('aes'),
    );
    if (kept) return kept;
    const fresh = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ]);
    await settled(database.transaction(STORE, 'readwrite').objectStore(STORE).put(fresh, 'aes'));
    return fresh;
  } finally {
    database.close();
  }
}

/** Some iPhones leave the first request for a database without an answer: nobody waits longer. Milliseconds. */
const OPENS = 2_000;

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database does not open')), OPENS);
    settled(request)
      .then(resolve, reject)
      .finally(() => clearTimeout(timer));
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
