import { type Access, type RoutePath, SCREENS, type Screen } from '../../app/screens.ts';
import { otherAddress, type SiteAddress } from './site-address.ts';

/** Who looks at a screen; `trial` is a member on trial. */
export type Visitor = 'guest' | 'member' | 'trial' | 'agent';

/** Demo accounts of the visitors, whose password is `Lantern2209`. */
export const ACCOUNTS = { member: 'minhan_2209', trial: 'trial01', agent: 'agent01' };

const ADMITTED: Record<Access['only'], Visitor[]> = {
  guests: ['guest'],
  newcomers: ['guest', 'trial'],
  members: ['member', 'trial'],
  'all but agents': ['guest'],
  agents: ['agent'],
};

/** Leads on as soon as it is alive: home, as a trial member. */
const LEAD_ON: RoutePath[] = ['/m/freeTrial'];

/** Of screens about one thing, by the seeds; no such order is a screen too. */
const ADDRESSES: { [Path in RoutePath]?: SiteAddress } = {
  '/m/activityDetail': '/m/activityDetail?id=501',
  '/m/newsDetail': '/m/newsDetail?id=601',
  '/m/videoDetail': '/m/videoDetail?id=641',
  '/m/charityDetail': '/m/charityDetail?id=661',
  '/m/helpDetail': '/m/helpDetail?tag=terms',
  '/m/noticeDetail': '/m/noticeDetail?id=701',
  '/m/applyReward': '/m/applyReward?id=501',
  '/m/play': '/m/play?game=100006',
  '/m/objection': '/m/objection#mVx2k0hQ9sT4wZr7Lb1cEg',
  '/m/voucherCenter/$orderNo': '/m/voucherCenter/NT260822-222222',
  '/m/withdraw/$orderNo': '/m/withdraw/RT260822-222222',
  '/m/agent/contracts/$account': '/m/agent/contracts/thuytien95?kind=salary',
  '/m/agent/transfer/$account': '/m/agent/transfer/thuytien95',
};

const screens = (Object.entries(SCREENS) as [RoutePath, (typeof SCREENS)[RoutePath]][])
  .filter((row): row is [RoutePath, Screen] => 'title' in row[1])
  .filter(([path]) => !LEAD_ON.includes(path));

const mayOpen = ({ access }: Screen, visitor: Visitor) =>
  access === 'everyone' ? visitor !== 'agent' : ADMITTED[access.only].includes(visitor);

/** The paths of all screens that a visitor may open and stays on, in the order of the table. */
export function screensOf(visitor: Visitor): RoutePath[] {
  return screens.filter(([, screen]) => mayOpen(screen, visitor)).map(([path]) => path);
}

/** Where a screen is seen with something on it; a settlement is named by its day, which the page of all tells. */
export async function addressOf(
  path: RoutePath,
  read: (address: string) => Promise<string>,
): Promise<SiteAddress> {
  if (path !== '/m/agent/commission/$settlement') return ADDRESSES[path] ?? otherAddress(path);
  const [found] = /\/m\/agent\/commission\/[^"]+/.exec(await read('/m/agent/commission')) ?? [];
  return otherAddress(found ?? 'no settlement');
}
