/** Moves the focus to the search field inside an element, for a button that clears the search and disappears. */
export function enfocarBusqueda(contenedor: HTMLElement | null): void {
  contenedor?.querySelector<HTMLElement>('input[type="search"]')?.focus();
}
