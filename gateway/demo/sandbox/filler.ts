import type { Language } from '../../platform/language';

const TITLE: Record<Language, string> = { vi: 'Tin thử nghiệm số', en: 'Trial item number' };
const MORE: Record<Language, string> = {
  vi: 'có tiêu đề thật dài để xem màn hình xử lý ra sao',
  en: 'with a long title to see what the screen makes of it',
};
const PARAGRAPH: Record<Language, string> = {
  vi: '<p>Đây là một đoạn văn đủ dài để xuống dòng trên điện thoại, kèm <strong>chữ đậm</strong> và một danh sách ngắn.</p><ul><li>Điều thứ nhất</li><li>Điều thứ hai</li></ul>',
  en: '<p>This is a paragraph that is long enough to wrap on a phone, with <strong>bold words</strong> and a short list.</p><ul><li>The first point</li><li>The second point</li></ul>',
};

/** The title of the n-th made item, exactly so many characters long if a length is wanted. */
export function titleOf(language: Language, number: number, length?: number): string {
  let title = `${TITLE[language]} ${number}`;
  if (length === undefined) return title;
  while (title.length < length) title += ` ${MORE[language]}`;
  return title.slice(0, length);
}

/** HTML of at least so many bytes, whole paragraphs; one paragraph unless told. */
export function contentOf(language: Language, bytes = 1): string {
  const paragraph = PARAGRAPH[language];
  return paragraph.repeat(Math.ceil(bytes / new TextEncoder().encode(paragraph).length));
}
