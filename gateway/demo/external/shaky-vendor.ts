import { type Clock, clockAhead } from '@/demo/platform/clock';
import { type FetchLike, withinTime } from '@/demo/platform/within-time';
import { openVendorSession } from '@/demo/vendor/sessions';
import type { Vendor } from '@/demo/vendor/vendor';
import { walletsOf } from '@/demo/vendor/wallets';
import { launch, launchOf } from '../../testing/play';
import type { TestGateway } from '../../testing/start-gateway';

/** What the network does to the next call: it never arrives, its answer is lost, or it arrives when it is let go. */
type Fault = { call: 'bet' | 'win' | 'rollback'; how: 'unsent' | 'unanswered' | 'late' };

const ANSWER_MS = 40;

/** The demo vendor on a gateway in this process, with a network that does as told. */
export function shakyVendor(gateway: TestGateway, random: Vendor['random'] = () => 0) {
  const faults: Fault[] = [];
  const sent: string[] = [];
  const late: (() => Promise<Response>)[] = [];
  const time = { ahead: 0 };

  const shaky: FetchLike = async (request) => {
    const body = await request.text();
    const call = callOf(request.url, body);
    sent.push(call);
    const send = () =>
      gateway.send(new URL(request.url).pathname, { method: 'POST', headers: request.headers, body });
    const index = faults.findIndex((fault) => fault.call === call);
    const how = index < 0 ? null : faults.splice(index, 1)[0]?.how;
    if (how === null) return send();
    if (how === 'late') {
      late.push(send);
      return new Promise<Response>(() => {});
    }
    if (how === 'unanswered') await send();
    throw new TypeError('connection lost');
  };
  const clock: Clock = {
    now: () => clockAhead(time.ahead).now(),
    wall: () => clockAhead(time.ahead).now(),
  };
  const vendor: Vendor = {
    db: gateway.demo.db,
    clock,
    random,
    features: { auto: false, quick: false },
    walletOf: walletsOf(gateway.demo.env, withinTime(shaky, ANSWER_MS)),
  };
  return {
    vendor,
    sent,
    time,
    fail: (call: Fault['call'], how: Fault['how'], times = 1) => {
      for (let turn = 0; turn < times; turn += 1) faults.push({ call, how });
    },
    /** Lets everything arrive that is late. */
    arrive: async () => {
      for (const send of late.splice(0)) await send();
    },
    sit: async (wanted?: Parameters<typeof launch>[1]) => {
      const { session } = await openVendorSession(vendor, launchOf(await launch(gateway, wanted)));
      return session;
    },
  };
}

/** The call by its name in the contract, whichever dialect it is made in. */
function callOf(url: string, body: string): string {
  const own = new URL(url).pathname.split('/').at(-1) ?? '';
  const cmd = own === 'den-long' ? (new URLSearchParams(body).get('cmd') ?? '') : own;
  return { open: 'authenticate', funds: 'balance', settle: 'win', refund: 'rollback' }[cmd] ?? cmd;
}
