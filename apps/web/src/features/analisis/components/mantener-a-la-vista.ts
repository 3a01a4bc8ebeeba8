const segundosMaximos = 5;
/** Events by which a person scrolls or goes elsewhere. */
const acciones = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps an element where it was scrolled to while what stands above it still loads and grows: until the person does
 * something, the element loses the focus, or five seconds have passed.
 */
export function mantenerALaVista(elemento: HTMLElement): void {
  const fin = new AbortController();
  const observador = new ResizeObserver(() => {
    elemento.scrollIntoView();
  });
  const terminar = () => {
    observador.disconnect();
    fin.abort();
  };
  observador.observe(document.body);
  const opciones = { capture: true, passive: true, signal: fin.signal };
  for (const accion of acciones) window.addEventListener(accion, terminar, opciones);
  elemento.addEventListener('blur', terminar, opciones);
  setTimeout(terminar, segundosMaximos * 1000);
}
