/**
 * Moves the focus to the search field inside an element, for a button that clears the search and disappears; to the button
 * that unfolds the filters where they are folded.
 */
export function enfocarBusqueda(contenedor: HTMLElement | null): void {
  const campo = contenedor?.querySelector<HTMLElement>('input[type="search"]');
  const plegado = campo?.closest('[hidden]') instanceof HTMLElement;
  const destino = plegado ? contenedor?.querySelector<HTMLElement>('[aria-expanded="false"]') : campo;
  destino?.focus();
}
