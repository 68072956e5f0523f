import { SITE_FLAGS, type SiteFlags } from '../../contracts/flags';
import type {
  AgentRules,
  Merchant,
  ReferralRules,
  Resource,
  StoredService,
  TaskRules,
  WithdrawRules,
} from '../db/schema';
import { DEMO_BANK } from './demo-bank';
import { DEMO_REGISTER_RULES } from './register-rules';

/** Rates of slots and the like, of tables and lotteries, and of sports. */
function ratesOf(machines: number, tables: number, sports: number): Record<string, number> {
  return {
    RNG: machines,
    FISH: machines,
    BINGO: machines,
    PVP: tables,
    LIVE: tables,
    COCKFIGHT: tables,
    LOTT: tables,
    ELOTT: tables,
    SPORTS: sports,
    ESPORTS: sports,
  };
}

/** What opens by itself is calm on both sites. */
const CALM = { ANNOUNCENOW3: false, OFFERAPPNOW3: false };
const allFlags = (on: boolean) =>
  ({ ...Object.fromEntries(SITE_FLAGS.map((flag) => [flag, on])), ...CALM }) as SiteFlags;

const SOCIAL = ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'YOUTUBE', 'TIKTOK', 'THREADS'];
/** Pages of the operator in social networks (ENT-08 to ENT-14), each a page of the demo's outside. */
const SOCIAL_LINKS = SOCIAL.map(
  (resourceType): Resource => ({ resourceType, url: `/sandbox/outside/${resourceType.toLowerCase()}` }),
);

/** Ways to install the operator's own app (PWA-07 to PWA-12); pages of the demo say what stands there (demo/outside). */
const DOWNLOADS: readonly Resource[] = [
  { resourceType: 'Android', url: '/sandbox/outside/android' },
  { resourceType: 'IOS', url: '/sandbox/outside/ios' },
  { resourceType: 'MOBILECONFIG', url: '/sandbox/outside/mobileconfig' },
  { resourceType: 'AppDownloadIcon', url: '/art/download/app-icon.svg' },
];

const WITHDRAW_RULES: WithdrawRules = {
  payoutProvider: DEMO_BANK,
  least: 100_000_00,
  most: 100_000_000_00,
  mostOfDay: 200_000_000_00,
  fee: 5_000_00,
  freeOfDay: 3,
  quickAmounts: [500_000_00, 1_000_000_00, 2_000_000_00, 5_000_000_00, 10_000_000_00],
  usualFrom: 5,
  usualTo: 15,
  latest: 60,
  mostCards: 5,
  depositTimes: 1,
  cardWaitHours: 24,
  passwordWaitHours: 24,
};

const TASK_RULES: TaskRules = {
  checkInPoints: [10, 10, 15, 20, 20, 30, 80],
  rebateTiers: [
    { from: 1_000_000_00, rate: 300, most: 1_000_000_00 },
    { from: 10_000_000_00, rate: 500, most: 5_000_000_00 },
    { from: 50_000_000_00, rate: 800, most: 18_000_000_00 },
  ],
  rebateTimes: 1,
};

const REFERRAL_RULES: ReferralRules = { reward: 50_000_00, least: 200_000_00, times: 3, waitHours: 24 };

const AGENT_RULES: AgentRules = {
  activeTurnover: 200_000_00,
  commissionTiers: [
    { turnover: 0, players: 0, rates: ratesOf(60, 30, 40) },
    { turnover: 10_000_000_00, players: 3, rates: ratesOf(80, 40, 55) },
    { turnover: 50_000_000_00, players: 10, rates: ratesOf(100, 50, 70) },
    { turnover: 150_000_000_00, players: 30, rates: ratesOf(120, 60, 85) },
    { turnover: 500_000_000_00, players: 100, rates: ratesOf(150, 75, 100) },
  ],
  bonusShare: 2000,
  dividendPeriod: 'month',
  noticeDays: 7,
  answerDays: 7,
};

const chat: StoredService = {
  path: '/sandbox/outside/chat?channel=mobile',
  name: 'Trò chuyện trực tuyến',
  type: 'CHAT',
  position: 'both',
};

/** The demo merchants: one with every flag on, one with every flag off. */
export const MERCHANTS: readonly Merchant[] = [
  {
    code: 'hoadang',
    name: 'Hoa Đăng',
    flags: allFlags(true),
    mobileTemplate: { mem_cen: 1, dep_func: 1 },
    paths: {},
    customerService: [
      chat,
      { path: '/sandbox/outside/zalo', name: 'Zalo', type: 'ZALO', position: 'menu' },
      { path: '/sandbox/outside/telegram', name: 'Telegram', type: 'TELEGRAM', position: 'support' },
    ],
    resources: [...SOCIAL_LINKS, ...DOWNLOADS],
    imageCdns: [],
    // The demo is served at one address alone.
    domainList: [],
    mainDomain: 'https://hoadang.example.com',
    isSingle: true,
    allowWithdraw: true,
    bankWithdrawal: true,
    withdrawRules: WITHDRAW_RULES,
    referralRules: REFERRAL_RULES,
    taskRules: TASK_RULES,
    agentRules: AGENT_RULES,
    maintenance: false,
    regionRestriction: false,
    statusRefusal: null,
    registerRules: DEMO_REGISTER_RULES,
    registerSettings: { usernameRegister: true, mobileRegister: true, firebaseVerification: false },
    passkeys: true,
    freePlay: true,
    asksForWork: true,
    defaultCountry: 'VN',
    mobileCountries: [],
    ageLimit: 18,
    currencyCode: 'VND',
    currencySymbol: '₫',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
  {
    code: 'bare',
    name: 'Bến Mộc',
    flags: allFlags(false),
    mobileTemplate: { mem_cen: 0, dep_func: 0 },
    paths: {},
    customerService: [chat],
    resources: [],
    imageCdns: [],
    domainList: [],
    mainDomain: 'https://benmoc.example.com',
    isSingle: false,
    allowWithdraw: true,
    bankWithdrawal: false,
    withdrawRules: WITHDRAW_RULES,
    referralRules: REFERRAL_RULES,
    taskRules: TASK_RULES,
    agentRules: AGENT_RULES,
    maintenance: false,
    regionRestriction: false,
    statusRefusal: null,
    registerRules: {},
    registerSettings: { usernameRegister: false, mobileRegister: false, firebaseVerification: false },
    passkeys: false,
    freePlay: false,
    asksForWork: true,
    defaultCountry: 'VN',
    mobileCountries: [],
    ageLimit: 18,
    currencyCode: 'VND',
    currencySymbol: '₫',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
];
