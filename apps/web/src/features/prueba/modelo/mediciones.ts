import type { CambioEntreAnalisis } from '@mantenible/domain/comparacion';
import { medir, type AnalisisMedido } from '@mantenible/domain/medicion';
import type { PreguntaPlan } from '@mantenible/domain/respuesta';

/** What is known of the project's repository and its newest analysis; `medido` is null where it has none. */
export type Mediciones =
  | { readonly estado: 'leyendo' }
  | { readonly estado: 'fallo' }
  | ({ readonly estado: 'leidas' } & MedicionesLeidas);

interface MedicionesLeidas {
  /** The project's link. */
  readonly repositorio: string;
  readonly medido: AnalisisMedido | null;
  /** What of the newest analysis differs from the project today. */
  readonly cambios: readonly CambioEntreAnalisis[];
}

interface Consulta {
  readonly data: MedicionesLeidas | undefined;
  readonly isError: boolean;
}

export function medicionesDe({ data, isError }: Consulta): Mediciones {
  if (data) return { estado: 'leidas', ...data };
  return { estado: isError ? 'fallo' : 'leyendo' };
}

/** Index of the level that the analysis measured for a question; null without one. */
export function nivelMedido(pregunta: PreguntaPlan, mediciones: Mediciones): number | null {
  if (mediciones.estado !== 'leidas' || mediciones.medido === null) return null;
  return medir(pregunta, mediciones.medido)?.nivel ?? null;
}

/** Id of the analysis that the screen shows; undefined without one. */
export function analisisMostrado(mediciones: Mediciones): string | undefined {
  return mediciones.estado === 'leidas' ? mediciones.medido?.analisis : undefined;
}
