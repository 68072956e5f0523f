/** What stands where something was taken out. */
const OUT = '[…]';
/** Longest message that is looked at and that is told, and most words of it, in characters. */
const LONGEST = 300;
const TOLD = 200;
/** Frames of a stack that are told, and lines of it that are looked at. */
export const MOST_FRAMES = 8;
const MOST_LINES = 50;
const LONGEST_LINE = 400;

/** A word as errors of programs have them: `undefined`, `Object.assign`, `removeChild()`, `#418`, `300`. Nothing else is told. */
const ALLOWED = [
  /^[a-z]{1,24}$/,
  /^(?:[a-z_$][A-Za-z_$]{0,29}|[A-Z][a-z]{1,24}(?:[A-Z][a-z]{0,24}){0,3})(?:\(\))?$/,
  /^[A-Z]{1,5}$/,
  /^[A-Za-z]{1,8}['’][a-z]{1,2}$/,
  /^[A-Za-z_$]{1,20}(?:\.[A-Za-z_$]{1,20}){1,3}(?:\(\))?$/,
  /^[A-Za-z]{1,3}\d$/,
  /^#?\d{1,3}$/,
  /^[-–—=+*/&|<>!]{0,3}$/,
];
const OPENING = `([{'"\`,;:.!?`;
const CLOSING = `)]}'"\`,;:.!?`;
/** A quotation: it begins behind what is no letter. */
const QUOTED = /(?<![A-Za-z\d])(['"`])([^'"`]*)(['"`]?)/g;
const NAME_IN_QUOTES =
  /^(?:[A-Z]|[a-z_$][A-Za-z_$]{0,29}|[A-Z][a-z]{1,11}|[A-Z]{1,4}[a-z]*[A-Z][A-Za-z]{1,20})$/;
const ERROR_NAME = /^[A-Z][A-Za-z]{1,30}$/;
/** A file of the site's build, with line and column, at the end of a frame. */
const OWN_FILE = /\/assets\/[\w-]{1,40}\/(\w{1,20}\.js)(?:\?again=\d{1,3})?:(\d{1,6}):(\d{1,7})\)?$/;
const FUNCTION = /^(?:\s{0,8}at (?:async |new )?([\w$.]{1,40}) \(|([\w$.]{1,40})@(?=https?:))/;
/** Shortened names have figures too; long ones of capitals are none. */
const FRAME = /^(?:(?:[\w$]{1,3}|(?![A-Z]{6})[A-Za-z_$.]{1,40}) )?\w{1,20}\.js:\d{1,6}:\d{1,7}$/;
const PLACE = /:\d{1,6}:\d{1,7}\)?$/;

/**
 * The first line of an error's message with the words alone that programs write, so that nothing of the visitor's is in it:
 * no password, code, token, number, address or name. Whatever is `typed` on the page is taken out wherever it stands.
 */
export function scrubbedMessage(message: string, typed: readonly string[] = []): string {
  let text = message.slice(0, LONGEST + 1).split('\n', 1)[0] ?? '';
  if (text.length > LONGEST) text = text.slice(0, Math.max(0, text.lastIndexOf(' ', LONGEST)));
  for (const value of typed) if (value.length > 2) text = text.replaceAll(value, OUT);
  text = text.replace(QUOTED, (all, open: string, inside: string, close: string) =>
    inside === '' || NAME_IN_QUOTES.test(inside) ? all : `${open}${OUT}${close}`,
  );
  const words = text.split(/\s+/).filter(Boolean).map(allowedWord);
  return withoutRuns(words).join(' ').slice(0, TOLD);
}

/** A word without the signs around it. */
function coreOf(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && OPENING.includes(word.charAt(start))) start += 1;
  while (end > start && CLOSING.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function allowedWord(word: string): string {
  if (word.includes(OUT) && /^['"`,;:.!?[\]…()]*$/.test(word)) return word;
  const core = coreOf(word);
  return ALLOWED.some((form) => form.test(core)) ? word : OUT;
}

const isNumber = (word: string) => /\d/.test(word);
const endsPart = (word: string) => /[.:;!?]$/.test(word);
const isCapital = (word: string) => /^[A-Z][a-z]+$/.test(coreOf(word));

/** Numbers one after another are a long one, and capitals within a sentence somebody's name. */
function withoutRuns(words: readonly string[]): string[] {
  const isRun = (index: number, is: (word: string) => boolean, first: number) => {
    if (index < first || !is(words[index] ?? '')) return false;
    const isAfter = index > first && is(words[index - 1] ?? '') && !endsPart(words[index - 1] ?? '');
    return isAfter || (is(words[index + 1] ?? '') && !endsPart(words[index] ?? ''));
  };
  const kept = words.map((word, index) =>
    isRun(index, isNumber, 0) || isRun(index, isCapital, 1) ? OUT : word,
  );
  return kept.filter((word, index) => word !== OUT || kept[index - 1] !== OUT);
}

/** The name of an error, where it is one that programs give. */
export function scrubbedName(name: unknown): string {
  return typeof name === 'string' && ERROR_NAME.test(name) ? name : 'Error';
}

/**
 * The frames of a stack that are in the site's own files, as `name file.js:line:column`, and whether the error is foreign:
 * it has frames, and none in a file of the site's, or the first is an extension's.
 */
export function scrubbedStack(stack: string, origin: string): { frames: string[]; isForeign: boolean } {
  const lines = stack.split('\n', MOST_LINES).filter((line) => line.length <= LONGEST_LINE);
  const places = lines.filter((line) => PLACE.test(line));
  const frames = places.filter((line) => line.includes(`${origin}/assets/`)).flatMap(frameOf);
  const isForeign = places.length > 0 && (frames.length === 0 || /-extension:\/\//.test(places[0] ?? ''));
  return { frames: frames.slice(0, MOST_FRAMES), isForeign };
}

function frameOf(line: string): string[] {
  const [, file, row, column] = OWN_FILE.exec(line) ?? [];
  if (!file) return [];
  const [, ofBlink, ofOthers] = FUNCTION.exec(line) ?? [];
  const named = `${ofBlink ?? ofOthers ?? ''} ${file}:${row}:${column}`;
  return [isFrame(named) ? named : `${file}:${row}:${column}`];
}

/** Whether a text is a frame as `scrubbedStack` writes them. */
export const isFrame = (text: string): boolean => FRAME.test(text);
