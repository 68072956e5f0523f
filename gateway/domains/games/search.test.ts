import { beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '@/contracts/games/game';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});

async function search(language: string, gameName: string, pageSize = 5) {
  const query = new URLSearchParams({ language, gameName, pageNum: '1', pageSize: `${pageSize}` });
  const { body } = await gateway.get(`/lgw/games?${query}`);
  expect(body.success, JSON.stringify(body)).toBe(true);
  return body.value as { games: Game[]; total: number };
}

const said = ({ gameType, gameName, vassalage, label }: Game) =>
  `${gameType} ${gameName} · ${vassalage} ${label ?? ''}`;

const [SLOT, FISH, CARDS, LIVE] = [/^RNG /, /^FISH /, /^PVP /, /^LIVE /];
const [TABLES, SPORT, LOTTERY] = [/^(LIVE|PVP) /, /^SPORTS /, /^E?LOTT /];

/**
 * What players type, in which language of the page, and what each of the first five games is; a third name must be among
 * them.
 */
const TABLE: readonly (readonly [language: string, query: string, each: RegExp, among?: string])[] = [
  // Kinds of games, as they are called, spelt and joined.
  ['VI', 'nổ hũ', SLOT],
  ['VI', 'nohu', SLOT],
  ['VI', 'NO HU', SLOT],
  ['EN', 'slots', SLOT],
  ['VI', 'quay hũ', SLOT],
  ['VI', 'bắn cá', FISH, 'Vua Biển Sâu'],
  ['VI', 'banca', FISH],
  ['EN', 'fishing', FISH, 'King of the Deep'],
  ['VI', 'đá gà', /^COCKFIGHT /, 'Gà Chọi Đất Võ'],
  ['VI', 'daga', /^COCKFIGHT /],
  ['EN', 'cockfight', /^COCKFIGHT /],
  ['EN', 'rooster', /Rooster/],
  ['VI', 'thể thao', /SPORTS /],
  ['VI', 'cá độ', SPORT],
  ['VI', 'bóng đá', /Bóng Đá|Sân|Bóng|Cúp/, 'Bóng Đá Ảo Châu Á'],
  ['EN', 'soccer', SPORT],
  ['EN', 'basketball', /Basketball|Streetball|Slam Dunk/],
  ['VI', 'bóng rổ', /Bóng Rổ/],
  ['VI', 'esport', /^ESPORTS /],
  ['VI', 'xổ số', LOTTERY],
  ['VI', 'xoso', LOTTERY],
  ['VI', 'lô đề', LOTTERY],
  ['EN', 'lottery', /Lottery/],
  ['VI', 'xsmb', LOTTERY, 'Xổ Số Miền Bắc'],
  ['EN', 'bingo', /Bingo/],
  ['VI', 'lô tô', /Lô Tô/],
  ['VI', 'game bài', CARDS],
  ['VI', 'tiến lên', CARDS],
  ['EN', 'poker', CARDS],
  ['VI', 'xì tố', CARDS],
  ['VI', 'baccarat', LIVE],
  ['EN', 'baccarat', LIVE],
  ['VI', 'bacarat', LIVE],
  ['EN', 'roulette', LIVE],
  ['VI', 'rulet', LIVE],
  ['VI', 'rồng hổ', LIVE],
  ['EN', 'dragon tiger', LIVE],
  ['EN', 'blackjack', TABLES],
  ['EN', 'black jack', TABLES],
  ['VI', 'xì dách', TABLES],
  ['VI', 'tài xỉu', TABLES],
  ['VI', 'taixiu', TABLES],
  ['EN', 'live casino', LIVE],
  ['EN', 'live baccarat', LIVE],
  ['VI', 'trò chơi bắn cá online', FISH],
  ['EN', 'card games', TABLES],
  ['VI', 'casino', LIVE],
  ['VI', 'gà đá', /^COCKFIGHT /],
  ['EN', 'keno', /^ELOTT /],
  ['VI', 'jackpot', /^(RNG|FISH|PVP) /],
  ['VI', 'game mới', / NEW$/],
  // What games are about, in the other language too.
  ['EN', 'dragon', /Dragon/, 'Dragon Koi'],
  ['VI', 'dragon', /Rồng|Long Hổ|Vũ Môn|Long Cung/, 'Chép Hóa Rồng'],
  ['VI', 'rồng', /Rồng|Vũ Môn|Long Cung/],
  ['EN', 'lantern', /Lantern/],
  ['VI', 'lantern', /Đèn/],
  ['VI', 'đèn lồng', /Đèn/],
  ['EN', 'rabbit', /Rabbit/, 'Jade Rabbit'],
  ['VI', 'rabbit', /Thỏ/, 'Thỏ Ngọc'],
  ['VI', 'thỏ', /Thỏ/],
  ['VI', 'hổ', /Hổ/, 'Hổ Vàng Xuống Núi'],
  ['EN', 'tiger', /Tiger/],
  ['EN', 'hổ', /Tiger/],
  ['EN', 'egypt', SLOT],
  ['VI', '777', /Bảy/],
  ['VI', 'kim cương', /Ngọc|Đá Quý|Pha Lê/],
  ['VI', 'cá mập', /Cá Mập|Mập|Hàm/],
  ['EN', 'shark', /Shark|Jaws/],
  ['VI', 'phoenix', /Phượng|Chim Lửa/, 'Phượng Lửa'],
  // Names, vendors and their short forms, alone and together.
  ['VI', 'jili', /JILI/],
  ['VI', 'jl', /JILI/],
  ['VI', 'trong dong', /Trống Đồng/],
  ['VI', 'trongdong', /Trống Đồng/],
  ['VI', 'gx', /Gốm Xưa/],
  ['VI', 'sv388', /SV3/],
  ['EN', 'real time gaming', /RTG/],
  ['VI', 'oro live', /Ô Rô Live/],
  ['VI', 'hd', /Hoa Đăng/],
  ['VI', 'jili bắn cá', /^FISH .*JILI/],
  ['VI', 'jilibanca', /^FISH .*JILI/],
  ['EN', 'golden pot', SLOT, 'Golden Pot'],
  ['VI', 'golden pot', SLOT, 'Hũ Vàng'],
  ['EN', 'hu vang', /^RNG | Vàng /, 'Golden Pot'],
  ['VI', 'thongoc', /Thỏ Ngọc/],
  // Typed wrong.
  ['EN', 'rabit', /Rabbit/],
  ['EN', 'rabbits', /Rabbit|Moon Palace/],
  ['EN', 'dragons', /Dragon/],
  ['EN', 'balckjack', TABLES],
  ['VI', 'bna ca', FISH],
  ['EN', 'tigre', /Tiger/],
  ['EN', 'dargon', /Dragon/],
  ['EN', 'lanten', /Lantern/],
  ['EN', 'baccart', LIVE],
  ['EN', 'roulete', LIVE],
  ['VI', 'tai xui', TABLES],
  ['VI', 'nhohu', SLOT],
];

describe('the search', () => {
  const lines = TABLE.map(([language, query, each, among]) => ({ language, query, each, among }));

  it.each(lines)('knows in $language what a player means by "$query" [GAME-75]', async (line) => {
    const { language, query, each, among } = line;
    const { games } = await search(language, query);
    expect(games).not.toEqual([]);
    expect(games.map(said).filter((game) => !each.test(game))).toEqual([]);
    if (among) expect(games.map(({ gameName }) => gameName)).toContain(among);
  });

  it.each(['zeus', 'bonanza', 'olympus', 'qwerty', 'asdf', 'zzz', 'aviator', 'abc xyz'])(
    'finds nothing rather than anything for "%s" [GAME-75]',
    async (query) => {
      for (const language of ['VI', 'EN'])
        expect((await search(language, query)).games.map(said)).toEqual([]);
    },
  );

  it.each([
    ['VI', 'rồng', 90],
    ['EN', 'rabbit', 60],
    ['EN', 'lantern', 60],
  ])('brings in %s with "%s" no games of anything else [GAME-75]', async (language, query, most) => {
    const { total } = await search(language, query);
    expect(total).toBeGreaterThan(5);
    expect(total).toBeLessThan(most);
  });

  it('names games in the language of the page, and finds them by either name [GAME-75 LANG-01]', async () => {
    const named = async (language: string) => (await search(language, 'thỏ ngọc', 1)).games[0];
    expect(await named('VI')).toMatchObject({ nodeId: 90005, gameName: 'Thỏ Ngọc' });
    expect(await named('EN')).toMatchObject({ nodeId: 90005, gameName: 'Jade Rabbit' });
    expect(await named('TH')).toMatchObject({ gameName: 'Jade Rabbit' });
  });

  it('sorts by the names of the language [CALL-55]', async () => {
    const query = new URLSearchParams({
      language: 'EN',
      gameType: 'COCKFIGHT',
      sort: 'NAME',
      pageNum: '1',
      pageSize: '60',
    });
    const { body } = await gateway.get(`/lgw/games?${query}`);
    const names = (body.value as { games: Game[] }).games.map(({ gameName }) => gameName);
    expect(names).toEqual([...names].sort(new Intl.Collator('en', { sensitivity: 'base' }).compare));
    expect(names[0]).toMatch(/^B/);
  });
});
