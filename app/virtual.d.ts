declare module 'virtual:locale-messages' {
  /** Loads the one locale module whose messages the page shows. */
  export function loadMessages(locale: string): Promise<void>;
}

declare module 'virtual:locale-chunks' {
  /** Locale to the client files that hold its messages; empty in development. */
  const chunks: Record<string, string[]>;
  export default chunks;
}
