import { getAnnouncementCategories } from '@/contracts/content/announcement-categories';
import { getAnnouncements } from '@/contracts/content/announcements';
import { GatewayError } from '@/contracts/errors';
import { SITE_FLAGS } from '@/contracts/flags';
import { getGame } from '@/contracts/games/game-detail';
import { listGames } from '@/contracts/games/list-games';
import { getGameMenus } from '@/contracts/games/menus';
import type { LanguageCode, LanguageTag } from '@/contracts/languages';
import { reaches } from '@/contracts/levels';
import { getRegisterRules } from '@/contracts/register/register-rules';
import { getRegisterSettings } from '@/contracts/register/register-settings';
import { getFreePlayOffer } from '@/contracts/session/free-play';
import type { Asked, Explained, WhyHidden } from '@/contracts/why-hidden';
import { hasDownloads, supportEntries } from '../domain/support/site-links';
import { languageOf } from '../locale/languages';
import { menuPromotions, promotionHeadlines } from '../shell/menu/menu-promotions';
import { refusalOf } from '../shell/menu/refusal';
import { CATEGORIES, ENTRIES, type Entry } from './entries';
import { explained, type Question } from './explain';
import { type Change, changesOf, type Facts } from './facts';

/** Calls that are made for members alone: what they answer, nobody can ask for in their place. */
const OF_MEMBERS = ['wallet.merchant', 'wallet.withdrawSettings', 'member.info'];

/** Every entry that can hide, for one visitor: whether the site shows it, and what decides. */
export const whyHidden: WhyHidden = async (asked) => {
  const { visitor, site, level, flags, offAt, runsAsApp, spoken } = asked;
  const failures = new Map<string, string>();
  const answers = await answersFor(asked, failures);
  const facts: Facts = {
    visitor,
    level,
    flags,
    site,
    offAt,
    runsAsApp,
    hasDownloads: hasDownloads(site),
    hasFirebase: site.firebase !== null,
    passkeys: site.passkeys,
    services: supportEntries(site.customerService, 'support').length > 0,
    isSingle: 1,
    withdrawSettings: { normalBankWithdrawalSwitch: 'Y', allowWithdraw: 'Y' },
    toUpline: true,
    ...answers,
  };
  const changes = changesOf(SITE_FLAGS, CATEGORIES).map((change) => toldOf(change, failures));
  const isUnknown = ({ decider }: Change) =>
    visitor !== 'guest' && decider.kind === 'answer' && OF_MEMBERS.includes(decider.operation);
  const question: Question = { facts, changes, isUnknown };
  const entries = ENTRIES.filter(({ place }) => place !== 'game' || answers.found);
  return {
    entries: entries.map((entry) => explainedEntry(entry, question, spoken)),
    game: answers.found,
  };
};

/** One entry: what shows it, whether it has room, and whether it opens. */
export function explainedEntry(entry: Entry, question: Question, spoken: LanguageTag): Explained {
  const { id, place, label, rule, room, guarded, swaps = {} } = entry;
  const asked = { ...question, changes: question.changes.map((change) => swapped(change, swaps)) };
  const inRoom = explained(room?.all ?? rule, asked);
  const told = { id, place, label: label({}, { locale: spoken }) };
  if (room && inRoom.verdict === 'shown') {
    const { verdict } = explained(rule, { ...asked, changes: [] });
    if (verdict === 'hidden')
      return { ...told, verdict, because: [{ kind: 'room', most: room.most }], oneOf: [] };
  }
  const opens =
    guarded && explained(({ session, site }) => !refusalOf(guarded, { session, flags: site.flags }), asked);
  const isRefused = inRoom.verdict === 'shown' && opens?.verdict === 'hidden';
  return { ...told, ...inRoom, ...(isRefused && { refused: opens }) };
}

function swapped(change: Change, swaps: Readonly<Record<string, string>>): Change {
  const { decider, isGood, better, worse } = change;
  const wants = decider.kind === 'answer' ? swaps[decider.operation] : undefined;
  if (decider.kind !== 'answer' || wants === undefined) return change;
  return {
    decider: { ...decider, wants },
    isGood: (facts) => !isGood(facts),
    better: worse,
    worse: better,
  };
}

/** A fact of a call that failed is as the site takes it: not there. */
function toldOf(change: Change, failures: ReadonlyMap<string, string>): Change {
  const { decider } = change;
  const failed = decider.kind === 'answer' ? failures.get(decider.operation) : undefined;
  return decider.kind === 'answer' && failed ? { ...change, decider: { ...decider, failed } } : change;
}

const NOTHING_TO_REGISTER = { usernameRegister: false, mobileRegister: false, firebaseVerification: false };

/** What the gateway answers to guests of that country and language, which the rules ask. */
async function answersFor({ callGateway, locale, level, game }: Asked, failures: Map<string, string>) {
  const language = languageOf(locale).code;
  const ask = async <T, O>(id: string, call: () => Promise<T>, otherwise: O): Promise<T | O> => {
    try {
      return await call();
    } catch (error) {
      failures.set(id, error instanceof GatewayError ? error.code : 'unknown');
      return otherwise;
    }
  };
  const enters = reaches(level, 'enter');
  const [promotions, offer, settings, rules, menus, found] = await Promise.all([
    ask('content.announcements', async () => {
      const [announcements, { list }] = await Promise.all([
        callGateway(getAnnouncements, { types: 'B,PL,PU,PR,H' }, { pick: promotionHeadlines }),
        callGateway(getAnnouncementCategories, {}),
      ]);
      return menuPromotions(announcements, list).promotionKeys;
    }, []),
    reaches(level, 'member')
      ? ask('session.freePlayOffer', () => callGateway(getFreePlayOffer, {}), { offered: false })
      : { offered: false },
    enters
      ? ask('register.settings', () => callGateway(getRegisterSettings, {}), NOTHING_TO_REGISTER)
      : NOTHING_TO_REGISTER,
    enters ? ask('register.rules', () => callGateway(getRegisterRules, {}), {}) : {},
    ask('games.menus', () => callGateway(getGameMenus, { language }), undefined),
    game === '' ? undefined : ask('games.detail', () => gameNamed(callGateway, language, game), null),
  ]);
  return {
    promotionKeys: promotions,
    freePlay: offer.offered === true,
    registerSettings: settings,
    registerRules: rules,
    sorting: menus?.list,
    game: found?.detail ?? {},
    found: found && { nodeId: String(found.detail.nodeId), name: found.detail.gameName },
  };
}

/** A game by its id, or the first whose name fits. */
async function gameNamed(callGateway: Asked['callGateway'], language: LanguageCode, game: string) {
  const first = /^\d+$/.test(game)
    ? { nodeId: game }
    : (await callGateway(listGames, { language, pageNum: 1, pageSize: 30, gameName: game })).games[0];
  return first ? { detail: await callGateway(getGame, { language, nodeId: first.nodeId }) } : null;
}
