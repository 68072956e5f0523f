import { GatewayError } from '@/contracts/errors';

const SCRIPT = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';
const PATIENCE = 120_000;

type Turnstile = {
  render: (
    container: HTMLElement,
    options: {
      sitekey: string;
      appearance: 'interaction-only';
      callback: (token: string) => void;
      'error-callback': () => void;
      'timeout-callback': () => void;
    },
  ) => string;
  remove: (widget: string) => void;
};

/** Runs Turnstile's widget, which shows itself only when it wants a tap, and answers its token (SMS-31). */
export async function proveByTurnstile(siteKey: string | null): Promise<string> {
  if (!siteKey) throw new GatewayError('human.verification.failed');
  const turnstile = await loadTurnstile();
  const container = openContainer();
  let widget: string | undefined;
  try {
    return await new Promise<string>((resolve, reject) => {
      setTimeout(reject, PATIENCE);
      widget = turnstile.render(container, {
        sitekey: siteKey,
        appearance: 'interaction-only',
        callback: resolve,
        'error-callback': reject,
        'timeout-callback': reject,
      });
    });
  } finally {
    if (widget) turnstile.remove(widget);
    container.remove();
  }
}

/** A popover opened last stands above every open dialog. */
function openContainer(): HTMLElement {
  const container = document.createElement('div');
  container.popover = 'manual';
  const top = document.querySelector('dialog:modal') ?? document.body;
  top.append(container);
  container.showPopover?.();
  return container;
}

function loadTurnstile(): Promise<Turnstile> {
  const known = () => (window as { turnstile?: Turnstile }).turnstile;
  return new Promise((resolve, reject) => {
    const loaded = known();
    if (loaded) return resolve(loaded);
    const script = document.createElement('script');
    script.src = SCRIPT;
    script.onload = () => {
      const turnstile = known();
      if (turnstile) resolve(turnstile);
      else reject(new Error('Turnstile did not start'));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error('Turnstile could not be loaded'));
    };
    document.head.append(script);
  });
}
