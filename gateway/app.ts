import { Hono } from 'hono';
import { getAffiliateCode } from '../contracts/affiliate/affiliate-code';
import { checkAffiliate as checkAffiliateOperation } from '../contracts/affiliate/check-affiliate';
import {
  getChatUnread,
  launchChat as launchChatOperation,
  listAnchors as listAnchorsOperation,
  listFocus as listFocusOperation,
  listModels as listModelsOperation,
} from '../contracts/chat/live';
import { getAnnouncementCategories } from '../contracts/content/announcement-categories';
import { getAnnouncements } from '../contracts/content/announcements';
import { sendFeedback as sendFeedbackOperation } from '../contracts/content/feedback';
import { getHelpCentre } from '../contracts/content/help-centre';
import { markAsRead as markAsReadOperation } from '../contracts/content/mark-as-read';
import { getNotice } from '../contracts/content/notice';
import { getPopularAnnouncements } from '../contracts/content/popular-announcements';
import { addFavourite, listFavourites, removeFavourite } from '../contracts/games/favourites';
import { getGame } from '../contracts/games/game-detail';
import { getGameTypes } from '../contracts/games/game-types';
import { getHotGames } from '../contracts/games/hot-games';
import { launchGame as launchGameOperation } from '../contracts/games/launch-game';
import { listGames } from '../contracts/games/list-games';
import {
  getLotteryMenu,
  getNumero,
  getVietnamNumero,
  getVietnamResults,
  listElectronicLotteries,
  listLotteries,
} from '../contracts/games/lottery';
import { getGameMenus } from '../contracts/games/menus';
import { listRanks } from '../contracts/games/ranks';
import { addRecent, listRecent } from '../contracts/games/recents';
import {
  deleteInboxMessage as deleteInboxMessageOperation,
  getUnreadInbox,
  listInbox as listInboxOperation,
  readInboxMessage as readInboxMessageOperation,
} from '../contracts/inbox/inbox';
import { changePassword as changePasswordOperation } from '../contracts/member/change-password';
import { checkUsername as checkUsernameOperation } from '../contracts/member/check-username';
import { getMemberInfo } from '../contracts/member/member-info';
import { getPointsBalance } from '../contracts/member/points-balance';
import { getRankProgress } from '../contracts/member/rank-progress';
import { recoverByEmail as recoverByEmailOperation } from '../contracts/member/recover-by-email';
import { register as registerOperation } from '../contracts/member/register';
import { setPasswordByPhone as setPasswordByPhoneOperation } from '../contracts/member/set-password-by-phone';
import { getRegisterRules } from '../contracts/register/register-rules';
import { getRegisterSettings } from '../contracts/register/register-settings';
import { listApplications } from '../contracts/rewards/applications';
import { joinPromotion as joinPromotionOperation } from '../contracts/rewards/join-promotion';
import { requestReward as requestRewardOperation } from '../contracts/rewards/request-reward';
import { getCaptcha } from '../contracts/session/captcha';
import { getFreePlayOffer, startFreePlay as startFreePlayOperation } from '../contracts/session/free-play';
import { logIn as logInOperation } from '../contracts/session/log-in';
import { logOut as logOutOperation } from '../contracts/session/log-out';
import { getCountries } from '../contracts/system/countries';
import { getCustomerService } from '../contracts/system/customer-service';
import { getDomainRoute } from '../contracts/system/domain-route';
import { getStatus } from '../contracts/system/status';
import {
  authenticatePlayer as authenticatePlayerOperation,
  getPlayerBalance,
  placeBet as placeBetOperation,
  rollBackBet as rollBackBetOperation,
  settleWin as settleWinOperation,
} from '../contracts/vendor-wallet/wallet';
import { sendCode as sendCodeOperation } from '../contracts/verification/send-code';
import { getMerchantWallet } from '../contracts/wallet/merchant-wallet';
import { getWallet } from '../contracts/wallet/wallet';
import { affiliateCode } from './affiliate/affiliate-code';
import { checkAffiliate } from './affiliate/check-affiliate';
import { answerError, answerNotFound } from './answer-error';
import { listAnchors, listFocus, listModels } from './chat/anchors';
import { createDemoChat } from './chat/demo-chat';
import { launchChat } from './chat/launch-chat';
import { chatUnread } from './chat/unread';
import { announcementCategories } from './content/announcement-categories';
import { announcements } from './content/announcements';
import { sendFeedback } from './content/feedback';
import { helpCentre } from './content/help-centre';
import { markAsRead } from './content/mark-as-read';
import { notice } from './content/notice';
import { popularAnnouncements } from './content/popular-announcements';
import { createDemoVendor } from './demo-vendor/app';
import { favouriteList, markFavourite, unmarkFavourite } from './games/favourites';
import { gameDetail } from './games/game-detail';
import { gameTypes } from './games/game-types';
import { hotGames } from './games/hot-games';
import { launchGame } from './games/launch-game';
import { gameList } from './games/list-games';
import {
  electronicLotteries,
  lotteries,
  lotteryMenu,
  numero,
  vietnamNumero,
  vietnamResults,
} from './games/lottery';
import { gameMenus } from './games/menus';
import { ranks } from './games/ranks';
import { noteRecent, recentList } from './games/recents';
import { type GatewayApp, implement, implementForMember } from './implement';
import { deleteInboxMessage, listInbox, readInboxMessage, unreadInbox } from './inbox/inbox';
import { changePassword } from './member/change-password';
import { checkUsername } from './member/check-username';
import { memberInfo } from './member/member-info';
import { pointsBalance } from './member/points-balance';
import { rankProgress } from './member/rank-progress';
import { recoverByEmail } from './member/recover-by-email';
import { register } from './member/register';
import { setPasswordByPhone } from './member/set-password-by-phone';
import { registerRules } from './register/register-rules';
import { registerSettings } from './register/register-settings';
import { applications } from './rewards/applications';
import { joinPromotion } from './rewards/join-promotion';
import { requestReward } from './rewards/request-reward';
import { onlyInSandbox } from './sandbox/only-in-sandbox';
import { createSandbox } from './sandbox/sandbox';
import { simulateFaults } from './sandbox/simulate-faults';
import { captcha } from './session/captcha';
import { freePlayOffer, startFreePlay } from './session/free-play';
import { logIn } from './session/log-in';
import { logOut } from './session/log-out';
import { countries } from './system/countries';
import { customerService } from './system/customer-service';
import { domainRoute } from './system/domain-route';
import { status } from './system/status';
import { authenticatePlayer } from './vendor-wallet/authenticate-player';
import { implementForVendor } from './vendor-wallet/implement-for-vendor';
import { placeBet } from './vendor-wallet/place-bet';
import { playerBalance } from './vendor-wallet/player-balance';
import { rollBackBet } from './vendor-wallet/roll-back-bet';
import { settleWin } from './vendor-wallet/settle-win';
import { sendCode } from './verification/send-code';
import { merchantWallet } from './wallet/merchant-wallet';
import { wallet } from './wallet/wallet';

/** The reference gateway: one handler for each operation of `contracts/`, and the sandbox beside them (docs/design.md §7). */
export function createGateway(): GatewayApp {
  const app: GatewayApp = new Hono();

  app.use('/sandbox/*', onlyInSandbox);
  app.route('/sandbox/vendor/chat', createDemoChat());
  app.route(
    '/sandbox/vendor',
    createDemoVendor((env) => async (request) => app.fetch(request, env)),
  );
  app.route('/sandbox', createSandbox());
  app.use(simulateFaults);

  implement(app, getStatus, status);
  implement(app, getDomainRoute, domainRoute);
  implement(app, getCustomerService, customerService);
  implement(app, getCountries, countries);

  implement(app, getCaptcha, captcha);
  implement(app, logInOperation, logIn);
  implementForMember(app, logOutOperation, logOut, { alsoBy: ['DELETE'] });
  implement(app, getFreePlayOffer, freePlayOffer);
  implement(app, startFreePlayOperation, startFreePlay);

  implement(app, sendCodeOperation, sendCode);
  implement(app, getRegisterRules, registerRules);
  implement(app, getRegisterSettings, registerSettings);
  implement(app, checkUsernameOperation, checkUsername);
  implement(app, checkAffiliateOperation, checkAffiliate);
  implement(app, getAffiliateCode, affiliateCode);
  implement(app, registerOperation, register, { alsoBy: ['PUT'], alsoAt: ['/wps/member/register/mobile'] });

  implement(app, setPasswordByPhoneOperation, setPasswordByPhone);
  implement(app, recoverByEmailOperation, recoverByEmail);
  implementForMember(app, changePasswordOperation, changePassword);

  implementForMember(app, getMemberInfo, memberInfo);
  implementForMember(app, getRankProgress, rankProgress);
  implementForMember(app, getPointsBalance, pointsBalance);
  implementForMember(app, getWallet, wallet);
  implementForMember(app, getMerchantWallet, merchantWallet);

  implement(app, getAnnouncements, announcements);
  implement(app, getAnnouncementCategories, announcementCategories);
  implement(app, getPopularAnnouncements, popularAnnouncements);
  implement(app, getNotice, notice);
  implementForMember(app, markAsReadOperation, markAsRead);
  implement(app, getHelpCentre, helpCentre);
  implementForMember(app, sendFeedbackOperation, sendFeedback);

  implementForMember(app, listInboxOperation, listInbox);
  implementForMember(app, getUnreadInbox, unreadInbox);
  implementForMember(app, readInboxMessageOperation, readInboxMessage);
  implementForMember(app, deleteInboxMessageOperation, deleteInboxMessage);

  implementForMember(app, requestRewardOperation, requestReward);
  implementForMember(app, joinPromotionOperation, joinPromotion);
  implementForMember(app, listApplications, applications);

  implement(app, getGameTypes, gameTypes);
  implement(app, getGameMenus, gameMenus);
  implement(app, getHotGames, hotGames);
  implement(app, listGames, gameList);
  implement(app, getGame, gameDetail);
  implementForMember(app, listFavourites, favouriteList);
  implementForMember(app, addFavourite, markFavourite);
  implementForMember(app, removeFavourite, unmarkFavourite);
  implementForMember(app, listRecent, recentList);
  implementForMember(app, addRecent, noteRecent);

  implement(app, listAnchorsOperation, listAnchors);
  implement(app, listModelsOperation, listModels);
  implementForMember(app, listFocusOperation, listFocus);
  implementForMember(app, getChatUnread, chatUnread);
  implement(app, launchChatOperation, launchChat);
  implement(app, listLotteries, lotteries);
  implement(app, listElectronicLotteries, electronicLotteries);
  implement(app, getLotteryMenu, lotteryMenu);
  implement(app, getVietnamResults, vietnamResults);
  implement(app, getVietnamNumero, vietnamNumero);
  implement(app, getNumero, numero);
  implementForMember(app, launchGameOperation, launchGame);
  implement(app, listRanks, ranks);

  implementForVendor(app, authenticatePlayerOperation, authenticatePlayer);
  implementForVendor(app, getPlayerBalance, playerBalance);
  implementForVendor(app, placeBetOperation, placeBet);
  implementForVendor(app, settleWinOperation, settleWin);
  implementForVendor(app, rollBackBetOperation, rollBackBet);

  app.notFound(answerNotFound);
  app.onError(answerError);
  return app;
}
