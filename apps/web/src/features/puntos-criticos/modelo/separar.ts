/** A circle in pixels, and how far it may move to each side. */
export interface Circulo {
  readonly x: number;
  readonly y: number;
  readonly radio: number;
  readonly izquierda: number;
  readonly derecha: number;
}

const paso = 2;

/**
 * Moves circles sideways until they do not cover each other, within the room of each; a circle without such a place takes
 * the one where least of it is covered. Earlier circles stay nearer to their places.
 */
export function separar<T extends Circulo>(circulos: readonly T[]): readonly T[] {
  const puestos: T[] = [];
  for (const circulo of circulos) puestos.push({ ...circulo, x: mejorLugar(circulo, puestos) });
  return puestos;
}

function mejorLugar(circulo: Circulo, puestos: readonly Circulo[]): number {
  const { x, y, radio } = circulo;
  const cercanos = puestos.filter((otro) => Math.abs(otro.y - y) < otro.radio + radio);
  let mejor = x;
  let menor = Infinity;
  for (const lugar of lugares(circulo)) {
    const tapado = cercanos.reduce(
      (suma, otro) => suma + Math.max(0, otro.radio + radio - Math.hypot(otro.x - lugar, otro.y - y)),
      0,
    );
    if (tapado < menor) [mejor, menor] = [lugar, tapado];
    if (menor === 0) break;
  }
  return mejor;
}

/** Its own place, then those to both sides, the nearest first. */
function lugares({ x, izquierda, derecha }: Circulo): readonly number[] {
  const todos = [x];
  for (let lejos = paso; lejos <= Math.max(izquierda, derecha); lejos += paso) {
    if (lejos <= derecha) todos.push(x + lejos);
    if (lejos <= izquierda) todos.push(x - lejos);
  }
  return todos;
}
