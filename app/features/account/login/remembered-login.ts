import * as v from 'valibot';

const STORAGE_KEY = 'REMEMBER_username';

/** The remembered record of the username mode (LOGIN-19 to LOGIN-26). `password` is encoded, see below. */
const recordSchema = v.object({
  type: v.literal('username'),
  username: v.string(),
  password: v.string(),
  countryDialingCode: v.string(),
});

type Remembered = { username: string; password: string };

/** Whether this browser can keep a password safely; without it the box is not offered. */
export function canRemember(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined && typeof indexedDB !== 'undefined';
}

/** Keeps the credentials of a login that succeeded with the box ticked. */
export async function remember({ username, password }: Remembered, salt: string): Promise<void> {
  const key = await deviceKey();
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv },
    key,
    new TextEncoder().encode(password),
  );
  const record: v.InferOutput<typeof recordSchema> = {
    type: 'username',
    username,
    password: encodeTwice(new Uint8Array([...iv, ...new Uint8Array(sealed)]), salt),
    countryDialingCode: '',
  };
  localStorage.setItem(STORAGE_KEY, JSON.stringify(record));
}

/** The remembered credentials, or null when there are none, they are damaged, or the device's key is gone. */
export async function recall(salt: string): Promise<Remembered | null> {
  try {
    const record = v.parse(recordSchema, JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null'));
    const sealed = decodeTwice(record.password, salt);
    const plain = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: sealed.slice(0, 12) },
      await deviceKey(),
      sealed.slice(12),
    );
    return { username: record.username, password: new TextDecoder().decode(plain) };
  } catch {
    return null;
  }
}

/** Removes the record, after a login that succeeded with the box unticked (LOGIN-25). */
export function forgetRemembered(): void {
  localStorage.removeItem(STORAGE_KEY);
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

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return settled(request);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
