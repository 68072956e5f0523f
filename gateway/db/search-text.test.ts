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
    const { nameText, searchText } = searchTextsOf({
      gameName: 'Hũ Vàng',
      vassalage: 'Diều Giấy',
      classifies: ['Jackpot'],
    });
    expect(nameText).toBe(' hu vang ');
    for (const words of [' hu vang ', ' dieu giay ', ' jackpot ']) expect(searchText).toContain(words);
  });

  it('name types of games, by whole words and by beginnings of words [CALL-55]', () => {
    expect(typesFoundBy(' slots ')).toEqual(['RNG']);
    expect(typesFoundBy(' lott')).toEqual(['LOTT', 'ELOTT']);
    expect([typesFoundBy(' lotter '), typesFoundBy(' ino')]).toEqual([[], []]);
  });

  it('takes each word of a query once, as the beginning of a word [CALL-55]', () => {
    expect(searchWords('Nổ hũ nổ')).toEqual([' no', ' hu']);
    expect(searchWords(' -- ')).toEqual([]);
  });
});
