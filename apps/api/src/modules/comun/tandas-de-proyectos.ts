/** Bytes of tests, as text, that are in memory at once. */
const bytesEnMemoria = 4 * 1024 * 1024;

/** A project with the size of its tests as text. */
export interface ProyectoConTamano {
  readonly proyectoId: string;
  readonly bytes: number;
}

/** Projects in batches of so many at most; one with a test beyond the limit of bytes is alone in its batch. */
export function tandasDe(
  entregados: readonly ProyectoConTamano[],
  maximo = 50,
  maximoBytes = bytesEnMemoria,
): readonly (readonly string[])[] {
  const tandas: string[][] = [];
  let llevados = 0;
  for (const { proyectoId, bytes } of entregados) {
    const ultima = tandas.at(-1);
    const cabe = ultima && ultima.length < maximo && llevados + bytes <= maximoBytes;
    llevados = cabe ? llevados + bytes : bytes;
    if (cabe) ultima.push(proyectoId);
    else tandas.push([proyectoId]);
  }
  return tandas;
}
