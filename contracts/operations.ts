import { getAffiliateCode } from './affiliate/affiliate-code';
import { checkAffiliate } from './affiliate/check-affiliate';
import { countVisit } from './affiliate/count-visit';
import { archiveLink, createLink, listLinks } from './affiliate/links';
import { answerAgreement } from './agreements/answer';
import { getDividendAgreement } from './agreements/dividend-agreement';
import { getDownlineAgreement } from './agreements/downline';
import { listDownlineAgreements } from './agreements/downlines';
import { endAgreement } from './agreements/end-agreement';
import { getHourAgreement } from './agreements/hour-agreement';
import { offerAgreement } from './agreements/offer';
import { getSalaryAgreement } from './agreements/salary-agreement';
import { withdrawOffer } from './agreements/withdraw-offer';
import { addBankCard, listBankCards, makeDefaultBankCard, removeBankCard } from './bank-cards/bank-cards';
import { listBanks } from './bank-cards/banks';
import { getChatUnread, launchChat, listAnchors, listFocus, listModels } from './chat/live';
import {
  getAgentRules,
  getSettlement,
  listSettlements,
  summariseSettlements,
} from './commission/settlements';
import { getAnnouncementCategories } from './content/announcement-categories';
import { getAnnouncements } from './content/announcements';
import { sendFeedback } from './content/feedback';
import { getHelpCentre } from './content/help-centre';
import { markAsRead } from './content/mark-as-read';
import { getNotice } from './content/notice';
import { getPopularAnnouncements } from './content/popular-announcements';
import { listDepositChannels } from './deposit/channels';
import { cancelDeposit, createDeposit, getDeposit, listDeposits } from './deposit/orders';
import { addFavourite, listFavourites, removeFavourite } from './games/favourites';
import { getGame } from './games/game-detail';
import { getGameTypes } from './games/game-types';
import { getHotGames } from './games/hot-games';
import { listJackpots } from './games/jackpots';
import { launchGame } from './games/launch-game';
import { listGames } from './games/list-games';
import {
  getLotteryMenu,
  getNumero,
  getVietnamNumero,
  getVietnamResults,
  listElectronicLotteries,
  listLotteries,
} from './games/lottery';
import { getGameMenus } from './games/menus';
import { listRanks } from './games/ranks';
import { addRecent, listRecent } from './games/recents';
import { deleteInboxMessage, getUnreadInbox, listInbox, readInboxMessage } from './inbox/inbox';
import { cancelSubOrder, getOrder, listOrders } from './lottery-orders/lottery-orders';
import { listMallItems } from './mall/items';
import { redeemItem } from './mall/redeem';
import { listRedemptions } from './mall/redemptions';
import { changePassword } from './member/change-password';
import { checkUsername } from './member/check-username';
import { getContactChoices, setContactChoice } from './member/contact-choices';
import { getIcon, setIcon } from './member/icon';
import { getMemberInfo } from './member/member-info';
import { setPaymentPassword } from './member/payment-password';
import { getPointsBalance } from './member/points-balance';
import { getProfile, setBirthday, setNickname, setPayeeName } from './member/profile';
import { getRankOverview } from './member/rank-overview';
import { getRankProgress } from './member/rank-progress';
import { recoverByEmail } from './member/recover-by-email';
import { register } from './member/register';
import { setPasswordByPhone } from './member/set-password-by-phone';
import type { Operation } from './operation';
import { logInByPasskey, startPasskeyLogIn } from './passkeys/passkey-log-in';
import {
  addPasskey,
  challengePasskeys,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from './passkeys/passkeys';
import { findMovements, getMovement, listMovements, summariseMovements } from './record/record';
import { listWithdrawals } from './record/withdrawals';
import { listFriends } from './referral/friends';
import { getReferral } from './referral/overview';
import { getRegisterRules } from './register/register-rules';
import { getRegisterSettings } from './register/register-settings';
import { listApplications } from './rewards/applications';
import { getRewardCentre } from './rewards/centre';
import { claimReward } from './rewards/claim-reward';
import { joinPromotion } from './rewards/join-promotion';
import { redeemPromoCode } from './rewards/promo-code';
import { requestReward } from './rewards/request-reward';
import { changeEmail, changeMobile } from './security/contacts';
import { objectToChange } from './security/objection';
import { getSecurityOverview } from './security/overview';
import { getSecurityQuestions, setSecurityQuestions } from './security/questions';
import { getCaptcha } from './session/captcha';
import { getFreePlayOffer, startFreePlay } from './session/free-play';
import { logIn } from './session/log-in';
import { logOut } from './session/log-out';
import { listLogins } from './session/logins';
import { reauthenticate } from './session/reauthenticate';
import { endOtherSessions, endSession, listSessions } from './session/sessions';
import { staySignedIn } from './session/stay';
import { getCountries } from './system/countries';
import { getCustomerService } from './system/customer-service';
import { getDomainRoute } from './system/domain-route';
import { getStatus } from './system/status';
import { checkIn, claimMission, claimRebate } from './tasks/claims';
import { getTasks } from './tasks/overview';
import { listBestMembers } from './team/best-members';
import { createDownline, getDownlineOptions } from './team/create-downline';
import { findInTeam, getTeamMember, listTeam } from './team/team';
import { getTeamKpi } from './team/team-kpi';
import { listWallets, moveBetweenWallets } from './transfer/transfer';
import { getTransferDown, transferDown } from './transfer/transfer-down';
import { getTransferUp, transferUp } from './transfer/transfer-up';
import { sendCode } from './verification/send-code';
import { sendMemberCode } from './verification/send-member-code';
import { getMerchantWallet } from './wallet/merchant-wallet';
import { getWallet } from './wallet/wallet';
import { getWithdrawSettings } from './wallet/withdraw-settings';
import { createWithdrawal } from './withdraw/create-withdrawal';
import { getWithdrawal } from './withdraw/withdraw-order';
import { getWithdrawOverview } from './withdraw/withdraw-overview';

const listed = [
  getStatus,
  getDomainRoute,
  getCustomerService,
  getCaptcha,
  logIn,
  logOut,
  staySignedIn,
  reauthenticate,
  listSessions,
  endSession,
  endOtherSessions,
  listLogins,
  startPasskeyLogIn,
  logInByPasskey,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  challengePasskeys,
  getFreePlayOffer,
  startFreePlay,
  getCountries,
  sendCode,
  getRegisterRules,
  getRegisterSettings,
  checkUsername,
  checkAffiliate,
  getAffiliateCode,
  countVisit,
  register,
  setPasswordByPhone,
  recoverByEmail,
  changePassword,
  getMemberInfo,
  getRankProgress,
  getRankOverview,
  getProfile,
  setNickname,
  setPayeeName,
  setBirthday,
  getIcon,
  setIcon,
  getContactChoices,
  setContactChoice,
  getPointsBalance,
  getWallet,
  getMerchantWallet,
  getWithdrawSettings,
  listMovements,
  summariseMovements,
  findMovements,
  getMovement,
  listWithdrawals,
  setPaymentPassword,
  getSecurityOverview,
  sendMemberCode,
  changeMobile,
  changeEmail,
  getSecurityQuestions,
  setSecurityQuestions,
  objectToChange,
  listBanks,
  listBankCards,
  addBankCard,
  removeBankCard,
  makeDefaultBankCard,
  getWithdrawOverview,
  createWithdrawal,
  getWithdrawal,
  listWallets,
  moveBetweenWallets,
  getTransferUp,
  transferUp,
  getTransferDown,
  transferDown,
  getAnnouncements,
  getAnnouncementCategories,
  getPopularAnnouncements,
  getNotice,
  markAsRead,
  getHelpCentre,
  sendFeedback,
  listInbox,
  getUnreadInbox,
  readInboxMessage,
  deleteInboxMessage,
  requestReward,
  joinPromotion,
  listApplications,
  getRewardCentre,
  claimReward,
  redeemPromoCode,
  listMallItems,
  redeemItem,
  listRedemptions,
  getReferral,
  listFriends,
  getTasks,
  checkIn,
  claimMission,
  claimRebate,
  getTeamKpi,
  listBestMembers,
  listTeam,
  getTeamMember,
  findInTeam,
  listSettlements,
  summariseSettlements,
  getSettlement,
  getAgentRules,
  listLinks,
  createLink,
  archiveLink,
  getDownlineOptions,
  createDownline,
  getGameTypes,
  getGameMenus,
  getHotGames,
  listGames,
  getGame,
  listFavourites,
  addFavourite,
  removeFavourite,
  listRecent,
  addRecent,
  launchGame,
  listRanks,
  listJackpots,
  listLotteries,
  listElectronicLotteries,
  getLotteryMenu,
  getVietnamResults,
  getVietnamNumero,
  getNumero,
  listOrders,
  getOrder,
  cancelSubOrder,
  listAnchors,
  listFocus,
  listModels,
  getChatUnread,
  launchChat,
  getSalaryAgreement,
  getDividendAgreement,
  getHourAgreement,
  answerAgreement,
  listDownlineAgreements,
  getDownlineAgreement,
  offerAgreement,
  withdrawOffer,
  endAgreement,
  listDepositChannels,
  createDeposit,
  getDeposit,
  listDeposits,
  cancelDeposit,
] as const satisfies readonly Operation[];

/** Every call the site makes: the source of the edge's policies and of the Pact contracts (GATE-34, CALL-02). */
export const operations: readonly Operation[] = listed;

type Listed = (typeof listed)[number];
/** The id of a call in the list. */
export type OperationId = Listed['id'];
/** The call of an id, with the types of its input and its answer. */
export type OperationOf<Id extends OperationId> = Extract<Listed, { id: Id }>;
