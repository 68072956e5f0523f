import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** Flags of what an authenticator says: somebody was there and is known, and a key comes with it. */
export const PRESENT_AND_KNOWN = 0x05;
const WITH_KEY = 0x40;
/** The key may be on further devices (BE), and is (BS). */
export const SYNCED = 0x18;

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const text64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

type Asked = { origin: string; challenge: string };

/** An authenticator in software, for provider states and tests: one key for one site, with a counter of its own. */
export function softAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const cose = coseKey(publicKey);

  return {
    credentialId: text64(id),
    publicKey: text64(cose),
    /** Responses a challenge for a new passkey; `more` are further flags. */
    create({ origin, challenge }: Asked, more = 0): string {
      const attested = Buffer.concat([Buffer.alloc(16), twoBytes(id.length), id, cose]);
      const data = Buffer.concat([dataOf(origin, PRESENT_AND_KNOWN | WITH_KEY | more, 0), attested]);
      return answer(id, {
        clientDataJSON: clientData('webauthn.create', { origin, challenge }),
        attestationObject: text64(attestation(data)),
        transports: ['internal'],
      });
    },
    /** Responses a challenge by the key; `counter` is how often it was used, `flags` says who was there. */
    use({ origin, challenge }: Asked, counter = 1, flags = PRESENT_AND_KNOWN): string {
      const data = dataOf(origin, flags, counter);
      const client = clientData('webauthn.get', { origin, challenge });
      const signed = Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]);
      return answer(id, {
        clientDataJSON: client,
        authenticatorData: text64(data),
        signature: text64(sign('sha256', signed, privateKey)),
      });
    },
  };
}

function answer(id: Uint8Array, response: object): string {
  const name = text64(id);
  return JSON.stringify({ id: name, rawId: name, type: 'public-key', clientExtensionResults: {}, response });
}

function clientData(type: string, { origin, challenge }: Asked): string {
  return text64(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
}

function dataOf(origin: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), count]);
}

/** The key in COSE: an ES256 one on P-256. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const head = Buffer.from('a5010203262001', 'hex');
  const place = (name: string, value: string) =>
    Buffer.concat([Buffer.from(`${name}5820`, 'hex'), Buffer.from(value, 'base64url')]);
  return Buffer.concat([head, place('21', x), place('22', y)]);
}

/** CBOR of an attestation that says nothing of its maker. */
function attestation(data: Buffer): Buffer {
  const head = Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex');
  return Buffer.concat([head, Buffer.from([0x59]), twoBytes(data.length), data]);
}

function twoBytes(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(value);
  return bytes;
}
