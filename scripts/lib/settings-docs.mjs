import { allSettings } from './settings.mjs';

/** Where a table stands: between two comments, which nobody sees. */
const PLACE = /<!-- settings: ([a-z-]+) -->\n[\s\S]*?<!-- end of settings -->/g;

/**
 * A page with the tables of settings as the schemas have them, each between `<!-- settings: GROUP -->` and
 * `<!-- end of settings -->`.
 * @param {string} page
 * @throws Error where a group has no place in the page, or a place no group
 */
export async function withSettingTables(page) {
  const settings = Object.values(await allSettings()).flat();
  const groups = new Set(settings.map(({ group }) => group));
  const written = page.replace(PLACE, (_, group) => {
    if (!groups.delete(group)) throw new Error(`There are no settings "${group}".`);
    const rows = settings.filter((one) => one.group === group).map(rowOf);
    const head = ['| setting | meaning | written as | when empty |', '|---|---|---|---|'];
    return [`<!-- settings: ${group} -->`, '', ...head, ...rows, '', '<!-- end of settings -->'].join('\n');
  });
  if (groups.size > 0) throw new Error(`No place for the settings ${[...groups].join(', ')}.`);
  return written;
}

const rowOf = ({ name, secret, meaning, written, empty }) =>
  `| \`${name}\`${secret ? ' (secret)' : ''} | ${meaning} | ${written} | ${empty} |`;
