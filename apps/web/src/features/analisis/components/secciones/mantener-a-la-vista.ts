const segundosMaximos = 30;
/** Events by which a person scrolls or goes elsewhere. */
const acciones = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Keeps an element where it was scrolled to while what stands above it still loads and grows: until the person does
 * something, the element loses the focus, or thirty seconds have passed.
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

/**
 * Hands over the element with the id as soon as it is in the page; null when the person does something before that, and
 * should not be taken away from it. Returns what ends the wait without either.
 */
export function alAparecer(id: string, hacer: (elemento: HTMLElement | null) => void): () => void {
  const presente = document.getElementById(id);
  if (presente) {
    hacer(presente);
    return () => undefined;
  }
  const fin = new AbortController();
  const observador = new MutationObserver(() => {
    const elemento = document.getElementById(id);
    if (elemento) terminarCon(elemento);
  });
  const abandonar = () => {
    observador.disconnect();
    fin.abort();
  };
  const terminarCon = (elemento: HTMLElement | null) => {
    abandonar();
    hacer(elemento);
  };
  observador.observe(document.body, { childList: true, subtree: true });
  const opciones = { capture: true, passive: true, signal: fin.signal };
  for (const accion of acciones)
    window.addEventListener(
      accion,
      () => {
        terminarCon(null);
      },
      opciones,
    );
  return abandonar;
}
