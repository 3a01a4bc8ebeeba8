import type { FalloArchivo, MedidaRecomendable } from '@mantenible/domain/calculo-estatico';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import recomendaciones from './recomendaciones.json';
import type { Escaneo } from '../../../../lib/escaneo/escaneo.ts';

export interface Recomendacion {
  readonly metrica: string;
  readonly regla: string;
  readonly recomendacion: string;
  /** Scanner that the advice applies to; settings of a service do not exist in the embedded analyser. */
  readonly escaneo?: string;
}

const todasLasRecomendaciones: readonly Recomendacion[] = recomendaciones;

/** Rows of the recommendation table for a measure and a scanner. */
export function recomendacionesDe(medida: MedidaRecomendable, escaneo: Escaneo): readonly Recomendacion[] {
  return todasLasRecomendaciones.filter(
    (fila) => fila.metrica === nombresMedida[medida] && (fila.escaneo ?? escaneo) === escaneo,
  );
}

/** Formats a measure's value: the density is a percent, the others are counts. */
export function textoValor({ medida, valor }: FalloArchivo): string {
  const escrito = formatNumber(valor);
  return medida === 'comment_lines_density' ? `${escrito}\u00a0%` : escrito;
}

/** Reason why a measure of a file is listed. `ncloc`: lines of code of the file. */
export function textoMotivo({ medida, valor, motivo }: FalloArchivo, ncloc: number | null): string {
  switch (motivo) {
    case 'complejidad':
      return 'Sus funciones suman más de 10. El límite de 10 es por función: busque primero si alguna lo supera.';
    case 'cobertura':
      return `Son menos del 70\u00a0% de sus ${contar(ncloc ?? 0, 'línea', 'líneas')} de código; en JavaScript y TypeScript es lo normal.`;
    case 'no-optima':
      return textoNoOptima(medida, valor);
  }
}

/** Recommended range of the comment density, in percent. */
const densidadAconsejada = { desde: 20, hasta: 50 };

function textoNoOptima(medida: MedidaRecomendable, valor: number): string {
  switch (medida) {
    case 'comment_lines_density': {
      const { desde, hasta } = densidadAconsejada;
      return valor >= desde && valor <= hasta
        ? `Está entre el ${String(desde)} y el ${String(hasta)}\u00a0% que se aconseja: no hay nada que corregir.`
        : `La densidad que se aconseja es del ${String(desde)} al ${String(hasta)}\u00a0%.`;
    }
    case 'cognitive_complexity':
      return 'Cuanto menor, mejor; se lista todo archivo que no está en 0. El límite de 15 es por función.';
    case 'duplicated_lines':
      return 'Lo mejor es que no haya ninguna.';
    case 'complexity':
    case 'lines_to_cover':
      return 'El servicio de análisis no la da por óptima.';
  }
}
