/** One step of a pointer or of keys, as W3C WebDriver writes it. */
export type Action = { type: string; id: string; parameters?: object; actions: object[] };

/** Where something happens: on the page itself, or in the frame that it shows. */
export type Place = 'page' | 'frame';

/** The least that a walk needs of a browser; a window of a phone's size, with nothing kept of any other. */
export type Browser = {
  goto(url: string): Promise<void>;
  /** Runs the source of a function in the page, or in its one frame; arguments and answer are JSON. */
  run(source: string, args: unknown[], place: Place): Promise<unknown>;
  /** Does what fingers do, as trusted events. */
  act(actions: Action[]): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** What the page did wrong so far, where the browser tells. */
  problems(): Promise<string[]>;
  close(): Promise<void>;
};

/** A phone in portrait, in points. */
export const SCREEN = { width: 390, height: 844 };
