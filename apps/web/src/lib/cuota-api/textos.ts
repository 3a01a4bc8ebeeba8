import type { CuotasPropias } from '@mantenible/contracts/cuota';
import type { Cuota } from '@mantenible/domain/cuota';
import { contar } from '@mantenible/wording/contar';
import { formatNumber } from '@mantenible/wording/numeros';

/** Quotas that a screen may announce. */
export type NombreCuota = 'disco' | 'proyectos' | 'bytesAnalisis' | 'bytesPruebas' | 'pruebas' | 'borradores';

/** Bytes in MB with one decimal at most, as the refusals count them. */
export const enMb = (bytes: number): string => `${formatNumber(Math.round((bytes / 2 ** 20) * 10) / 10)} MB`;

interface Textos {
  readonly usado: (cuota: Cuota) => string;
  /** What to do near the limit, and at the limit. */
  readonly cerca: string;
  readonly llena: string;
}

const textos: Readonly<Record<NombreCuota, Textos>> = {
  disco: {
    usado: ({ usado, limite }) =>
      `El disco de esta instalación está al ${formatNumber(Math.floor(usado))} %, y desde el ${formatNumber(limite)} % no se guarda nada más.`,
    cerca: 'Libere sitio o amplíe la partición.',
    llena: 'Libere sitio o amplíe la partición.',
  },
  proyectos: {
    usado: ({ usado, limite }) =>
      `Tiene ${formatNumber(usado)} de los ${contar(limite, 'proyecto', 'proyectos')} que puede tener.`,
    cerca: 'Al llegar al límite tendrá que eliminar alguno para crear otro.',
    llena: 'Elimine alguno para crear otro.',
  },
  bytesAnalisis: {
    usado: ({ usado, limite }) =>
      `Los análisis de sus proyectos ocupan ${enMb(usado)}, y el límite es de ${enMb(limite)}.`,
    cerca: 'Al llegar al límite tendrá que eliminar algún proyecto para analizar otra vez.',
    llena: 'Elimine algún proyecto para analizar otra vez.',
  },
  bytesPruebas: {
    usado: ({ usado, limite }) =>
      `Sus pruebas, borradores, evidencias, marcas y planes de mejora ocupan ${enMb(usado)}, y el límite es de ${enMb(limite)}.`,
    cerca: 'Al llegar al límite tendrá que descartar borradores o eliminar algún proyecto.',
    llena: 'Descarte borradores o elimine algún proyecto para continuar.',
  },
  pruebas: {
    usado: ({ usado, limite }) =>
      `Este proyecto tiene ${formatNumber(usado)} de las ${contar(limite, 'prueba', 'pruebas')} que puede tener.`,
    cerca: 'Al llegar al límite tendrá que crear otro proyecto con el mismo enlace.',
    llena: 'Cree otro proyecto con el mismo enlace para continuar.',
  },
  borradores: {
    usado: ({ usado, limite }) =>
      `Este proyecto tiene ${formatNumber(usado)} de los ${contar(limite, 'borrador', 'borradores')} que puede tener.`,
    cerca: 'Al llegar al límite tendrá que terminar o descartar alguno para empezar otro.',
    llena: 'Termine o descarte alguno para empezar otro.',
  },
};

/** A sentence on a quota near its limit or at it; null while there is room. */
export function avisoDe(nombre: NombreCuota, cuota: Cuota): string | null {
  if (cuota.estado === 'libre') return null;
  const { usado, cerca, llena } = textos[nombre];
  return `${usado(cuota)} ${cuota.estado === 'aviso' ? cerca : llena}`;
}

/** The sentences on those of `nombres` that are near their limit or at it. */
export function avisosDe(
  { proyecto, ...propias }: CuotasPropias,
  nombres: readonly NombreCuota[],
): readonly string[] {
  const cuotas: Readonly<Partial<Record<NombreCuota, Cuota | null>>> = { ...propias, ...proyecto };
  return nombres.flatMap((nombre) => {
    const cuota = cuotas[nombre];
    return (cuota && avisoDe(nombre, cuota)) ?? [];
  });
}
