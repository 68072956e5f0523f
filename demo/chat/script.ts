type Said = { vi: string; en: string };

/** A host answers after so long. Milliseconds. */
export const ANSWER_MS = 2_000;
/** What is said on air changes so often. Milliseconds. */
const LINE_MS = 12_000;

/** What a host answers, by what was said; without accents, in lower case. */
const ANSWERS: readonly (readonly [asked: RegExp, answer: Said])[] = [
  [
    /^(?:xin )?chao|^(?:hi|hello|hey)\b|good (?:morning|evening)/,
    { vi: 'Chào bạn, mừng bạn ghé phòng nhé.', en: 'Hello, good to have you in the room.' },
  ],
  [
    /may gio|khi nao|bao gio|\bwhen\b|what time/,
    {
      vi: 'Phòng mở mỗi tối từ tám giờ, bạn ghé lúc nào cũng được.',
      en: 'The room is open from eight every evening, drop by any time.',
    },
  ],
  [
    /nap|rut|tien|the ngan hang|\bdeposit|\bwithdraw|\bmoney\b/,
    {
      vi: 'Việc tiền nong bạn hỏi bộ phận hỗ trợ giúp mình nhé; trong phòng mình không xem được tài khoản của ai.',
      en: 'For anything about money please ask support; nobody in the room can see an account.',
    },
  ],
  [
    /cam on|thanks|thank you/,
    { vi: 'Không có gì đâu bạn. Vui là được rồi.', en: 'You are welcome. Enjoy the evening.' },
  ],
  [/tam biet|\bbye\b|ngu ngon|good night/, { vi: 'Hẹn gặp lại bạn nhé.', en: 'See you again soon.' }],
];
const ELSE: readonly Said[] = [
  { vi: 'Mình nghe đây, bạn kể tiếp đi.', en: 'I am listening, do go on.' },
  { vi: 'Ý hay đấy. Cả phòng thấy thế nào?', en: 'A good thought. What does the room say?' },
  { vi: 'Để mình đọc lại rồi trả lời bạn kỹ hơn nhé.', en: 'Let me read that again and come back to it.' },
];
const LINES: readonly Said[] = [
  {
    vi: 'Chào các bạn mới vào phòng, mình đang phát đây.',
    en: 'Hello to everybody who has just come in, we are on air.',
  },
  { vi: 'Ai nhắn gì mình cũng đọc, cứ thong thả nhé.', en: 'I read every message, take your time.' },
  { vi: 'Mình uống ngụm trà rồi nói tiếp.', en: 'A sip of tea, and we go on.' },
  { vi: 'Bạn nào nghe rõ thì để lại một lời chào.', en: 'If you can hear me well, leave a hello.' },
  {
    vi: 'Chơi cho vui thôi, mệt thì nghỉ nhé các bạn.',
    en: 'Play for fun, everyone, and rest when you are tired.',
  },
];

/** What the host of the demo says to a message: the same to the same. */
export function answerTo(text: string, id: number): Said {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .trim();
  const known = ANSWERS.find(([asked]) => asked.test(plain));
  return known?.[1] ?? (ELSE[id % ELSE.length] as Said);
}

/** What is said on air in a room at a moment, for whoever is there. */
export const lineAt = (anchorId: number, now: number): Said =>
  LINES[(Math.floor(now / LINE_MS) + anchorId) % LINES.length] as Said;
