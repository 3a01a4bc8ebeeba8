interface Punto {
  readonly x: number;
  readonly y: number;
}

/** Gives the function that places a percent on the axis of an index; the first axis points upwards. */
export function puntoEn(centro: Punto, radio: number, ejes: number) {
  return (eje: number, porcentaje: number): Punto => {
    const angulo = (2 * Math.PI * eje) / ejes - Math.PI / 2;
    const lejos = (radio * porcentaje) / 100;
    return { x: centro.x + lejos * Math.cos(angulo), y: centro.y + lejos * Math.sin(angulo) };
  };
}

/**
 * Runs of neighbouring axes with a figure, by index, two or more each; an index past the last axis is that of the
 * beginning. A whole round comes back to its first axis.
 */
export function tramosDe(valores: readonly (number | null)[]): readonly (readonly number[])[] {
  const total = valores.length;
  const hueco = valores.indexOf(null);
  if (hueco === -1) return [Array.from({ length: total + 1 }, (_, i) => i)];
  const tramos: number[][] = [[]];
  for (let i = hueco + 1; i < hueco + total; i += 1) {
    if (valores[i % total] === null) tramos.push([]);
    else tramos.at(-1)?.push(i);
  }
  return tramos.filter((tramo) => tramo.length > 1);
}
