declare module 'virtual:locale-messages' {
  /** Loads the messages of one locale for all that the page shows. */
  export function loadMessages(locale: string): Promise<void>;
}

declare module 'virtual:locale-chunks' {
  /** Client files with the messages that the matched routes show in a locale; none in development. */
  export function messageFiles(locale: string, routeIds: readonly string[]): string[];
  /** Client file of app/locale/mark-borrowed-words.ts; empty in development. */
  export const markingFile: string;
}

declare module 'virtual:message-tables' {
  /** For each locale the languages that it is spoken in, its own first, and the file of each; none in development. */
  export const files: Record<string, Record<string, string>>;
}

declare module 'cloudflare:workers' {
  /** The bindings of this worker, outside of a request too. */
  export const env: import('../edge/env').Env;
}

interface ImportMetaEnv {
  /** Of package.json, put in by `app.config.ts`. */
  readonly APP_VERSION: string;
  /** Of this build and no other; the unit tests have none. */
  readonly BUILD_ID?: string;
  /** Names the pictures that the build drew of the site's own art, by `build/art-pictures.ts`; empty in development. */
  readonly ART_EDITION: string | undefined;
}
