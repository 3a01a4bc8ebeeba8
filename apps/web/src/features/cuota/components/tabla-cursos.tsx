import type { ConsumoDeCurso } from '@mantenible/contracts/cuota';

import { enMb } from '../../../lib/cuota-api/textos.ts';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';

const columnas: readonly Columna<ConsumoDeCurso>[] = [
  { titulo: 'Curso', celda: ({ nombre }) => <bdi>{nombre}</bdi> },
  { titulo: 'Entregas', celda: ({ bytes }) => enMb(bytes) },
];

/** What the deliveries of each course keep. */
export function TablaCursos({ cursos }: { readonly cursos: readonly ConsumoDeCurso[] }) {
  return <TablaDatos etiqueta="Uso por curso" columnas={columnas} registros={cursos} />;
}
