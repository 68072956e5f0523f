import type { RoutePath } from '../../app/screens';
import type { Visitor } from '../support/every-screen';
import type { Responses } from './support/gateway';

/**
 * What the table's tests must know of a screen beside its row. Without its line a screen does not compile; with it, it is
 * taken through all its states (`every-screen.test.tsx`).
 */
export type Line = {
  /** Words on it that the gateway's examples bring, or that stand there of themselves. */
  shows: string;
  /** Where that is seen, if not at its path alone. */
  at?: string;
  /** Who sees it, if not a member or whom its row names. */
  as?: Visitor;
  /** What the gateway must know for it, where the examples do not. */
  answers?: Responses;
  /** Without answers it shows what it ever shows: it neither waits nor fails as a whole. */
  stands?: true;
  /** How much of the window may move when its answers come late, where that is more than a tenth; why stands beside it. */
  moves?: number;
  /** Its lists are all of it: without an entry the picture of emptiness stands in their place. */
  empties?: true;
  /** It has a form: one whose fields must be filled, or one that stands filled or is shut until it is. */
  asks?: 'fields' | 'nothing';
  /** Where it leads when what it is about is not there. */
  emptyAt?: RoutePath;
  /** Where it leads once it has done what it is there for. */
  leadsOn?: RoutePath;
};

/** The examples know no article of these kinds: what they have of news counts as one. */
const articlesAs = (type: string): Responses => ({
  'content.announcementCategories': ({ list }) => ({
    list: list?.map((category) => ({ ...category, type })) ?? [],
  }),
});

const GAME = 'Trống Hội Đêm Rằm';
const LOBBY: Line = { shows: GAME, empties: true };
const PROMOTION = 'Hội trăng rằm';

export const LINES: Readonly<Record<RoutePath, Line | 'alias'>> = {
  '/m/home': { shows: GAME },
  '/m/search': LOBBY,
  '/m/gameCenter': { shows: GAME, empties: true },
  '/m/provider': { shows: 'SV3', empties: true },
  '/m/hot-games': LOBBY,
  '/m/live-games': LOBBY,
  '/m/slot-games': LOBBY,
  '/m/sport-games': LOBBY,
  '/m/esport-games': LOBBY,
  '/m/fish-games': LOBBY,
  '/m/pvp-games': LOBBY,
  '/m/cockfight': LOBBY,
  '/m/new-games': LOBBY,
  '/m/jili-games': LOBBY,
  '/m/rtg-games': LOBBY,
  // How many jackpots a site has, and so where its games begin, its answer alone tells: places for four wait, one comes.
  '/m/jackpots': { ...LOBBY, moves: 0.25 },
  '/m/bingo': LOBBY,
  '/m/inHouse': LOBBY,
  '/m/fbGame': LOBBY,
  '/m/activity': { shows: PROMOTION, empties: true },
  '/m/news': { shows: PROMOTION, empties: true },
  '/m/alliance': { shows: PROMOTION, answers: articlesAs('alliance'), empties: true },
  '/m/video': { shows: PROMOTION, answers: articlesAs('video'), empties: true },
  '/m/charity': { shows: PROMOTION, answers: articlesAs('charity'), empties: true },
  '/m/sponsor': { shows: PROMOTION, answers: articlesAs('sponsor'), empties: true },
  '/m/help': { shows: 'Điều khoản & Bảo mật', empties: true },
  '/m/support': { shows: 'Trò chuyện', stands: true },
  '/m/download': { shows: 'Cài trên iPhone', stands: true },
  '/m/register': { asks: 'fields', shows: '+84' },
  '/m/login': { asks: 'fields', shows: 'Chào bạn trở lại', stands: true },
  '/m/lott': { shows: GAME, empties: true },
  '/m/elott': { shows: GAME, empties: true },

  '/m/activityDetail': {
    shows: 'Điểm danh 7 ngày nhận quà.',
    at: '/m/activityDetail?id=501',
    emptyAt: '/m/activity',
  },
  '/m/newsDetail': {
    shows: 'Điểm danh 7 ngày nhận quà.',
    at: '/m/newsDetail?id=501',
    emptyAt: '/m/news',
  },
  '/m/videoDetail': {
    shows: PROMOTION,
    at: '/m/videoDetail?id=501',
    answers: articlesAs('video'),
    emptyAt: '/m/video',
  },
  '/m/charityDetail': {
    shows: PROMOTION,
    at: '/m/charityDetail?id=501',
    answers: articlesAs('charity'),
    emptyAt: '/m/charity',
  },
  '/m/helpDetail': { shows: 'Điều khoản', at: '/m/helpDetail?tag=terms' },

  '/m/register.html': { asks: 'fields', shows: '+84' },
  '/m/forget': { asks: 'fields', shows: '+84', stands: true },
  '/m/freeTrial': {
    shows: 'Đang chuẩn bị lượt chơi thử',
    answers: { 'session.freePlay': 'pending' },
    stands: true,
  },
  '/m/agent': { asks: 'fields', shows: 'Khu vực đại lý', stands: true },
  '/m/agent/home': { shows: 'Đang chờ bạn xác nhận' },
  '/m/agent/team': { shows: 'hoangyen_88' },
  '/m/agent/commission': { shows: '34.500.0' },
  '/m/agent/commission/$settlement': {
    shows: '3.270.000,00',
    at: '/m/agent/commission/own-2025-08-20-40017',
  },
  '/m/agent/grow': { shows: 'HD8826', empties: true },
  '/m/agent/transfer/$account': { asks: 'fields', shows: 'hoangyen_88', at: '/m/agent/transfer/hoangyen_88' },
  '/m/agent/contracts': { asks: 'fields', shows: '0,70%' },
  '/m/agent/contracts/$account': {
    asks: 'nothing',
    shows: 'hoangyen_88',
    at: '/m/agent/contracts/hoangyen_88?kind=salary',
  },
  '/m/member/agent/getSalaryContract': { shows: 'quangvinh.dl', empties: true },
  '/m/member/agent/getDevidendContract': { shows: 'quangvinh.dl', empties: true },
  '/m/member/agent/getHourContract': { shows: 'quangvinh.dl', empties: true },
  '/m/changePsw': { asks: 'fields', shows: 'Đặt mật khẩu mới', stands: true },
  '/m/applyReward': {
    asks: 'nothing',
    shows: PROMOTION,
    at: '/m/applyReward?id=501',
    emptyAt: '/m/activity',
  },
  '/m/member/home': { shows: 'Xin chào', stands: true },
  '/m/myAccount/index': { shows: 'Minh An' },
  '/m/set': { shows: 'Giao diện', stands: true },
  '/m/vip': { shows: 'Bạc' },
  '/m/notice': { shows: 'Bảo trì định kỳ sảnh bắn cá', empties: true },
  '/m/noticeDetail': { shows: 'Sảnh San Hô tạm nghỉ', at: '/m/noticeDetail?id=701' },
  '/m/webEmail': { shows: 'Yêu cầu rút tiền đã được duyệt', empties: true },
  '/m/transaction/record': { shows: 'Diều Giấy', empties: true },
  '/m/withdrawReport': { shows: 'RT250821-7M3XQ9', empties: true },
  '/m/feedback': { asks: 'fields', shows: 'Chúng tôi đọc mọi góp ý', stands: true },
  '/m/voucherCenter': { asks: 'fields', shows: 'Cổng thanh toán', empties: true },
  '/m/voucherCenter/$orderNo': { shows: 'CTY TNHH HOA DANG', at: '/m/voucherCenter/NT261122-4K7Q2M' },
  '/m/withdraw': { asks: 'fields', shows: 'Ngân hàng Cánh Buồm' },
  '/m/withdraw/$orderNo': { shows: 'RT250821-7H3KPD', at: '/m/withdraw/RT250821-7H3KPD' },
  '/m/bankCards': { shows: 'Ngân hàng Cánh Buồm', empties: true },
  '/m/paymentPassword': { asks: 'fields', shows: 'Đổi mật khẩu giao dịch' },
  '/m/securityCenter': { shows: '+84 91•••• 512' },
  '/m/securityCenter/mobile': { asks: 'fields', shows: '+84 91•••• 512' },
  '/m/securityCenter/email': { asks: 'fields', shows: 'm•••••@example.com' },
  '/m/securityCenter/questions': { asks: 'fields', shows: 'Câu hỏi 1' },
  '/m/securityCenter/logins': { shows: 'Android · Chrome' },
  '/m/objection': { shows: 'Chặn thay đổi', stands: true },
  '/m/transfer': { asks: 'fields', shows: 'Đèn Trời 88' },
  '/m/transferUp': { asks: 'fields', shows: '11.445.678' },
  '/m/rewardCenter': { shows: 'Thưởng nạp lần đầu', empties: true },
  '/m/task': { shows: 'Thợ săn đại dương' },
  '/m/mall/mallHome': { shows: 'Đèn lồng lụa Hội An', empties: true },
  '/m/mall/history': { shows: 'DQ250821-4K7Q2M', empties: true },
  '/m/inviteFriends': { shows: 't***5' },
  '/m/chat': { shows: 'Phòng trò chuyện', answers: { 'chat.launch': 'pending' }, stands: true },
  '/m/fav-games': { shows: GAME, empties: true },
  '/m/play': {
    shows: 'Số dư ví',
    at: '/m/play?game=100006',
    answers: { 'games.launch': 'pending' },
    stands: true,
  },

  '/': 'alias',
  '/m/favorite': 'alias',
  '/m/jili': 'alias',
  '/$': 'alias',
};
