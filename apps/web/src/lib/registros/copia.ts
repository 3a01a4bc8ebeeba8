/** Parameter of the form's address that names the copied record. */
export const parametroCopia = 'copia';

const sufijo = ' (copia)';
/** Longest name of most records; a longer one is shortened, so that the copy can be saved as it is. */
const largoDeNombre = 300;

/** The values of a copy: those of the record, under a name of its own. */
export function copiaDe<Valores extends object>(valores: Valores, campo: keyof Valores): Valores {
  const nombre = String(valores[campo]).slice(0, largoDeNombre - sufijo.length);
  return { ...valores, [campo]: `${nombre}${sufijo}` };
}

/** Address of the form with a copy of that record. */
export function rutaDeCopia(rutaCrear: string, id: string): string {
  return `${rutaCrear}?${new URLSearchParams({ [parametroCopia]: id })}`;
}
