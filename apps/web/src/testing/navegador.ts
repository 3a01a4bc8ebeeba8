/** jsdom has no layout, so sizes never change and nothing comes into view. */
class SinTamano implements ResizeObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

/** Stub of `matchMedia`, which jsdom lacks; `estrecha`: queries of a maximum width match, as on a phone. */
export const consultaDeMedios =
  (estrecha: boolean) =>
  (media: string): MediaQueryList => {
    const matches = estrecha && media.includes('max-width');
    const lista = Object.assign(new EventTarget(), { media, matches, onchange: null });
    return Object.assign(lista, { addListener: () => undefined, removeListener: () => undefined });
  };

/** Gives jsdom the parts of a wide browser window that it lacks; replaces what a test put in their place. */
export function completarNavegador(): void {
  Object.assign(globalThis, {
    matchMedia: consultaDeMedios(false),
    ResizeObserver: SinTamano,
    scrollTo: () => undefined,
  });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
}
