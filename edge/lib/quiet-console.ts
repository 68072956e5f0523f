import type { LogFields } from '../log-events';

/**
 * Replaces `console.error` for the frameworks: they hand it whole errors, with stacks and with messages that quote
 * what was submitted (ERR-60). The kind of error remains; lines of the site's own pass.
 */
export function quietConsole(target: Pick<Console, 'error'> = console): void {
  const write = target.error.bind(target);
  target.error = (...args: unknown[]) => {
    const [line] = args;
    if (args.length === 1 && typeof line === 'string' && line.startsWith('{"event":')) return write(line);
    const error = args.find((arg) => arg instanceof Error);
    const event = 'framework.error';
    const fields: LogFields[typeof event] = { name: error?.name ?? null };
    write(JSON.stringify({ event, ...fields }));
  };
}
