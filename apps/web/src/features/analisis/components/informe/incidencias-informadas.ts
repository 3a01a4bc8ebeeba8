import type { InformeAnalisis } from '@mantenible/reports';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import { indexar, type Entrada, type TituloDeRegla } from '../../../../lib/incidencia/indice.ts';
import { ordenar } from '../../../../lib/incidencia/ordenar.ts';
import { nombreSeveridad, severidades } from '../../../../lib/incidencia/severidad.ts';
import type { LeidoDelAnalisis } from './analizado-informado.ts';

/** Findings that the PDF lists, some 25 pages; its first lines count the others. */
export const maximoListadas = 500;

/** The gravest findings, by file and line, with counts of all; `tituloDe` is given where messages are in English. */
export function incidenciasInformadas(
  { issues, total }: LeidoDelAnalisis['incidencias'],
  tituloDe: TituloDeRegla | undefined,
): InformeAnalisis['hallazgos'] {
  const { entradas } = indexar(issues, tituloDe);
  const graves = ordenar(entradas, 'severidad', false).slice(0, maximoListadas);
  const porArchivo = Map.groupBy(ordenar(graves, 'archivo', false), ({ incidencia }) => incidencia.archivo);
  return {
    resumen: textoResumen(entradas, total),
    archivos: [...porArchivo].map(([ruta, suyas]) => ({ ruta, hallazgos: suyas.map(incidenciaInformada) })),
  };
}

function textoResumen(entradas: readonly Entrada[], total: number): string {
  if (total === 0) return 'El análisis no encontró ninguna incidencia.';
  const partes = severidades.flatMap((severidad) => {
    const cuantas = entradas.filter((una) => una.severidad === severidad).length;
    return cuantas === 0 ? [] : [`${nombreSeveridad(severidad)}: ${formatNumber(cuantas)}`];
  });
  const leidas =
    total > entradas.length ? ` de las ${formatNumber(entradas.length)} que se pudieron leer` : '';
  const listadas = total > maximoListadas ? ` Se listan las ${formatNumber(maximoListadas)} más graves.` : '';
  return `${contar(total, 'incidencia', 'incidencias')}. Por severidad${leidas}: ${partes.join(', ')}.${listadas}`;
}

function incidenciaInformada({ incidencia, titulo, severidad, linea }: Entrada) {
  const hasta = incidencia.linea_afectada?.endLine ?? linea;
  const lugar = linea === 0 ? incidencia.archivo : `${incidencia.archivo}:${linea}`;
  return {
    clave: `${lugar} ${incidencia.regla}`,
    lineas: linea === 0 ? '' : hasta > linea ? `${linea} a ${hasta}` : `${linea}`,
    severidad: nombreSeveridad(severidad),
    regla: incidencia.regla,
    mensaje: titulo === null ? incidencia.descripcion : `${titulo}\n${incidencia.descripcion}`,
  };
}
