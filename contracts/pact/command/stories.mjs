import { nearTo } from './chosen.mjs';
import { isWithin } from './levels.mjs';
import { pactFiles, readInteractions } from './pact-files.mjs';
import { stateText } from './provider-states.mjs';
import { readStories } from './stories-file.mjs';

/** @typedef {import('./story.mjs').Story} Story */

/** The suite of stories in reports, where rows have their service. */
export const STORIES = 'stories';

/**
 * The words of a story in the table.
 * @param {Story} story
 * @returns {import('./verify-interaction.mjs').Title}
 */
export function titleOfStory({ name, says, given, steps, level }) {
  return {
    service: STORIES,
    id: `${STORIES}.${name}`,
    call: `${steps.length} calls`,
    answer: says,
    description: `story: ${name}`,
    states: [...new Set(given.flatMap(({ states }) => states.map(stateText)))].join(' and '),
    level,
  };
}

/**
 * The stories that the options choose: those whose every call is of the chosen services, that have one of the chosen calls
 * in them, and none where pact files are named, or states of the version before.
 * @param {{ story?: string[], stories?: boolean, 'no-stories'?: boolean, call?: string[], service?: string[], level?: string,
 *   file?: string[], formerStates?: boolean }} options
 * @throws Error for a story that there is not.
 */
export function chosenStories({ story = [], call = [], service = [], level, file, formerStates, ...others }) {
  const isNone = others['no-stories'] || file !== undefined || formerStates;
  if (isNone && story.length === 0 && !others.stories) return [];
  const all = readStories();
  const unknown = story.find((name) => !all.some((one) => one.name.startsWith(name)));
  if (unknown !== undefined) throw new Error(noSuchStory(unknown, all));
  const services = new Set(readInteractions(pactFiles({ service })).map(({ title }) => title.id));
  return all
    .filter(({ name }) => story.length === 0 || story.some((begin) => name.startsWith(begin)))
    .filter(({ steps }) => steps.every((step) => services.has(step.call)))
    .filter(
      ({ steps }) =>
        call.length === 0 || steps.some((step) => call.some((name) => step.call.startsWith(name))),
    )
    .filter((one) => isWithin({ comments: { level: one.level } }, level))
    .map((one) => ({ title: titleOfStory(one), story: one }));
}

function noSuchStory(name, all) {
  const names = all.map((one) => one.name);
  return [
    `There is no story "${name}". Near it: ${nearTo(name, names).join(', ')}. There are`,
    ...all.map((one) => `  ${one.name}  ${one.says}`),
  ].join('\n');
}

/**
 * Every interaction of the pact files by its description: what the calls of stories are made of.
 * @returns {Map<string, any>}
 */
export function interactionsOfStories() {
  return new Map(
    readInteractions(pactFiles({})).map(({ interaction }) => [interaction.description, interaction]),
  );
}
