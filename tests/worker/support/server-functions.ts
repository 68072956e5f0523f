import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currentBuild } from '@/scripts/lib/builds.mjs';

const ENTRY = /"?(\w+)"?:\s*\{\s*functionName:\s*["`](\w+)_createServerFn_handler["`]/g;

/** Address of a server function in this build. @throws when the build has none of that name. */
export function addressOf(name: string): string {
  const id = builtFunctions().find((built) => built.name === name)?.id;
  if (!id) throw new Error(`No server function ${name} in the build`);
  return `/_serverFn/${id}`;
}

/** Names of all server functions in this build. */
export function serverFunctions(): string[] {
  return builtFunctions().map(({ name }) => name);
}

let found: { id: string; name: string }[] | undefined;

/** Their table stands in whichever file the bundler put it. */
function builtFunctions(): { id: string; name: string }[] {
  const folder = join(currentBuild().server, 'assets');
  found ??= globSync('*.js', { cwd: folder }).flatMap((file) => {
    const entries = readFileSync(join(folder, file), 'utf8').matchAll(ENTRY);
    return [...entries].map(([, id = '', name = '']) => ({ id, name }));
  });
  return found;
}

/** What a server function is given: texts, booleans, and objects and lists of them. */
export type Input = { [name: string]: string | boolean | Input | readonly (string | Input)[] };

/** Input as Start's client writes it, under `data`; objects are numbered. */
export function payloadOf(data: Input): string {
  let objects = 0;
  const written = (value: Input[string]): object => {
    if (typeof value === 'string') return { t: 1, s: value };
    if (typeof value === 'boolean') return { t: 2, s: value ? 2 : 3 };
    const i = objects++;
    if (Array.isArray(value)) return { t: 9, i, a: value.map(written), o: 0 };
    return { t: 10, i, p: { k: Object.keys(value), v: Object.values(value).map(written) }, o: 0 };
  };
  return JSON.stringify({ t: written({ data }), f: 127, m: [] });
}

/** A form with one file. */
export function formOf(content: string): { body: string; type: string } {
  const head = 'Content-Disposition: form-data; name="picture"; filename="a.png"\r\nContent-Type: image/png';
  return { body: `--x\r\n${head}\r\n\r\n${content}\r\n--x--\r\n`, type: 'multipart/form-data; boundary=x' };
}
