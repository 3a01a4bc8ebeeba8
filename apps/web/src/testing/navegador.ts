/** jsdom has no layout, so sizes never change and nothing comes into view. */
class SinTamano implements ResizeObserver {
  readonly observe = (): void => undefined;
  readonly unobserve = (): void => undefined;
  readonly disconnect = (): void => undefined;
}

/** Queries of the window that the components under test listen to. */
let abiertas: (EventTarget & { readonly media: string })[] = [];

/** Stub of `matchMedia`, which jsdom lacks; `estrecha`: queries of a maximum width match, as on a phone. */
export const consultaDeMedios =
  (estrecha: boolean) =>
  (media: string): MediaQueryList => {
    const matches = estrecha && media.includes('max-width');
    const lista = Object.assign(new EventTarget(), { media, matches, onchange: null });
    abiertas.push(lista);
    return Object.assign(lista, { addListener: () => undefined, removeListener: () => undefined });
  };

/** Turns the phone: queries of a maximum width match in its upright position. Called within `act`. */
export function girar(estrecha: boolean): void {
  for (const lista of abiertas)
    lista.dispatchEvent(
      Object.assign(new Event('change'), { matches: estrecha && lista.media.includes('max-width') }),
    );
}

/** Gives jsdom the parts of a wide browser window that it lacks; replaces what a test put in their place. */
export function completarNavegador(): void {
  abiertas = [];
  Object.assign(globalThis, {
    matchMedia: consultaDeMedios(false),
    ResizeObserver: SinTamano,
    scrollTo: () => undefined,
  });
  // Fields that grow with their text listen to fonts that load.
  Object.assign(document, { fonts: new EventTarget() });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, scrollTo: () => undefined });
}
