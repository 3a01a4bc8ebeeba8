import type { ArchivoAnalizado } from '@mantenible/domain/analisis';

import type { ArchivoPorGuardar } from '../analisis/resultado.port.ts';
import type { TextoSellado } from '../analisis/textos.port.ts';

/** A file as an analysis stores it: findings in the order of their lines, its text compressed and encrypted by `sellar`. */
export async function archivoPorGuardar(
  { ruta, lenguaje, analizable, medidas, incidencias, texto }: ArchivoAnalizado,
  posicion: number,
  sellar: (ruta: string, texto: string) => Promise<TextoSellado>,
): Promise<ArchivoPorGuardar> {
  const linea = (una: (typeof incidencias)[number]) => una.range?.startLine ?? 0;
  return {
    posicion,
    ruta,
    lenguaje,
    analizable,
    medidas,
    incidencias: [...incidencias].sort((a, b) => linea(a) - linea(b)),
    texto: await sellar(ruta, texto),
  };
}
