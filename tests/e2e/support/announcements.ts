import type { BrowserContext } from '@playwright/test';

/** Marks the login announcements as seen in every tab of the context, whoever logs in there. */
export async function silenceAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page has no storage, nor has one without an origin: a game in the sandbox.
    if (self.origin !== 'null') sessionStorage.setItem('ANNOUNCED', '*');
  });
}

/** Marks the app as offered on the device of the context. */
export async function silenceOffer(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (self.origin !== 'null') localStorage.setItem('DOWNLOAD_OFFERED', '1');
  });
}
