import type { Mejora } from '@mantenible/contracts/mejora';
import { redondear } from '@mantenible/domain/criterio';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { formatPercent } from '@mantenible/wording/numeros';

import { frasesDeProcedencia } from '../../../lib/procedencia/frases.ts';
import { etiquetaTipo } from '../../../lib/prueba-api/etiqueta-tipo.ts';
import { aislar } from '../../../ui/aislar.ts';
import type { PropuestaEstatica } from './propuesta.ts';

type Avance = Mejora['avance'];
type PruebaElegible = Mejora['manual']['pruebas'][number];
type AnalisisDeMejora = NonNullable<Mejora['estatico']['analisis']>;

/** '1 de 3 acciones hechas'. */
export function textoHechas({ hechas, total }: Avance): string {
  return `${hechas} de ${contar(total, 'acción hecha', 'acciones hechas')}`;
}

/** '2 verificadas'. */
export function textoVerificadas({ verificadas }: Avance): string {
  return contar(verificadas, 'verificada', 'verificadas');
}

/** A saved test with its attempt, kind and date. */
export function nombreDePrueba({ nombre, tipo, intentos, creado }: PruebaElegible): string {
  const intento = intentos === null ? '' : `, intento ${intentos}`;
  return `${aislar(nombre)}${intento} · ${etiquetaTipo(tipo)} (${formatDateTime(creado)})`;
}

/** An analysis with its date, commit and degree, and what of it differs from the project today. */
export function textoAnalisis({ fecha, commit, grado, ...procedencia }: AnalisisDeMejora): string {
  const partes = [
    `Análisis del ${formatDateTime(fecha)}`,
    ...(commit === null ? [] : [`commit ${commit.slice(0, 7)}`]),
    grado === null ? 'sin grado' : `grado ${formatPercent(redondear(grado))}`,
  ];
  return [partes.join(' · '), ...frasesDeProcedencia(procedencia)].join('. ');
}

/** How much a proposal is about: lines of a duplicated group, findings otherwise. */
export function alcanceDe({ origen: { tipo }, incidencias, lineas }: PropuestaEstatica): string {
  return tipo === 'duplicado'
    ? contar(lineas, 'línea repetida menos', 'líneas repetidas menos')
    : contar(incidencias, 'incidencia', 'incidencias');
}

/** Why there are no proposals of a test. */
export function motivoManual({ prueba }: Mejora['manual']): string {
  return prueba === null
    ? 'Todavía no hay ninguna prueba guardada.'
    : 'Ninguna pregunta que cuente está por debajo de su mejor nivel.';
}

/** What the proposals leave out because its places are not kept; null where nothing is. */
export function textoSinLugares({ sinLugares }: Mejora['estatico']): string | null {
  if (sinLugares === null) return null;
  const archivos = contar(sinLugares.archivos, 'archivo', 'archivos');
  const lineas = contar(sinLugares.lineas, 'línea repetida', 'líneas repetidas');
  return `El análisis no conserva qué bloques se repiten en ${archivos} (${lineas}): las propuestas de código repetido y sus ganancias no los cuentan.`;
}

/** That marked findings are left out; null without any. */
export function textoMarcadas({ marcadas }: Mejora['estatico']): string | null {
  if (marcadas === 0) return null;
  const cuentan = marcadas === 1 ? 'no cuenta' : 'no cuentan';
  return `${contar(marcadas, 'incidencia marcada', 'incidencias marcadas')} en el análisis ${cuentan} en estas propuestas.`;
}

/** Why there are no proposals of the analysis. */
export function motivoEstatico({ motivo, analisis, sinLugares }: Mejora['estatico']): string {
  const sinNada =
    sinLugares === null
      ? 'El último análisis no dejó ninguna incidencia ni código repetido que proponer.'
      : 'El último análisis no dejó ninguna incidencia que proponer.';
  return motivo ?? (analisis === null ? 'Todavía no hay ningún análisis terminado.' : sinNada);
}
