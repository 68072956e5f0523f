import { createServer } from 'node:net';
import { ONE_START, ONE_TRY, ONE_WAIT } from './limits.mjs';
import { at } from './paths.mjs';

/** Ends the program with a plain message when the port is in use. */
export async function requireFreePort(port, command, name = 'PORT') {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`${name} must be a number from 1 to 65535, not "${process.env[name]}".`);
  }
  for (const host of ['127.0.0.1', '::1']) {
    const error = await listenError(port, host);
    if (error === 'EADDRINUSE') {
      throw new Error(
        `Port ${port} is taken by another program. Stop it, or choose another port: ${name}=${port + 1} ${command}`,
      );
    }
    if (error === 'EACCES') throw new Error(`Port ${port} needs more rights. Choose one above 1023.`);
  }
  if (await isBlocked(port)) throw new Error(`No browser opens port ${port}. Choose another ${name}.`);
}

/** Whether browsers refuse the port, as the Fetch standard has it for some, 6000 among them; nothing is sent then. */
async function isBlocked(port) {
  try {
    await fetch(`http://localhost:${port}`, { signal: AbortSignal.timeout(ONE_WAIT) });
  } catch (error) {
    return error.cause?.message === 'bad port';
  }
  return false;
}

function listenError(port, host) {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(error.code));
    probe.listen({ port, host }, () => probe.close(() => resolve(null)));
  });
}

/** Waits until the server answers at all, and with `rendered` until its home page is no error. */
export async function waitForSite(origin, { rendered = true, limit = ONE_START } = {}) {
  const end = Date.now() + limit;
  let last = 'no answer';
  while (Date.now() < end) {
    try {
      const response = await fetch(`${origin}/m/home`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(ONE_TRY),
      });
      await response.arrayBuffer();
      if (!rendered || response.status < 500) return;
      last = `status ${response.status}`;
    } catch (error) {
      last = error.cause?.code ?? error.message;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The site did not answer at ${origin}/m/home within ${limit / 1000} s (${last}).`);
}

/** Fills the local database with the demo data; a second time changes nothing. */
export async function seed(origin) {
  console.log('Writing the demo data');
  for (const path of ['/sandbox/seed', '/sandbox/agents/history']) {
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin },
      signal: AbortSignal.timeout(ONE_START),
    });
    if (!response.ok) throw new Error(`The demo data could not be written (status ${response.status}).`);
  }
}

/**
 * Prints where the site is, who may sign in and, where that was told, how long the start took; in development there are no
 * parts, and the gateway has no address of its own.
 */
export async function announce(origin, gateway, took) {
  const { DEMO_ACCOUNTS } = await import(at('gateway/seed/demo-accounts.ts'));
  const [{ merchant: main }] = DEMO_ACCOUNTS;
  const accounts = DEMO_ACCOUNTS.filter(({ merchant }) => merchant === main);
  const width = Math.max(...accounts.map(({ account }) => account.length));
  console.log(`
  Site             ${origin}/m/home
  Sent SMS, mail   ${origin}/sandbox/outbox${gateway ? `\n  Its parts        ${origin}/sandbox/parts\n  Its gateway      ${gateway}` : ''}

  Demo accounts`);
  for (const { account, password, note } of accounts) {
    console.log(`    ${account.padEnd(width)}  ${password}  ${note}`);
  }
  console.log(`\n  Ready. Ctrl-C stops it.${took ? `\n  Start: ${took}.` : ''}\n`);
}

/** Prints where the site is that stands before a gateway that is not ours, and how far that is. */
export function announceOwnGateway(origin, lines, took) {
  const told = lines.map((line) => `  ${line}`).join('\n');
  console.log(
    `\n  Site             ${origin}/m/home\n\n${told}\n\n  Ready. Ctrl-C stops it.${took ? `\n  Start: ${took}.` : ''}\n`,
  );
}
