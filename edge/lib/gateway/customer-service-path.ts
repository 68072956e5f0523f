import { Buffer } from 'node:buffer';
import { createDecipheriv } from 'node:crypto';
import { log } from '../log';

type Decrypt = (ciphertext: Buffer, key: string) => string;

/**
 * The plain customer-service path: http(s) addresses pass as they are, the rest is base64 ciphertext followed by its
 * 8-character key (GATE-23 to GATE-31). Null when it does not decrypt or leads anywhere but to http(s) or this site.
 */
export function openCustomerServicePath(written: string, decrypt: Decrypt = desEcb): string | null {
  const trimmed = written.trim();
  if (/^https?:\/\//i.test(trimmed)) return safeTarget(trimmed);
  const ciphertext = trimmed.slice(0, -8);
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(ciphertext) || ciphertext.length % 4 !== 0) return null;
  try {
    return safeTarget(decrypt(Buffer.from(ciphertext, 'base64'), trimmed.slice(-8)));
  } catch {
    return null;
  }
}

/** Entries with their paths opened; those that cannot be are dropped, and the log names their index alone (GATE-29). */
export function openCustomerServiceList(list: unknown, decrypt?: Decrypt): unknown {
  if (!Array.isArray(list)) return list;
  return list.flatMap((entry: { path: string }, index) => {
    const path = openCustomerServicePath(entry.path, decrypt);
    if (path !== null) return [{ ...entry, path }];
    log('customer-service.dropped', { index });
    return [];
  });
}

function desEcb(ciphertext: Buffer, key: string): string {
  const decipher = createDecipheriv('des-ecb', Buffer.from(key, 'latin1'), Buffer.alloc(0));
  return Buffer.concat([decipher.update(ciphertext), decipher.final()]).toString('utf8');
}

function safeTarget(target: string): string | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is refused
  if (/[\u0000-\u0020\u007f\\]/.test(target)) return null;
  if (/^\/(?!\/)/.test(target)) return target;
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null;
  const { username, password } = new URL(target);
  return username || password ? null : target;
}
