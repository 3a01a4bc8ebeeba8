import type { FalloArchivo, MedidaRecomendable } from '@mantenible/domain/calculo-estatico';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

import { nombresMedida } from '../../labels.ts';
import recomendaciones from '../../recomendaciones.json';
import type { Escaneo } from '../escaneo.ts';

export interface Recomendacion {
  readonly metrica: string;
  readonly regla: string;
  readonly recomendacion: string;
  /** What must have measured for the advice to hold: settings of a service mean nothing to the embedded analyser. */
  readonly escaneo?: string;
}

const filas: readonly Recomendacion[] = recomendaciones;

/** The rows of the recommendation table that belong to a measure and hold for what measured it. */
export function recomendacionesDe(medida: MedidaRecomendable, escaneo: Escaneo): readonly Recomendacion[] {
  return filas.filter(
    (fila) => fila.metrica === nombresMedida[medida] && (fila.escaneo ?? escaneo) === escaneo,
  );
}

/** A measure's value for reading; the density is a percent, everything else a count. */
export function textoValor({ medida, valor }: FalloArchivo): string {
  const escrito = formatNumber(valor);
  return medida === 'comment_lines_density' ? `${escrito}\u00a0%` : escrito;
}

/** Why a measure of a file is listed (specification §9), and what that says. `ncloc` are the file's code lines. */
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

/** Bounds of the comment density that is advised, in percent (specification §3). */
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
