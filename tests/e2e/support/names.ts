import { randomUUID } from 'node:crypto';

/** A name that no other journey uses: they share one server. */
export function unico(nombre: string): string {
  return `${nombre} ${randomUUID().slice(0, 8)}`;
}
