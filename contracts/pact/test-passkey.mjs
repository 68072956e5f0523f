import { createHash, createPrivateKey, randomBytes, sign } from 'node:crypto';

/** Key of the authenticator that the command plays: every contract's passkey has it, and it opens nothing else. */
const KEY = createPrivateKey({
  format: 'jwk',
  key: {
    kty: 'EC',
    crv: 'P-256',
    x: 'PdjrMgMJQUtF5CDvfNmYFqg6fSA_b20k2nFtkttokkU',
    y: '7-jh7t1NoW_0q_DxOVRjawT7p3MR6i-_40gFLWuPXcY',
    d: '8jwlazT4bEvvFS5S75ZIanUJV9pCaTkFwV0mbFku6wo',
  },
});
/** Its public half in COSE (RFC 9052), base64url: an ES256 key. */
export const TEST_PASSKEY_COSE =
  'pQECAyYgASFYID3Y6zIDCUFLReQg73zZmBaoOn0gP29tJNpxbZLbaJJFIlgg7-jh7t1NoW_0q_DxOVRjawT7p3MR6i-_40gFLWuPXcY';

/** Flags of authenticator data (WebAuthn, 6.1): somebody was there and is known; the key is on further devices; a key comes along. */
const PRESENT_AND_KNOWN = 0x05;
const SYNCED = 0x18;
const WITH_KEY = 0x40;

const sha256 = (data) => createHash('sha256').update(data).digest();
const text64 = (bytes) => Buffer.from(bytes).toString('base64url');

/**
 * The answer of an authenticator to a challenge for a new passkey (WebAuthn, 5.2.1), as JSON.
 * @param {{ origin: string, challenge: string }} asked
 */
export function createPasskey({ origin, challenge }) {
  const id = randomBytes(16);
  const key = Buffer.from(TEST_PASSKEY_COSE, 'base64url');
  const attested = Buffer.concat([Buffer.alloc(16), twoBytes(id.length), id, key]);
  const data = Buffer.concat([authenticatorData(origin, PRESENT_AND_KNOWN | WITH_KEY, 0), attested]);
  return credential(text64(id), {
    clientDataJSON: clientData('webauthn.create', origin, challenge),
    attestationObject: text64(attestation(data)),
    transports: ['internal'],
  });
}

/**
 * The answer of a passkey to a challenge (WebAuthn, 5.2.2), as JSON.
 * @param {{ origin: string, challenge: string, credentialId: string, counter?: string, synced?: string }} asked
 */
export function usePasskey({ origin, challenge, credentialId, counter = '1', synced }) {
  const flags = PRESENT_AND_KNOWN | (synced ? SYNCED : 0);
  const data = authenticatorData(origin, flags, Number(counter));
  const client = clientData('webauthn.get', origin, challenge);
  const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
  return credential(credentialId, {
    clientDataJSON: client,
    authenticatorData: text64(data),
    signature: text64(sign('sha256', signed, KEY)),
  });
}

function credential(id, response) {
  return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });
}

function clientData(type, origin, challenge) {
  return text64(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(origin, flags, counter) {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
}

/** CBOR of an attestation that says nothing of its maker. */
function attestation(data) {
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
  return Buffer.concat([head, Buffer.from([0x59]), twoBytes(data.length), data]);
}

function twoBytes(value) {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
