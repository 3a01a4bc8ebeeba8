import { sinDatos } from '@mantenible/domain/calculo';

const numero = new Intl.NumberFormat('es-ES', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Percent with two decimals and a no-break space, '85,26 %'; 'Sin datos' for null. */
export function formatoPorcentaje(porcentaje: number | null): string {
  return porcentaje === null ? sinDatos : `${numero.format(porcentaje)}\u00A0%`;
}

/**
 * Date and time, '21 de noviembre de 2026, 14:05', in the reader's time zone. Joined here: runtimes disagree on
 * what stands between the two.
 */
export function formatoFecha(iso: string, zonaHoraria: string | undefined): string {
  const fecha = new Date(iso);
  const zona = zonaHoraria === undefined ? {} : { timeZone: zonaHoraria };
  return [{ dateStyle: 'long' } as const, { timeStyle: 'short' } as const]
    .map((estilo) => new Intl.DateTimeFormat('es-ES', { ...estilo, ...zona }).format(fecha))
    .join(', ');
}
