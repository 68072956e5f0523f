// Run on the project's own Node, which reads the brand's tables as they stand.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hexWritten, newBrandFile } from '../../build/brand/brand-file.ts';
import { BRAND_FILE, nameProblem, readBrands } from '../../build/brand/read-brands.ts';
import { operatorLines } from '../../build/operator/check.ts';
import { named, OPERATOR } from '../../build/operator/folder.ts';
import { nearest } from '../../edge/lib/settings/did-you-mean.ts';
import { readArguments } from './arguments.mjs';
import { at } from './paths.mjs';

const USAGE = `npm run brand -- new sao-mai "#c2185b" "#ffd54f" --name "Sao Mai"   a brand out of two colours
npm run brand -- check           what is wrong with brands, texts and settings of yours
npm run brand -- show sao-mai    every colour of a brand in both themes, as it was derived

  --name NAME    what players read
  --theme THEME  dark or light: what visitors see who choose none; dark unless told`;
const COMMANDS = ['new', 'check', 'show'];

/**
 * @param {string[]} args
 * @param {string} [folder] the operator's
 * @returns {Promise<{ lines: string[], isGood: boolean }>}
 * @throws Error in words where it was asked for something else
 */
export async function brandCommand(args, folder = at(OPERATOR)) {
  const { values, positionals } = readArguments(args, {
    usage: USAGE,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      theme: { type: 'string', default: 'dark' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const [command, ...words] = positionals;
  if (values.help || !command) return { lines: [USAGE], isGood: true };
  if (command === 'new') return make({ ...values, words }, folder);
  if (command === 'check') return check(folder);
  if (command === 'show') return show(words[0], folder);
  const meant = nearest(command, COMMANDS);
  throw new Error(`"${command}" is no command${meant ? `; did you mean ${meant}?` : '.'}\n\n${USAGE}`);
}

/** Writes the file of a new brand; what is there already is never written over. */
async function make({ words: [id, ...colors], name, theme }, folder) {
  if (!id || colors.length !== 2) throw new Error(`A brand has a name and two colours.\n\n${USAGE}`);
  const wrong = nameProblem(id);
  if (wrong) throw new Error(`${wrong}.`);
  const [primary, second] = colors.map((color) => {
    const hex = hexWritten(color);
    if (!hex) throw new Error(`"${color}" is no colour such as "#c2185b" (in quotes: # begins a comment).`);
    return hex;
  });
  if (!['dark', 'light'].includes(theme)) throw new Error(`--theme is dark or light, not "${theme}".`);
  const file = join(folder, 'brands', id, BRAND_FILE);
  if (existsSync(file))
    throw new Error(`${named(file)} is there already: change it, or choose another name.`);
  mkdirSync(join(folder, 'brands', id), { recursive: true });
  writeFileSync(file, newBrandFile({ name: name ?? titleOf(id), theme, primary, second }));
  const settings = join(folder, 'settings.toml');
  const isNew = !existsSync(settings);
  if (isNew)
    writeFileSync(
      settings,
      `# Settings in the place of wrangler.toml's (docs/operator.md).\nBRAND = "${id}"\n`,
    );
  const { problems, notes } = await readBrands(folder);
  const own = (lines) => lines.filter((line) => line.startsWith(`${named(file)}: `));
  return {
    lines: [
      `${named(file)} is a brand in both themes. What was derived: npm run brand -- show ${id}`,
      ...own(notes).map((line) => `  ${line.slice(named(file).length + 2)}`),
      ...own(problems),
      isNew
        ? `${named(settings)} has BRAND = "${id}": npm start shows it.`
        : `To see it: BRAND = "${id}" in ${named(settings)}, then npm start.`,
    ],
    isGood: own(problems).length === 0,
  };
}

/** `sao-mai` is shown as `Sao Mai` until somebody says otherwise. */
const titleOf = (id) => id.replace(/-/g, ' ').replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** All that is wrong with what is the operator's own, settings among it. */
async function check(folder) {
  const { problems, notes } = await operatorLines(folder);
  const settings = folder === at(OPERATOR) ? await settingProblems() : [];
  const all = [...new Set([...problems, ...settings])];
  const { brands } = await readBrands(folder);
  return {
    lines: [
      ...all,
      ...notes.map((note) => `Note: ${note}`),
      all.length === 0
        ? `${brands.length === 1 ? 'One brand' : `${brands.length} brands`} of yours, and nothing is wrong.`
        : `\n${all.length === 1 ? 'One thing is' : `${all.length} things are`} wrong.`,
    ],
    isGood: all.length === 0,
  };
}

async function settingProblems() {
  const { readConfigs, settingLines } = await import('./checked.mjs');
  try {
    return (await settingLines(await readConfigs())).map((line) => line.trim());
  } catch (error) {
    return [error.message];
  }
}

async function show(id, folder) {
  const { brands, problems } = await readBrands(folder);
  const brand = brands.find((one) => one.id === id);
  if (!brand) {
    const meant = nearest(
      id ?? '',
      brands.map((one) => one.id),
    );
    const hint = meant
      ? `did you mean ${meant}?`
      : `there are ${brands.map((one) => one.id).join(', ') || 'none'}.`;
    throw new Error([`"${id ?? ''}" is no brand that can be used; ${hint}`, ...problems].join('\n'));
  }
  const { dark, light } = brand.tokens;
  const own = (theme, name) => (name in (brand.colors.own?.[theme] ?? {}) ? ' *' : '');
  const rows = Object.keys(dark).map((name) => [
    name,
    `${dark[name]}${own('dark', name)}`,
    `${light[name]}${own('light', name)}`,
  ]);
  const line = ([name, ...colors]) =>
    `  ${name.padEnd(18)}${colors.map((color) => color.padEnd(24)).join('')}`.trimEnd();
  return {
    lines: [
      `${brand.name}, ${brand.theme} by itself; * is said in its file`,
      line(['token', 'dark', 'light']),
      ...rows.map(line),
    ],
    isGood: true,
  };
}
