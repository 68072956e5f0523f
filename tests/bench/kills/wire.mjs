import { createHmac, randomUUID } from 'node:crypto';
import { FlattenedEncrypt, importJWK } from 'jose';
import publicKey from '../../../gateway/seed/demo-public-key.json' with { type: 'json' };

/** The sandbox's secrets, which everybody can read: of the demo bank, and of the two game vendors. */
const SECRETS = {
  bank: 'the-demo-bank-pays-in-the-sandbox-alone',
  demo: 'the-demo-vendor-plays-in-the-sandbox-alone',
  'den-long': 'den-long-plays-in-the-sandbox-alone-as-well',
};
/** Longer than a call waits for its twin, also on a busy machine. Milliseconds. */
const TIMEOUT = 60_000;
const MOST_READS = 5;
/** The den-long dialect's numbers for what the other dialect says in words. */
const CODES = {
  20: 'balance.short',
  30: 'bet.unknown',
  31: 'bet.settled',
  32: 'bet.rolled.back',
  33: 'transaction.reused',
};

/** No answer came, or one that says nothing of what was done: whoever asked must ask again. */
export class Unanswered extends Error {}

/** An amount in 1/100 units as it is sent. */
export const unitsOf = (amount) => Number((amount / 100).toFixed(2));
/** An amount as it is told, in 1/100 units. */
export const minorOf = (units) => Math.round(units * 100);

const hmac = (secret, text) => createHmac('sha256', secret).update(text).digest('hex');

/**
 * What members, bank, vendors and staff say to a gateway, over HTTP alone. Responses are `{ done, code, value }`.
 * @throws Unanswered from each call whose answer did not come
 */
export function wireTo(url) {
  let sent = 0;

  async function ask(path, { method = 'POST', headers = {}, body } = {}) {
    sent += 1;
    const answer = await fetch(new URL(path, url), {
      method,
      headers,
      body,
      signal: AbortSignal.timeout(TIMEOUT),
    }).catch((error) => {
      throw new Unanswered(`${path}: ${error.cause ?? error}`);
    });
    const told = await answer.json().catch(() => null);
    if (answer.status >= 500 || told === null) throw new Unanswered(`${path}: ${answer.status}`);
    return { status: answer.status, told };
  }

  async function call(path, { method = 'GET', token, key, fields, sealed = false } = {}) {
    const headers = {
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(key && { 'Idempotency-Key': key }),
    };
    const envelope = sealed && (await seal(fields));
    if (envelope) headers.Encryption = envelope.key;
    const body = fields && JSON.stringify(envelope ? envelope.body : fields);
    const { told } = await ask(path, { method, headers, body });
    return { done: told.success, code: told.errorCode, value: told.value };
  }

  /** What a member is told, asked for until it comes. */
  async function read(token, path) {
    for (let tries = 1; ; tries += 1) {
      const answer = await call(path, { token }).catch((error) => {
        if (!(error instanceof Unanswered) || tries === MOST_READS) throw error;
      });
      if (answer) return answer;
    }
  }

  const vendors = {
    async demo(name, fields) {
      const body = JSON.stringify({ vendor: 'demo', ...fields });
      const headers = { 'Content-Type': 'application/json', 'X-Vendor-Signature': hmac(SECRETS.demo, body) };
      const { told } = await ask(`/vgw/wallet/${name}`, { headers, body });
      const { value } = told;
      return {
        done: told.success,
        code: told.errorCode,
        value: value && { ...value, balance: minorOf(value.balance) },
      };
    },
    async 'den-long'(cmd, fields) {
      const form = new URLSearchParams({ cmd, ...fields });
      const time = String(Math.floor(Date.now() / 1000));
      const sorted = new URLSearchParams(form);
      sorted.sort();
      const sign = hmac(SECRETS['den-long'], `${time}\n${sorted}`);
      const headers = {
        'X-DL-Time': time,
        'X-DL-Sign': sign,
        'Content-Type': 'application/x-www-form-urlencoded',
      };
      const { told } = await ask('/vgw/den-long', { headers, body: form.toString() });
      const { tx, player, balance, again } = told;
      const value = {
        transactionId: tx,
        playerId: player,
        balance: minorOf(Number(balance)),
        repeated: again === 1,
      };
      // A number without words is none to rely on: it is asked again.
      if (told.code !== 0 && !CODES[told.code]) throw new Unanswered(`den-long ${cmd}: ${told.code}`);
      return { done: told.code === 0, code: CODES[told.code] ?? null, value };
    },
  };

  return {
    sent: () => sent,
    call,
    read,
    /** What the demo bank tells of money. */
    async tell(path, told) {
      const body = JSON.stringify({ provider: 'demo-bank', ...told });
      const time = Math.floor(Date.now() / 1_000);
      const signature = `t=${time},v1=${hmac(SECRETS.bank, `${time}\n${path}\n${body}`)}`;
      const answer = await ask(path, { headers: { 'X-Payment-Signature': signature }, body });
      return { done: answer.told.success, code: answer.told.errorCode, value: answer.told.value };
    },
    /** What a vendor asks of the wallet, in its own dialect; amounts in 1/100 units. */
    play: (vendor, { kind, playerId, transactionId, betId, nodeId, amount }) => {
      if (vendor === 'demo') {
        const moving = { playerId, transactionId, roundId: betId, nodeId, amount: unitsOf(amount) };
        if (kind === 'bet') return vendors.demo('bet', moving);
        if (kind === 'win') return vendors.demo('win', { ...moving, betTransactionId: betId });
        return vendors.demo('rollback', { playerId, transactionId, betTransactionId: betId });
      }
      const sum = (kind === 'bet' ? -amount : amount) / 100;
      const moving = {
        player: playerId,
        tx: transactionId,
        round: betId,
        node: String(nodeId),
        sum: sum.toFixed(2),
      };
      if (kind === 'bet') return vendors[vendor]('bet', moving);
      if (kind === 'win') return vendors[vendor]('settle', { ...moving, of: betId });
      return vendors[vendor]('refund', { player: playerId, tx: transactionId, of: betId });
    },
    async authenticate(vendor, launchToken) {
      const answer =
        vendor === 'demo'
          ? await vendors.demo('authenticate', { launchToken })
          : await vendors[vendor]('open', { ticket: launchToken });
      return answer.value.playerId;
    },
    /** What staff and the test's own hands do. */
    async staff(path, fields) {
      const method = fields ? 'POST' : 'GET';
      const { status, told } = await ask(`/sandbox${path}`, {
        method,
        body: fields && JSON.stringify(fields),
      });
      if (status !== 200) throw new Error(`/sandbox${path}: ${status} ${JSON.stringify(told)}`);
      return told;
    },
  };
}

/** Encrypts a body as the edge does; each is taken once. */
async function seal(fields) {
  const sealed = await new FlattenedEncrypt(new TextEncoder().encode(JSON.stringify(fields)))
    .setProtectedHeader({
      alg: 'RSA-OAEP-256',
      enc: 'A256GCM',
      kid: publicKey.kid,
      iat: Math.floor(Date.now() / 1000),
    })
    .encrypt(await importJWK(publicKey, 'RSA-OAEP-256'));
  const { encrypted_key: key, protected: header, iv, ciphertext, tag } = sealed;
  return { key, body: { protected: header, iv, ciphertext, tag } };
}

export const newKey = () => randomUUID();
