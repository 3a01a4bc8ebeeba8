import { vi } from 'vitest';

/** Gives jsdom element sizes, so that virtual lists draw rows, and the observer that it lacks. */
export function prepararPantalla(): void {
  const observador = class {
    observe() {
      return undefined;
    }
    unobserve() {
      return undefined;
    }
    disconnect() {
      return undefined;
    }
  };
  vi.stubGlobal('IntersectionObserver', observador);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
}
