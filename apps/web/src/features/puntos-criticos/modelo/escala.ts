/** Place of a count between 0 and 1 on a logarithmic scale that has a 0 and ends at `fin`. */
export function lugarEnEscala(valor: number, fin: number): number {
  return Math.log1p(valor) / Math.log1p(Math.max(1, fin));
}

/** Marks of a scale, from its end to 0; between both, those of 1, 2, 5 that have `separacion` of its length to the marks around them. */
export function marcasDeEscala(fin: number, separacion: number): readonly number[] {
  const marcas = [fin];
  for (let diez = 10 ** Math.ceil(Math.log10(fin)); diez >= 1; diez /= 10)
    for (const marca of [5 * diez, 2 * diez, diez]) {
      const lugar = lugarEnEscala(marca, fin);
      const siguiente = lugarEnEscala(marcas.at(-1) ?? fin, fin);
      if (siguiente - lugar >= separacion && lugar >= separacion) marcas.push(marca);
    }
  return [...marcas, 0];
}
