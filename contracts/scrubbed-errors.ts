/** What stands where something was taken out. */
const OUT = '[…]';
/** Longest message that is looked at and that is told, and most words of it, in characters. */
const LONGEST = 300;
const TOLD = 200;
/** Frames of a stack that are told, and lines of it that are looked at. */
export const MOST_FRAMES = 8;
const MOST_LINES = 50;
const LONGEST_LINE = 400;

/** Words of the messages of engines and libraries. A message is told in these, and in names of programs where they stand. */
const VOCABULARY = new Set(
  'a aborted access added after all already an and any are argument arguments array as assignment async at await be because been before being between binding body boolean both bounds but by call called calls can cannot caught change changed child circular class client closed code collection component computed connection constant constructor content context converted converting could create created current data declaration declared decoding deeply default defined delete deleted denied depth destructure destructured did different disconnected document does done due dynamically element elements empty encoded end ended entry error errors evaluating event exceeded execute executing exist exists expected export exported expression extension failed fetch fetched fetching field file finally find first for format forbidden found from full function generator get getter given global had handler has have hook hooks hydrated hydrating hydration identifier if illegal image implementation import imported importing in index infinite initialization initialize initialized inner input inserted instance instead interface internal interrupted into invalid invocation is it item items iterable iterate iterator its key keyword large last left length less limit link literal load loaded loading local locale longer lost made map match matched matches maximum means media member memory message method minified missing mode module more most multiple must mutation name named navigation nested network new next no node nodes non not null number numeric object observed of offset old on once one only open operand operation operator option or other out outside over own page parameter parameters parent parse parsed parsing part pattern pending performed permission plain point pop position prevented previous private promise properties property protected prototype provided quota range reached react read reading received recursion redeclaration reduce refer reference referenced register registered regular reject rejected rejection remove removed render rendered rendering replaced request requested required resolve resolved resource response result return returned right root router runtime running same scheme schema scope script secure security select sequence server service set setter setting shadow shared should signal single size slice slot source space spread stack start started state statement static status stopped storage store strict string structure style suspended suspense symbol synchronous syntax system tab tag target template text than that the their then there this throw thrown time timed timeout timer to token too top transaction transition tree trigger true false try trying type typed undefined unexpected unhandled unit unknown unmounted unterminated update updated updating url use used user using valid value values variable version video view visible visit wait was we went were when where which while whose window with within without worker would write wrong yet you your came come answer answers answered canvas widget turnstile preload site edge moved something else react'.split(
    ' ',
  ),
);
const SHORTENED = new Set(["can't", "couldn't", "didn't", "doesn't", "isn't", "wasn't", "it's", "i'm"]);
const CAPITALS = new Set([
  'API',
  'CORS',
  'CSS',
  'DOM',
  'HTML',
  'HTTP',
  'HTTPS',
  'I',
  'ID',
  'JSON',
  'SVG',
  'URI',
  'URL',
]);
const KIND_OF_ERROR = /^(?:[A-Z][A-Za-z]{0,20}Error|DOMException|Uncaught)$/;
const SIGNS = /^(?:#?\d{1,3}|[-–—=+*/&|<>!]{0,3})$/;
/** A name of a program's own: `structuredClone`, `e.t.map`, `removeChild()`. */
const IDENTIFIER = /^[A-Za-z_$][\w$]{0,29}(?:\.[A-Za-z_$][\w$]{0,29}){0,4}(?:\(\))?$/;
/** Before these stands, and behind those comes, a name of a program's own. */
const BEFORE_NAME =
  /(?:^| )(?:variable:|evaluating|reading|setting|property|execute|\(reading|\(evaluating|\(setting) $/i;
const BEHIND_NAME =
  /^ is (?:not (?:a |an )?(?:function|constructor|defined|object|iterable|extensible)|undefined|null)\b/;
/** What an answer is called that the site refuses by. */
const CODE = /^[a-z]{2,20}(?:\.[a-z]{2,20}){1,3}$/;
const OPENING = `([{'"\`,;:.!?`;
const CLOSING = `)]}'"\`,;:.!?`;
/** A quotation: it begins behind what is no letter. */
const QUOTED = /(?<![A-Za-z\d])(['"`])([^'"`]*)(['"`]?)/g;
/** Behind these a quotation is a name of a program's own; elsewhere it is somebody's words. */
const BEFORE_QUOTED_NAME =
  /(?:reading|setting|property|properties|execute|on|type|method|module|export named) $/;
const ERROR_NAME = /^[A-Z][A-Za-z]{1,30}$/;
/** A file of the site's build, with line and column, at the end of a frame. */
const OWN_FILE = /\/assets\/[\w-]{1,40}\/(\w{1,20}\.js)(?:\?again=\d{1,3})?:(\d{1,6}):(\d{1,7})\)?$/;
const FUNCTION = /^(?:\s{0,8}at (?:async |new )?([\w$.]{1,40}) \(|([\w$.]{1,40})@(?=https?:))/;
/** Shortened names have figures too; long ones of capitals are none. */
const FRAME = /^(?:(?:[\w$]{1,3}|(?![A-Z]{6})[A-Za-z_$.]{1,40}) )?\w{1,20}\.js:\d{1,6}:\d{1,7}$/;
const PLACE = /:\d{1,6}:\d{1,7}\)?$/;

/**
 * The first line of an error's message in the words alone that engines and libraries write, and names of programs where
 * those stand; anything else, quotations of what was read among it, is taken out. So is whatever is `typed` on the page,
 * wherever it stands. A word of the visitor's stays only where it is one of those words too.
 */
export function scrubbedMessage(message: string, typed: readonly string[] = []): string {
  let text = message.slice(0, LONGEST + 1).split('\n', 1)[0] ?? '';
  if (text.length > LONGEST) text = text.slice(0, Math.max(0, text.lastIndexOf(' ', LONGEST)));
  for (const value of typed) if (value.length > 2) text = text.replaceAll(value, OUT);
  if (CODE.test(text)) return text;
  text = text.replace(QUOTED, (all, open: string, inside: string, close: string, at: number) => {
    const isName =
      inside.length <= 1 || (IDENTIFIER.test(inside) && BEFORE_QUOTED_NAME.test(text.slice(0, at)));
    return isName ? all : `${open}${OUT}${close}`;
  });
  const given = text.split(/\s+/).filter(Boolean);
  const words = given.map((word, index) => allowedWord(word, given, index));
  return withoutRuns(words, given).join(' ').slice(0, TOLD);
}

/** A word without the signs around it. */
function coreOf(word: string): string {
  let [start, end] = [0, word.length];
  while (start < end && OPENING.includes(word.charAt(start))) start += 1;
  while (end > start && CLOSING.includes(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

function allowedWord(word: string, words: readonly string[], index: number): string {
  if (word.includes(OUT) && /^['"`,;:.!?[\]…()]*$/.test(word)) return word;
  const core = coreOf(word);
  const plain = core.toLowerCase().replace('’', "'");
  const isKnown =
    VOCABULARY.has(plain) ||
    SHORTENED.has(plain) ||
    CAPITALS.has(core) ||
    KIND_OF_ERROR.test(core) ||
    SIGNS.test(core) ||
    (core.length === 1 && word.length > 1);
  return isKnown || isProgramName(core, words, index) ? word : OUT;
}

/** Whether a word is a name of a program's own, by what stands around it. */
function isProgramName(core: string, words: readonly string[], index: number): boolean {
  if (!IDENTIFIER.test(core)) return false;
  const [before, behind] = [words.slice(0, index).join(' '), words.slice(index + 1).join(' ')];
  const isQuoted = /^[('"`]+/.test(words[index] ?? '') && BEFORE_QUOTED_NAME.test(`${before} `);
  return isQuoted || BEFORE_NAME.test(`${before} `) || BEHIND_NAME.test(` ${behind}`);
}

const isNumber = (word: string) => /\d/.test(word);
const endsPart = (word: string) => /[.:;!?]$/.test(word);
const isCapital = (word: string) => /^[A-Z][a-z]+$/.test(coreOf(word));

/** Numbers one after another are a long one, and capitals within a sentence somebody's name. */
function withoutRuns(words: readonly string[], given: readonly string[]): string[] {
  const isRun = (index: number, is: (word: string) => boolean, first: number) => {
    if (index < first || !is(given[index] ?? '')) return false;
    const isAfter = index > first && is(given[index - 1] ?? '') && !endsPart(given[index - 1] ?? '');
    return isAfter || (is(given[index + 1] ?? '') && !endsPart(given[index] ?? ''));
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
