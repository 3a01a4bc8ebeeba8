import {
  filasDetalladas,
  listasDe,
  type FilaDetallada,
  type ReporteAgrupado,
} from '@mantenible/domain/mejora';

/** Report of a saved test. */
export interface Informe {
  readonly agrupado: ReporteAgrupado;
  /** Bytes of each row, its questions included. */
  readonly tamanos: readonly number[];
}

/** Bytes of rows in one answer. One row alone may have more: its questions are those of the test. */
const masBytes = 2_000_000;

/** Bytes of each row in an answer, at most: computed from each question once. */
export function tamanosDeFilas({ listas, filas }: ReporteAgrupado): readonly number[] {
  const bytes = (cosa: unknown) => Buffer.byteLength(JSON.stringify(cosa));
  const completas = listas.map((lista) => bytes(lista));
  const partes = listas.map((lista) =>
    bytes(lista.map(({ pregunta, valor, maximo, fraccion }) => ({ pregunta, valor, maximo, fraccion }))),
  );
  const suma = (indices: readonly number[], tamanos: readonly number[]) =>
    indices.reduce((total, i) => total + (tamanos[i] ?? 0), 0);
  return filas.map((fila) => {
    const desglosadas = fila.metricas.map(({ lista }) => lista);
    return bytes(fila) + suma(listasDe(fila.metricas), completas) + suma(desglosadas, partes);
  });
}

/** The rows from `desde` on that fit into one answer, at least one, and the first row of the next answer. */
export function filasDesde(
  { agrupado, tamanos }: Informe,
  desde: number,
): { readonly filas: readonly FilaDetallada[]; readonly siguiente: number | null } {
  let hasta = desde;
  for (let bytes = 0; hasta < tamanos.length; hasta += 1) {
    bytes += tamanos[hasta] ?? 0;
    if (hasta > desde && bytes > masBytes) break;
  }
  const filas = filasDetalladas({ ...agrupado, filas: agrupado.filas.slice(desde, hasta) });
  return { filas, siguiente: hasta < tamanos.length ? hasta : null };
}
