/** Specification §9: page size of guidelines, verification lists, metrics and of an execution's questions. */
export const pageSize = 10;

export interface PageOf<T> {
  readonly items: readonly T[];
  /** The page shown, from 1: the wanted one, or the nearest that exists. */
  readonly page: number;
  readonly pages: number;
}

/** One page of a list; a page beyond the end, or none at all, gives the nearest one. */
export function paginate<T>(all: readonly T[], wanted: number, size: number = pageSize): PageOf<T> {
  const pages = Math.max(1, Math.ceil(all.length / size));
  const page = Math.min(Math.max(1, Number.isInteger(wanted) ? wanted : 1), pages);
  return { items: all.slice((page - 1) * size, page * size), page, pages };
}
