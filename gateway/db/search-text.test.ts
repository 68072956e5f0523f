import { describe, expect, it } from 'vitest';
import { foldText, searchTextsOf, searchWords } from './search-text';

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

  it('keeps the name apart from name, vendor, category and kind [CALL-55]', () => {
    const { nameText, searchText } = searchTextsOf({
      gameName: 'Hũ Vàng',
      vassalage: 'Diều Giấy',
      gameType: 'RNG',
      classifies: ['Jackpot'],
    });
    expect(nameText).toBe(' hu vang ');
    for (const words of [' hu vang ', ' dieu giay ', ' no hu ', ' jackpot ']) {
      expect(searchText).toContain(words);
    }
  });

  it('takes each word of a query once, as the beginning of a word [CALL-55]', () => {
    expect(searchWords('Nổ hũ nổ')).toEqual([' no', ' hu']);
    expect(searchWords(' -- ')).toEqual([]);
  });
});
