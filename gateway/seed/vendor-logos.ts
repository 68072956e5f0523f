/** The drawing of a demo vendor, by its name in the lobby: `Ô Rô Live` is `o-ro-live`. */
export function logoOf(vassalage: string): string {
  const name = vassalage
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[Đđ]/g, 'd')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
  return `/art/vendors/${name}.svg`;
}
