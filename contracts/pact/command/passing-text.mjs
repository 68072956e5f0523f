const WEB = '[Hh][Tt][Tt][Pp][Ss]?://[^\\s/?#@:<>"\\\\^|%\\[\\]{}]+(?::[0-9]{1,5})?(?:[/?#][^\\s"<>]*)?';
const PATH = '/(?:[^\\s/"<>\\\\][^\\s"<>]*)?';
const DAY = '[0-9]{4}-(?:0[1-9]|1[0-2])-(?:[12][0-9]|0[1-9]|3[01])';
const TIME = '(?:0[0-9]|1[0-9]|2[0-3])(?::[0-5][0-9]){2}(?:\\.[0-9]{1,9})?';
const ZONE = '(?:Z| ?[+-](?:0[0-9]|1[0-9]|2[0-3])(?::?[0-5][0-9])?)';
const WHOLE = '-?(?:0|[1-9][0-9]{0,13})';
const PICTURE = 'data:image/[a-z+.-]+;base64,';

/** What the patterns of the pact files say that come often or are long. */
const WORDS = {
  [`^${WEB}$`]: 'an http(s) address',
  [`^(?:${WEB}|${PATH})$`]: 'an http(s) address or a path from / on',
  [`^(?:${WEB}|${PATH})?$`]: 'an http(s) address, a path from / on or ""',
  [`^(?:${WEB}|[^\\s/?#@:<>"\\\\^|%\\[\\]{}]+(?::[0-9]{1,5})?/?)$`]: 'an http(s) address or a host',
  '^(?:[Hh][Tt][Tt][Pp][Ss]://[^\\s"<>]+|/[^\\s"<>\\/][^\\s"<>\\\\]*|data:image/jpeg;base64,[A-Za-z0-9+/]+={0,2})$':
    'an https address, a path from / on or data:image/jpeg;base64,…',
  [`^(?:${PICTURE})?[A-Za-z0-9+/]+={0,2}$`]:
    'a picture in base64, with data:image/…;base64, before it or not',
  [`^${DAY}$`]: 'a day such as 2026-11-28',
  [`^${DAY}[T ]${TIME}${ZONE}$`]: 'a moment such as 2026-11-28T09:30:00Z',
  '^[1-9][0-9]{11,12}$': 'a moment in milliseconds since 1970',
  [`^${WHOLE}(?:\\.[0-9]{1,2})?$`]: 'an amount such as 1250.5, with two decimals at most',
  [`^(?:\\s*${WHOLE}(?:\\.[0-9]+)?\\s*|-?[0-9](?:\\.[0-9]+)?e-(?:[6-9]|[1-9][0-9]+))$`]:
    'an amount such as 1250.5',
  '^[0-9]{1,15}$': '15 digits at most',
  '^[\\s\\S]+$': 'not ""',
  '^application/(?:[a-z0-9.+-]+\\+)?json(?: *;.*)?$': 'application/json',
};
/** How gateways write that something is on or off. */
export const A_SWITCH = 'a switch';
export const SWITCH_LEGEND = 'A switch is true, 1 or Y, or else false, 0 or N, each as text too.';
const SWITCH = '0|1|Y|N|true|false';
const CHOICE = /text like \^\(\?:((?:[^()[\]{}*+?^$\\]|\\.)*)\)\$/g;
const TYPED = /^(a text|a whole number|a number|true or false) and /;

/**
 * What passes for a value, with patterns in words where they have some. Where no type stands before a pattern, it may be
 * a text, a number or, where it is so named, true or false.
 * @param {string} passing  As `expectedOf()` has it.
 */
export function passingText(passing) {
  const isTyped = TYPED.test(passing) || !passing.startsWith('text like ');
  const named = Object.entries(WORDS).reduce(
    (text, [pattern, words]) => text.replaceAll(`text like ${pattern}`, words),
    passing.replace(CHOICE, (_, choice) => choiceText(choice, isTyped)),
  );
  return named.replace(TYPED, '$1: ').replaceAll('text like ', 'like ');
}

function choiceText(choice, isTyped) {
  if (choice === SWITCH) return A_SWITCH;
  const words = choice.split('|').map((word) => (word === '' ? '""' : word.replace(/\\(.)/g, '$1')));
  const last = words.pop();
  const all = words.length > 0 ? `${words.join(', ')} or ${last}` : last;
  if (isTyped) return all;
  const types = [
    'text',
    ...([...words, last].some((word) => /^\d+$/.test(word)) ? ['number'] : []),
    ...([...words, last].some((word) => word === 'true' || word === 'false') ? ['boolean'] : []),
  ];
  return types.length > 1 ? `${all} (as ${types.join(' or ')})` : all;
}
