import { readFileSync } from 'node:fs';
import { at } from './paths.mjs';

/**
 * What makes the local site a sandbox: the switch for the control surface, and the public half of the key that
 * the reference gateway demonstrates with. Given to the running workers, written to no file.
 */
export function sandboxVars() {
  const publicKey = readFileSync(at('gateway/seed/demo-public-key.json'), 'utf8');
  return { SANDBOX: '1', GATEWAY_PUBLIC_JWK: publicKey.replace(/\s+/g, '') };
}
