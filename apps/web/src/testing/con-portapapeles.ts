import { onTestFinished } from 'vitest';

/** Replaces the clipboard: `escribir` gets its texts, or rejects them; null for a page without one, as over plain HTTP. */
export function conPortapapeles(escribir: ((texto: string) => Promise<void>) | null): void {
  const antes = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  const quitar = () => Reflect.deleteProperty(navigator, 'clipboard');
  quitar();
  if (escribir !== null)
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: escribir } });
  onTestFinished(() => {
    quitar();
    if (antes) Object.defineProperty(navigator, 'clipboard', antes);
  });
}
