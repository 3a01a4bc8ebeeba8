/** Page of an address; an unknown one is the first. */
export function paginaDe(params: URLSearchParams): number {
  const pagina = Number(params.get('pagina') ?? '1');
  return Number.isInteger(pagina) && pagina >= 1 && pagina <= 100_000 ? pagina : 1;
}
