import { describe, expect, it } from 'vitest';
import { foldText, searchTextsOf, searchWords, typesFoundBy } from './search-text';

describe('the words that games are found by', () => {
  it.each([
    ['Nổ Hũ', 'no hu'],
    ['ĐÁ GÀ', 'da ga'],
    ['Đường phố – 3 điểm!', 'duong pho 3 diem'],
    ['  E-sports  ', 'e sports'],
    ['Phỏm & Tá Lả', 'phom ta la'],
    ['%_"\'', ''],
  ])('reads %s without accents, case and signs as "%s" [CALL-55]', (text, folded) => {
    expect(foldText(text)).toBe(folded);
    expect(foldText(text.normalize('NFD'))).toBe(folded);
  });

  it('are those of the name, and with them of vendor and kind [CALL-55]', () => {
    const { nameText, nameTextEn, searchText } = searchTextsOf({
      gameName: 'Hũ Vàng',
      gameNameEn: 'Golden Pot',
      vassalage: 'Diều Giấy',
      classifies: ['Jackpot'],
      gameType: 'RNG',
      imageUrl: '/art/covers/rng-pot-1.svg',
    });
    expect([nameText, nameTextEn]).toEqual([' hu vang ', ' golden pot ']);
    for (const words of [
      ' hu vang ',
      ' golden pot ',
      ' dieu giay ',
      ' dieugiay ',
      ' dg ',
      ' jackpot ',
      ' gold ',
    ])
      expect(searchText).toContain(words);
  });

  it('are what it is about too: by its name or its own cover, not by the cover of another type of games [GAME-75]', () => {
    const about = (gameNameEn: string, gameType: 'RNG' | 'PVP', cover: string) =>
      searchTextsOf({
        gameName: 'Tên',
        gameNameEn,
        vassalage: 'Lúa Vàng',
        classifies: [],
        gameType,
        imageUrl: `/art/covers/${cover}-1.svg`,
      }).searchText;
    expect(about('Moon Palace', 'RNG', 'rng-rabbit')).toContain(' bunny ');
    expect(about('Jade Rabbit', 'PVP', 'pvp-cards')).toContain(' bunny ');
    expect(about('Front Porch', 'PVP', 'rng-peach')).not.toContain(' dao ');
    expect(about('Dragon Tiger', 'PVP', 'pvp-cards')).toContain(' rongho ');
  });

  it('name types of games, by whole words and by beginnings of words [CALL-55]', () => {
    expect(typesFoundBy(' slots ')).toEqual(['RNG']);
    expect(typesFoundBy(' lott')).toEqual(['LOTT', 'ELOTT']);
    expect([typesFoundBy(' lotter '), typesFoundBy(' ino')]).toEqual([[], []]);
  });

  it('takes each word of a query once, as the beginning of a word [CALL-55]', () => {
    expect(searchWords('Nổ hũ nổ')).toEqual([[' no'], [' hu']]);
    expect(searchWords(' -- ')).toEqual([]);
  });

  it('takes a phrase for one word, joined or not, also while it is typed: its parts mean something else [GAME-75]', () => {
    expect(searchWords('JILI tài xỉu')).toEqual([[' jili'], [' taixiu', ' tai xiu']]);
    expect(searchWords('tài x')).toEqual([[' taix', ' tai x']]);
    expect(searchWords('tài')).toEqual([[' tai']]);
    expect(searchWords('trò chơi baccarat online')).toEqual([[' baccarat']]);
    expect(searchWords('game')).toEqual([[' game']]);
    expect(searchWords('keo nha cai')).toEqual([[' keonhacai', ' keo nha cai']]);
  });
});
