/** Files that were asked for, by address: styles with what is waited for. */
const asked = new Map<string, Promise<void> | undefined>();
/** Parts that were lost once, by address: how often, then what came under another address. */
const lost = new Map<string, { times: number; part?: Promise<unknown> }>();

/**
 * Loads a part of the site for an `import()` (build/lasting-imports.ts): its own file is the last script among
 * `files`, which are paths of the site. Asks for the others at the same time, waits for its styles, and can be called again after a failure, with
 * `vite:preloadError` fired for each.
 * @throws TypeError with what the browser says of the file that did not come, in words that the router does not know: for
 *   the browser's own it would reload the page, without a network too, and note that in a storage that may be blocked
 */
export async function load<Part>(part: () => Promise<Part>, files: readonly string[] = []): Promise<Part> {
  try {
    const own = files.filter((file) => file.endsWith('.js')).at(-1);
    if (own) asked.set(own, undefined);
    await Promise.all(files.map(ask));
    return await part().catch((error: Error) => again<Part>(error));
  } catch (error) {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw new TypeError(`A part did not come: ${(error as Error).message}`, { cause: error });
  }
}

/** Chromium answers for a module that was lost without asking anew; under another address it asks. */
function again<Part>(error: Error): Promise<Part> {
  // Its message ends with the address; Firefox and WebKit, which do not remember, may say others.
  const address = error.message.split(' ').at(-1);
  if (!address?.endsWith('.js')) throw error;
  const known = lost.get(address);
  if (!known) {
    lost.set(address, { times: 0 });
    throw error;
  }
  known.part ??= import(/* @vite-ignore */ `${address}?again=${++known.times}`).catch((reason: Error) => {
    known.part = undefined;
    throw reason;
  });
  return known.part as Promise<Part>;
}

/** Asks for a file ahead: a script as a mere file, since a module that was lost stays lost. */
function ask(href: string): Promise<void> | undefined {
  if (asked.has(href)) return asked.get(href);
  const forget = () => void asked.delete(href);
  let come: Promise<void> | undefined;
  if (href.endsWith('.css')) {
    if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return;
    come = styled(href);
    come.catch(forget);
  } else if (!document.querySelector(`[href="${href}"],[src="${href}"]`)) {
    fetch(href)
      .then((response) => response.blob())
      .catch(forget);
  }
  asked.set(href, come);
  return come;
}

function styled(href: string): Promise<void> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  return new Promise((resolve, reject) => {
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      reject(new Error(`Unable to preload CSS for ${href}`));
    };
    document.head.append(link);
  });
}
