import { parseArgs } from 'node:util';
import { nearest } from '../../edge/lib/settings/did-you-mean.ts';

/**
 * The options of a command. What none of them is called is said in words, with the one that was probably meant.
 * @param {string[]} args
 * @param {{ options: Record<string, object>, usage: string, allowPositionals?: boolean }} command
 * @throws Error in words
 */
export function readArguments(args, { usage, ...command }) {
  try {
    return parseArgs({ args, ...command });
  } catch (error) {
    const [, flag = ''] = /^Unknown option '-+([^']+)'/.exec(error.message) ?? [];
    const meant = flag && nearest(flag, Object.keys(command.options));
    const told = flag
      ? `There is no option "--${flag}"${meant ? `; did you mean --${meant}?` : '.'}`
      : error.message;
    throw new Error(`${told}\n\n${usage}`);
  }
}
