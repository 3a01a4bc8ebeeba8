import { vi } from 'vitest';

/** Gives the frames of charts a size, so that they draw: jsdom has no layout. `vi.restoreAllMocks` removes it. */
export function conTamano(width = 640, height = 360): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function medir(this: Element) {
    const marco = this.classList.contains('recharts-responsive-container');
    return marco ? new DOMRect(0, 0, width, height) : new DOMRect();
  });
}
