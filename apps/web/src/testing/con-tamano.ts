import { vi } from 'vitest';

/** Gives every element one size, so that charts draw: jsdom has no layout. `vi.restoreAllMocks` removes it. */
export function conTamano(width = 640, height = 360): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, width, height));
}
