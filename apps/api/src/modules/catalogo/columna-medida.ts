import type { Pauta } from '@mantenible/domain/pauta';

/** The tie of a guideline for the column `pautas.medida`. */
export function columnaMedida({ medida }: Pick<Pauta, 'medida'>): string | null {
  return medida ? JSON.stringify(medida) : null;
}
