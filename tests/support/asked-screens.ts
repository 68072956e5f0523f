/** Of the screens of a walk those that `npm test -- affected` names (SCREENS), or all where it names none of them. */
export function askedOf<Row>(rows: readonly Row[], pathOf: (row: Row) => string): readonly Row[] {
  const asked = process.env.SCREENS?.split(',') ?? [];
  const some = rows.filter((row) => asked.includes(pathOf(row)));
  return some.length > 0 ? some : rows;
}
