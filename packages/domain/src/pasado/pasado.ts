import type { OrigenDeAmbito } from '../ambito/index.ts';
import type { CambioEntreAnalisis } from '../comparacion/index.ts';
import type { ProgresoAnalisis } from '../escaneo/index.ts';
import type { CifrasPunto } from './cifras.ts';

export const estadosPasado = ['sin-iniciar', 'en-curso', 'listo', 'fallido', 'cancelado'] as const;

/**
 * Notices of a past: its host sent whole commits instead of their trees alone, older commits did not
 * fit the limits or hold no code, the history continues beyond reach, or the branch was rewritten since the past before.
 */
export const avisosPasado = [
  'sin-clon-parcial',
  'fuera-de-limites',
  'sin-codigo',
  'alcance',
  'reescrita',
] as const;

export interface AvisoPasado {
  readonly aviso: (typeof avisosPasado)[number];
  /** Number of commits concerned; 0 where none is counted. */
  readonly commits: number;
}

export interface PuntoPasado extends CifrasPunto {
  readonly commit: string;
  /** Committer date, ISO 8601, never before that of an older point and never in the future. */
  readonly fecha: string;
}

export interface Pasado {
  /** When it ended, ISO 8601. */
  readonly fecha: string;
  readonly enlace: string;
  readonly rama: string;
  /** Where the scope of its commits comes from; null for a past of an earlier version of the product. */
  readonly origenDelAlcance: OrigenDeAmbito | null;
  readonly avisos: readonly AvisoPasado[];
  /** Oldest first. */
  readonly puntos: readonly PuntoPasado[];
}

/** A past, and what of it differs from its project today. */
export interface PasadoConCambios extends Pasado {
  readonly cambios: readonly CambioEntreAnalisis[];
}

export interface SituacionPasado {
  /** State of the newest run; the finished past of an earlier run stays readable. */
  readonly estado: (typeof estadosPasado)[number];
  /** False where a scanning service analyses. */
  readonly ofrecido: boolean;
  /** Whether the caller may start and cancel a run here. */
  readonly iniciable: boolean;
  readonly progreso: ProgresoAnalisis | null;
  readonly delante: number | null;
  /** Reason of a failure, in Spanish. */
  readonly motivo: string | null;
}
