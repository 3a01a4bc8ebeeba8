import { configure } from '@testing-library/react';
import { vi } from 'vitest';

/** Gives jsdom element sizes, so that virtual lists draw rows, and the two observers that it lacks. */
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
  // Vitest transforms the grammars on first use, which may exceed the default timeout of a second.
  configure({ asyncUtilTimeout: 20_000 });
  Object.assign(globalThis, { ResizeObserver: observador, IntersectionObserver: observador });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(40);
  Element.prototype.scrollTo = () => undefined;
}
