/** The pages of a television: so many rows as can be read from the other end of the room, nobody left out. */

/** The rows of one column: lower ones cannot be read. */
const ROWS_MAX = 12;
const COLUMNS_MAX = 2;

interface PageShape {
  readonly pages: number;
  readonly columns: number;
  readonly rows: number;
}

/** The fewest pages on which all rows fit, and their rows spread evenly. */
export function pageShape(count: number): PageShape {
  const pages = Math.max(1, Math.ceil(count / (ROWS_MAX * COLUMNS_MAX)));
  const perPage = Math.ceil(count / pages);
  const columns = perPage > ROWS_MAX ? COLUMNS_MAX : 1;
  return { pages, columns, rows: Math.max(1, Math.ceil(perPage / columns)) };
}

/** The rows of one page, counted from 0. */
export function rowsOf<Row>(all: readonly Row[], page: number): readonly Row[] {
  const perPage = Math.ceil(all.length / pageShape(all.length).pages);
  return all.slice(page * perPage, (page + 1) * perPage);
}

/** The page that shows this row. */
export function pageOf(place: number, count: number): number {
  return Math.floor(Math.max(0, place) / Math.ceil(count / pageShape(count).pages));
}
