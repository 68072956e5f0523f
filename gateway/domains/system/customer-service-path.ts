import { createCipheriv, randomBytes } from 'node:crypto';

/**
 * Encrypts a customer-service path the way operators' gateways do: DES-ECB with PKCS#7 padding in base64, then the
 * 8 characters of the key itself (GATE-23 to GATE-26). It hides the path from a glance, not from anybody else.
 */
export function encryptServicePath(path: string, key: string = randomBytes(4).toString('hex')): string {
  // DES by a name that workerd and Node both know: two-key triple DES whose keys are the same is DES.
  const cipher = createCipheriv('des-ede', Buffer.from(key + key, 'latin1'), Buffer.alloc(0));
  // One encoding at the end: two encoded parts would each end in padding.
  return Buffer.concat([cipher.update(path, 'utf8'), cipher.final()]).toString('base64') + key;
}
