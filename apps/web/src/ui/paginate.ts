/**
 * Page size of guidelines, verification lists, metrics and the questions of a run (requisito:
 * pages-of-ten).
 */
export const pageSize = 10;

export interface PageOf<T> {
  readonly items: readonly T[];
  /** The shown page, from 1: the requested one, the nearest that exists, or 1 for a number that is not an integer. */
  readonly page: number;
  readonly pages: number;
}

/** One page of a list. An integer outside its pages gives the nearest page; any other number gives the first. */
export function paginate<T>(all: readonly T[], wanted: number, size: number = pageSize): PageOf<T> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, Number.isInteger(wanted) ? wanted : 1), pages);
  return { items: all.slice((page - 1) * size, page * size), page, pages };
}
