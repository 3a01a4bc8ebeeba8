import {
  menosEsMejor,
  type FuenteLinea,
  type LineaRubrica,
  type Penalizacion,
} from '@mantenible/domain/rubrica';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';
import { cifraDeLinea } from '@mantenible/wording/rubrica';

import { nombreSeveridad } from '../../../lib/incidencia/severidad.ts';

export const fuentes: Readonly<Record<FuenteLinea, string>> = {
  media: 'Media de la prueba',
  evidencias: 'Respuestas con evidencia',
  acuerdo: 'Acuerdo con la referencia',
  grado: 'Grado de mantenibilidad',
  nuevas: 'Incidencias nuevas por 1000 líneas',
  acciones: 'Acciones verificadas',
  criterio: 'Lo que decide el docente',
};

/** What a line gives, in a sentence. */
export function reglaDe(linea: LineaRubrica): string {
  if (linea.modo === 'informa') return 'Se muestra, y no da ni quita puntos.';
  if (linea.fuente === 'criterio') return `Hasta ${contar(linea.puntos, 'punto', 'puntos')}, por niveles.`;
  const { fuente, bajo, alto, puntos } = linea;
  const proporcion = `0 puntos con ${cifraDeLinea(fuente, bajo)} o ${menosEsMejor(fuente) ? 'más' : 'menos'}; ${contar(puntos, 'punto', 'puntos')} con ${cifraDeLinea(fuente, alto)} o ${menosEsMejor(fuente) ? 'menos' : 'más'}; en proporción entre ambos.`;
  return [proporcion, ...linea.penalizaciones.map(penaDe)].join(' ');
}

function penaDe({ severidad, puntos, tope }: Penalizacion): string {
  return `Cada incidencia nueva de severidad «${nombreSeveridad(severidad)}» por 1000 líneas resta ${contar(puntos, 'punto', 'puntos')}, hasta ${formatNumber(tope)}.`;
}
