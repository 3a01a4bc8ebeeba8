import { flushSync } from 'react-dom';

/** Marks the button of an item that removes it. */
export const marcaQuitar = { 'data-quitar': true } as const;

/**
 * Removes an item, whose pressed button goes with it: the focus passes to the button of the item that takes its place,
 * of the last one, or to the element of the selector `respaldo`.
 */
export function quitarConFoco(
  contenedor: HTMLElement | null,
  indice: number,
  quitar: () => void,
  respaldo: string,
): void {
  flushSync(quitar);
  const botones = [...(contenedor?.querySelectorAll<HTMLElement>('[data-quitar]') ?? [])];
  const vecino = botones[Math.min(indice, botones.length - 1)];
  (vecino ?? contenedor?.querySelector<HTMLElement>(respaldo))?.focus();
}
