import { describe, expect, it } from 'vitest';
import { type RoutePath, SCREENS } from '../../app/screens';
import { announcementRows, PROMOTIONS } from '../../gateway/seed/announcements';
import { bannerRows } from '../../gateway/seed/banners';
import { help } from '../../gateway/seed/content/help';
import { messagesOf } from '../../gateway/seed/content/inbox';
import { popups } from '../../gateway/seed/content/popups';
import { depositBonusRows, depositChannelRows } from '../../gateway/seed/demo-bank';
import { gameRows } from '../../gateway/seed/games';
import { MERCHANTS } from '../../gateway/seed/merchants';
import { codesAt, MISSIONS } from '../../gateway/seed/rewards';
import { inboxFacts } from '../../gateway/testing/inbox-facts';

const SITE = 'hoadang';
const NOW = Date.UTC(2026, 0, 15);
const site = MERCHANTS.find(({ code }) => code === SITE);
const [bonus] = depositBonusRows([SITE]);
const games = gameRows();
const NO_RULES = {
  least: 0,
  most: 0,
  mostOfDay: 0,
  fee: 0,
  freeOfDay: 0,
  usualFrom: 0,
  usualTo: 0,
  latest: 0,
};
const LANGUAGES = ['vi', 'en'] as const;

/** What is promised: promotions, popups and the titles of banners, as a player reads them. */
const told = [
  ...announcementRows(NOW).filter(({ id = 0, merchant }) => merchant === SITE && isPromise(id)),
  ...bannerRows()
    .filter(({ merchant }) => merchant === SITE)
    .map(({ id, titles }) => ({ id, texts: { vi: { content: titles.vi }, en: { content: titles.en } } })),
].flatMap(({ id, texts }) =>
  LANGUAGES.map((language) => ({
    id,
    language,
    text: JSON.stringify(texts[language]).replaceAll('\u00a0', ' '),
  })),
);

function isPromise(id: number): boolean {
  return [...PROMOTIONS, ...popups].some((one) => one.id === id);
}

const textOf = (id: number, language: string) =>
  told.find((one) => one.id === id && one.language === language)?.text ?? '';
/** Those whose text matches, each with what matched. */
const saying = (pattern: RegExp) =>
  told.flatMap(({ id, language, text }) =>
    (text.match(pattern) ?? []).map((found) => `${id} ${language} ${found}`),
  );
const inDong = (amount: number, language: string) =>
  `${new Intl.NumberFormat(language === 'vi' ? 'de' : 'en').format(amount / 100)} ₫`;
const percent = (rate: number) => `${rate / 100}%`;

describe('what promotions, popups and banners promise', () => {
  it('is kept by something that the site does: a bonus, a task, a sign-up, or a claim that is reviewed [PROMO-12 PROMO-15 REWARD-43]', () => {
    const idle = PROMOTIONS.filter(
      ({ id, category, needs }) => !category && !needs && bonus?.promotionId !== id,
    );
    expect(idle.map(({ id }) => id)).toEqual([]);
    expect([site?.taskRules.checkInPoints.length, MISSIONS.length]).not.toContain(0);
  });

  it('comes by itself nowhere that no rule of the gateway pays it', () => {
    const byItself =
      /tự động|hệ thống tự|vào ví (?:lúc|trước|sau)|automatic|in your wallet (?:at|before)|Paid at|arrives after/gi;
    expect(saying(byItself)).toEqual([]);
  });

  it.each(LANGUAGES)('has the figures of the rules that pay it, in %s', (language) => {
    for (const { from, rate, times } of bonus?.tiers ?? []) {
      const row = [
        inDong(from, language),
        percent(rate),
        language === 'vi' ? `${times} vòng` : `${times} times`,
      ];
      expect(textOf(501, language)).toContain(`<td>${row.join('</td><td>')}</td>`);
    }
    expect(textOf(501, language)).toContain(inDong(bonus?.most ?? 0, language));
    expect(textOf(712, language)).toContain(inDong(bonus?.most ?? 0, language));

    const points = [...new Set(site?.taskRules.checkInPoints)];
    const gifts = [...textOf(502, language).matchAll(/<td>(\d+) (?:điểm|points)<\/td>/g)].map(
      ([, gift]) => gift,
    );
    expect(gifts).toEqual(points.map(String));

    for (const id of ['slot-rounds', 'fish-rounds']) {
      const mission = MISSIONS.find((one) => one.id === id);
      const word = language === 'vi' ? 'điểm' : 'points';
      expect(textOf(506, language)).toMatch(
        new RegExp(`<td>${mission?.goal.target} [^<]+</td><td>${mission?.points} ${word}</td>`),
      );
    }
    for (const { from, rate, most } of site?.taskRules.rebateTiers ?? []) {
      expect(textOf(507, language)).toContain(
        `${inDong(from, language)}</td><td>${percent(rate)}</td><td>${inDong(most, language)}`,
      );
    }
  });

  it.each(LANGUAGES)('never names the best rate of the bonus alone, in %s', (language) => {
    const best = percent(Math.max(...(bonus?.tiers ?? []).map(({ rate }) => rate)));
    const others = (bonus?.tiers ?? []).map(({ rate }) => percent(rate)).filter((rate) => rate !== best);
    const sentences = told
      .filter((one) => one.language === language)
      .flatMap(({ text }) => text.replaceAll(/<table>.*?<\/table>/g, '').split(/[.!?"<>]+(?=\D|$)/))
      .filter((sentence) => sentence.includes(best));
    expect(sentences.length).toBeGreaterThan(1);
    const alone = sentences.filter(
      (sentence) => !/đến|up to/i.test(sentence) && !others.every((rate) => sentence.includes(rate)),
    );
    expect(alone).toEqual([]);
  });

  it.each(LANGUAGES)('is what the help says of limits, fees and times, too, in %s [HELP-09]', (language) => {
    const helpOf = (tag: string) => {
      const content = help.find((tab) => tab.tag === tag)?.text[language].content ?? '';
      return content.replaceAll('\u00a0', ' ');
    };
    const digits = (amount: number) => inDong(amount, language).replace(' ₫', '');
    const isVi = language === 'vi';
    const { least, most, mostOfDay, fee, freeOfDay, usualFrom, usualTo, latest } =
      site?.withdrawRules ?? NO_RULES;
    for (const value of [
      `${digits(least)} ${isVi ? 'đến' : 'to'} ${inDong(most, language)}`,
      inDong(mostOfDay, language),
      inDong(fee, language),
      `${freeOfDay} ${isVi ? 'lần' : 'withdrawals'}`,
      `${usualFrom} ${isVi ? 'đến' : 'to'} ${usualTo} ${isVi ? 'phút' : 'minutes'}`,
      `${latest} ${isVi ? 'phút' : 'minutes'}`,
    ])
      expect(helpOf('withdraw')).toContain(`<td>${value}</td>`);
    const rows = [...helpOf('deposit').matchAll(/<td>([^<]+)<\/td><td>([^<]+)<\/td><td>([^<]+)<\/td>/g)];
    const channels = depositChannelRows([SITE]);
    expect(rows.map(([, , min, max]) => [min, max])).toEqual(
      channels.map(({ min, max }) => [inDong(min, language), inDong(max, language)]),
    );
    for (const { feeRate } of channels) {
      const rate = `${feeRate / 100}%`.replace('.', isVi ? ',' : '.');
      if (feeRate > 0) expect(helpOf('deposit')).toContain(rate);
    }
  });

  it('leads to pages that are there and that the site has switched on', () => {
    const links = [
      ...told.flatMap(({ text }) =>
        [...text.matchAll(/href=\\?"(\/[^"\\]+)/g)].map(([, link]) => link ?? ''),
      ),
      ...bannerRows().flatMap(({ linkage }) => (linkage?.startsWith('/m/') ? [linkage] : [])),
      ...MISSIONS.map(({ link }) => link),
    ];
    expect(links.length).toBeGreaterThan(20);
    const lost = links.filter((link) => {
      const screen = SCREENS[link.split('?')[0] as RoutePath];
      if (!screen) return true;
      return 'flag' in screen && screen.flag !== undefined && !site?.flags[screen.flag.name];
    });
    expect(lost).toEqual([]);
  });

  it('speaks of kinds of games, vendors and halls that one can play', () => {
    const open = games.filter(({ isGameH5, supportPlay }) => isGameH5 === 1 && supportPlay === 1);
    const KINDS: [RegExp, (game: (typeof games)[number]) => boolean][] = [
      [/bắn cá|fishing/i, ({ gameType }) => gameType === 'FISH'],
      [/nổ hũ|\bslots?\b/i, ({ gameType }) => gameType === 'RNG'],
      [/đá gà|cockfight/i, ({ gameType }) => gameType === 'COCKFIGHT'],
      [/xổ số|lottery/i, ({ gameType }) => gameType === 'LOTT'],
      [/trận|match/i, ({ gameType }) => gameType === 'SPORTS'],
      [/Bài Cao/, ({ gameName }) => gameName === 'Bài Cao'],
      [/Biển Khơi/, ({ vassalage }) => vassalage === 'Biển Khơi'],
      [/Sóng Bạc/, ({ vassalage }) => vassalage === 'Sóng Bạc'],
      [/San Hô/, ({ vassalage }) => vassalage === 'San Hô'],
    ];
    for (const [words, isIt] of KINDS) {
      expect(saying(new RegExp(words, 'g')).length, String(words)).toBeGreaterThan(0);
      expect(open.some(isIt), String(words)).toBe(true);
    }
  });

  it('names no bet, ticket, gift or table that the games do not have', () => {
    expect(saying(/châu Á|cược xiên|cược trong trận|Asian handicap|parlay|live bet/gi)).toEqual([]);
    expect(saying(/tôm hùm|hộp quà|phòng luyện tập|lobster|gift box|practice room/gi)).toEqual([]);
    expect(saying(/bảng xếp hạng|leaderboard|table of ranks/gi)).toEqual([]);
    const tickets = saying(/\d+ (?:số|digits)\b/g).map((found) => Number(/(\d+) \S+$/.exec(found)?.[1]));
    expect(tickets.length).toBeGreaterThan(0);
    expect(tickets.filter((digits) => digits > 3)).toEqual([]);
  });

  it('speaks of no check of age, identity or phone that registering and withdrawing do not make [REG-70]', () => {
    const everything = JSON.stringify([
      announcementRows(NOW).filter(({ merchant }) => merchant === SITE),
      messagesOf(inboxFacts(NOW), NOW),
    ]);
    const check =
      /xác minh (?:tuổi|danh tính|ngày sinh|giấy tờ)|(?:tuổi|danh tính|ngày sinh|hồ sơ|số điện thoại)[^.,"]{0,30} được xác minh|cần xác minh|verified (?:date|age|phone|identity|profile)|(?:age|birth|identity|profile|phone number)[^.,"]{0,30}\b(?:is|are|must be) (?:verified|checked)|(?:verif|check)\w* (?:of |your )?(?:age|identity)|age check|needs? a verified/gi;
    expect(everything).toContain('"id":714');
    expect(everything.match(check)).toBe(null);
    for (const language of LANGUAGES) {
      expect(textOf(714, language)).toMatch(
        new RegExp(`${site?.ageLimit}[^<]*(?:không đăng ký|cannot register)`),
      );
    }
  });

  it('names no promo code that the sandbox does not take', () => {
    const known = codesAt(NOW).map(({ code }) => code);
    const named = saying(/\b[A-Z]{5,}\d*\b/g).map((found) => found.split(' ').pop() ?? '');
    expect(named.filter((code) => !known.includes(code))).toEqual([]);
  });
});
