// `npm run messages`: says what is missing, stale, too long or unused in the languages of the site (docs/languages.md).
import { continueOnOwnNode, isNodeNewEnough } from './lib/own-node.mjs';

const USAGE = `npm run messages                        how far each language is; fails on a fault in Vietnamese or English
npm run messages -- th ja               every line of these languages, with each text that is missing
npm run messages -- --translated th     what is new or changed in th was translated from what stands there today
npm run messages -- --translated th footer_home   this text was looked at, and stays as it is`;

try {
  if (!isNodeNewEnough()) await continueOnOwnNode();
  const { readArguments } = await import('./lib/arguments.mjs');
  const { messageReport, recordTranslated } = await import('./lib/messages.mjs');
  const { values, positionals } = readArguments(process.argv.slice(2), {
    options: { translated: { type: 'string' }, help: { type: 'boolean' } },
    allowPositionals: true,
    usage: USAGE,
  });
  if (values.help) console.log(USAGE);
  else if (values.translated) {
    const count = recordTranslated(values.translated, positionals);
    console.log(`${count} texts of ${values.translated} are written down as translated.`);
  } else {
    const { lines, hasFaults } = messageReport({ only: positionals });
    console.log(lines.join('\n'));
    if (hasFaults) process.exitCode = 1;
  }
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
