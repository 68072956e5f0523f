export type PictureType = 'image/jpeg' | 'image/png';

/** What pictures a place takes. */
export type PictureRules = {
  types: readonly string[];
  maxBytes: number;
  /** Pixels of the longer side; `PIXELS_MAX` holds besides. */
  maxSide: number;
  square?: true;
  /** Drawn by the site itself, so that nothing stands behind its end; elsewhere what stands there is dropped. */
  drawnHere?: true;
};

/** A picture that holds nothing but what is seen. */
export type Picture = { type: PictureType; bytes: Uint8Array<ArrayBuffer>; width: number; height: number };

/** Pixels of a picture, whatever its bytes: who decodes one takes four bytes for each, 100 MB at the most. */
export const PIXELS_MAX = 25_000_000;
/** Pixels of a side; telephones make pictures of 9,000. */
export const SIDE_MAX = 12_000;

/** Why a picture is not taken: its type, its bytes, what it claims to measure, or that it is none. */
export type PictureFault = 'type' | 'size' | 'pixels' | 'broken';

/** A picture that is not taken; never with a word of what it holds. */
export class PictureRefused extends Error {
  override readonly name = 'PictureRefused';
  constructor(readonly fault: PictureFault) {
    super(fault);
  }
}
