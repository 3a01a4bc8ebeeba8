/** The values of a property with several: separated by commas, each perhaps in double quotes; empty ones are left out. */
export function separarLista(texto: string): readonly string[] {
  const valores: string[] = [];
  let actual = '';
  let citado = false;
  for (const letra of texto) {
    if (letra === '"') citado = !citado;
    else if (letra !== ',' || citado) actual += letra;
    else {
      valores.push(actual);
      actual = '';
    }
  }
  return [...valores, actual].map((valor) => valor.trim()).filter((valor) => valor !== '');
}
