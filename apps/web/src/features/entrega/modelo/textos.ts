import type { Entrega, EntregaCompleta } from '@mantenible/contracts/entrega';
import { minutoLocal } from '@mantenible/domain/entrega';
import { contar } from '@mantenible/wording/contar';
import { nombreDeZona, textoDePlazo, ultimoDePlazo } from '@mantenible/wording/entrega';
import { formatDateTime } from '@mantenible/wording/fechas';

import { etiquetaAlcance } from '../../../lib/prueba-api/etiqueta-alcance.ts';

export const fases: Readonly<Record<Entrega['fase'], string>> = {
  'sin-abrir': 'Sin abrir',
  abierta: 'Abierta',
  cerrada: 'Cerrada',
};

/** A deadline in the course's zone and, where its clocks show another time, in the reader's. */
export function textoPlazo(fin: string, zona: string, zonaLector: string): string {
  const momento = ultimoDePlazo(fin);
  const enCurso = textoDePlazo(fin, zona);
  const instante = Date.parse(momento);
  if (minutoLocal(instante, zona) === minutoLocal(instante, zonaLector)) return enCurso;
  return `${enCurso}; para usted, ${formatDateTime(momento, zonaLector)} (${nombreDeZona(zonaLector)})`;
}

/** What is asked, as a list of Spanish nouns. */
export function textosDePedido({ pide, elementoNombre }: Pick<Entrega, 'pide' | 'elementoNombre'>): string[] {
  const prueba =
    pide.prueba &&
    etiquetaAlcance({ tipo: pide.prueba.tipo, elementoNombre, intentos: null, adicionales: [] });
  return [
    ...(prueba === null ? [] : [`Prueba: ${prueba.charAt(0).toLowerCase()}${prueba.slice(1)}`]),
    ...(pide.analisis ? ['Análisis del código'] : []),
    ...(pide.plan ? ['Plan de mejora'] : []),
  ];
}

/** How many projects are in each state: '3 entregados, 1 incompleto, 2 sin nada'. */
export function resumenDeFilas(cuantas: EntregaCompleta['cuantas']): string {
  return [
    contar(cuantas.entregado, 'entregado', 'entregados'),
    contar(cuantas.incompleto, 'incompleto', 'incompletos'),
    `${cuantas.tarde} fuera de plazo`,
    `${cuantas.nada} sin nada`,
  ].join(', ');
}
