import { STORY_RULES } from './story-rules.mjs';

/** @typedef {import('./story.mjs').Story} Story */

const LONGEST = 40;

/**
 * A story as an engineer reads it: what it says, what is given, and its calls, a line each.
 * @param {Story} story
 * @returns {string[]}
 */
export function storyLines({ says, given, steps }) {
  return [says, '', `Given ${given.map(givenText).join('; ')}.`, '', ...steps.map(stepText)];
}

/** The states of the one that a story is about, or of another one. */
function givenText({ who, states }, index) {
  const told = states.map(stateText);
  const counted = [...new Set(told)].map((text) => {
    const times = told.filter((one) => one === text).length;
    return times > 1 ? `${text} (${times} times)` : text;
  });
  return `${index === 0 ? '' : `*${who}*: `}${counted.join(' and ')}`;
}

function stateText({ name, params = {} }) {
  const values = Object.entries(params).map(([key, value]) => `${key}: ${shortened(String(value))}`);
  return values.length > 0 ? `${name} (${values.join(', ')})` : name;
}

const shortened = (text) => (text.length > LONGEST ? `${text.slice(0, LONGEST / 2)}…` : text);

/**
 * A call of a story, and what must be true after it.
 * @param {import('./story.mjs').Step} step
 * @param {number} index
 */
export function stepText(step, index) {
  const { call, name, refused, times, must = [], open } = step;
  const values = Object.entries(step.with ?? {}).map(([input, one]) => `${input}: ${operandText(one)}`);
  const asked = [tokenText(step), leftText(step), togetherText(step), pagesText(step)].filter(Boolean);
  const isRefused = refused && !times ? [`refused with ${codesText(refused)}`] : [];
  const shown = [...isRefused, ...(open ? ['whatever it answers'] : []), ...must.map(mustText)];
  const parts = [
    `${index + 1}. \`${call}${values.length > 0 ? `(${values.join(', ')})` : ''}\``,
    ...asked,
    ...(name ? [`→ \`${name}\``] : []),
  ];
  return `${parts.join(' ')}${shown.length > 0 ? `: ${shown.join('; ')}` : ''}`;
}

function tokenText({ by, token }) {
  if (token !== undefined) return `with \`${operandText(token)}\``;
  return by && `by *${by}*`;
}

function leftText({ without = [] }) {
  return without.length > 0 ? `without ${without.map((name) => `\`${name}\``).join(', ')}` : '';
}

const codesText = (refused) =>
  [refused]
    .flat()
    .map((code) => `\`${code}\``)
    .join(' or ');

const TIMES = { 2: 'twice', 3: 'three times' };

function togetherText({ times, key = 'same', refused, sameKeyAs }) {
  if (sameKeyAs) return `under the key of \`${sameKeyAs}\`${refused ? '' : ', answered alike'}`;
  if (!times) return '';
  const often = `${TIMES[times] ?? `${times} times`} at the same moment`;
  if (key === 'same') return `${often} under one key, answered alike`;
  return refused ? `${often}, done once and else refused with ${codesText(refused)}` : often;
}

function pagesText({ pages }) {
  if (!pages) return '';
  return `page after page by \`${pages.by}\`, to the end that \`${pages.of ?? pages.next}\` tells`;
}

/**
 * What must be true of an answer.
 * @param {import('./story-rules.mjs').Must} must
 */
export function mustText({ rule, value, ...place }) {
  const words = STORY_RULES[rule].words.replace('*', () => `\`${operandText(value)}\``);
  return `\`${placeText(place) || 'value'}\` ${words.replace('`1` entries', '`1` entry')}`;
}

/** A place, and in brackets which entries of the list are meant. */
function placeText({ at, where = {} }) {
  const narrowed = Object.entries(where).map(([name, one]) => `${name}: ${operandText(one)}`);
  return narrowed.length > 0 ? at.replace('[]', () => `[${narrowed.join(', ')}]`) : at;
}

function operandText(operand) {
  if (operand === null || typeof operand !== 'object') return JSON.stringify(operand);
  if ('$given' in operand) return `\${${operand.$given}${operand.of ? ` of ${operand.of}` : ''}}`;
  if ('$answer' in operand) {
    const { $answer: answer, ...place } = operand;
    return place.at === '' ? answer : `${answer}.${placeText(place)}`;
  }
  if ('$plus' in operand) return operand.$plus.map(operandText).join(' + ');
  if ('$minus' in operand) return operand.$minus.map(operandText).join(' − ');
  if ('$fresh' in operand) return `new id "${operand.$fresh}"`;
  if ('$text' in operand) return textOf(operand);
  return JSON.stringify(operand);
}

/** A text with what stands in it, but for what states answer, which is there by its name already. */
function textOf({ $text: text, with: values }) {
  return `"${text.replace(/\$\{(\w+)\}/g, (whole, name) => (values[name]?.$answer ? operandText(values[name]) : whole))}"`;
}
