/** The picture of a game's motif, named after its cover: `rng-drum` of `/art/covers/rng-drum-1.svg`. */
export function motifOf(imageUrl: string): string {
  return /\/([a-z]+-[a-z0-9]+)-\d+\.svg$/.exec(imageUrl)?.[1] ?? 'rng-lantern';
}
