import { expect, test } from "vitest";
import { pageOf, pageShape, rowsOf } from "./pages";

test("twelve stand on one page, and forty on two", () => {
  expect(pageShape(2)).toEqual({ pages: 1, columns: 1, rows: 2 });
  expect(pageShape(12)).toEqual({ pages: 1, columns: 1, rows: 12 });
  expect(pageShape(13)).toEqual({ pages: 1, columns: 2, rows: 7 });
  expect(pageShape(24)).toEqual({ pages: 1, columns: 2, rows: 12 });
  expect(pageShape(25)).toEqual({ pages: 2, columns: 2, rows: 7 });
  expect(pageShape(40)).toEqual({ pages: 2, columns: 2, rows: 10 });
});

test("nobody is left out, and everybody is found on the page that says so", () => {
  for (let count = 0; count <= 100; count++) {
    const all = Array.from({ length: count }, (_, place) => place);
    const { pages, columns, rows } = pageShape(count);
    const shown = Array.from({ length: pages }, (_, page) => rowsOf(all, page));
    expect(shown.flat()).toEqual(all);
    for (const page of shown) expect(page.length).toBeLessThanOrEqual(columns * rows);
    for (const place of all) expect(shown[pageOf(place, count)]).toContain(place);
    expect(rows).toBeLessThanOrEqual(12);
  }
});
