import { calcularNota, motivoNotaInvalida, siguienteEscalon, type Rubrica } from '@mantenible/domain/rubrica';

import type { Calificacion, EntregaDeNotas, Publicada } from './nota.port.ts';

type VersionadaDeHoy = Rubrica & { readonly version: number };

/** What a publication of this correction would show: the lecturer's mark, else that of the rubric. */
export function notaDeHoy(
  correccion: Pick<Calificacion, 'medidas' | 'niveles' | 'manual'>,
  { version, lineas }: VersionadaDeHoy,
  escala: number,
): Publicada {
  const calculo = calcularNota({ lineas }, escala, correccion);
  const { manual } = correccion;
  return {
    nota: manual?.nota ?? (calculo.pendientes.length > 0 ? null : calculo.nota),
    motivo: manual?.motivo ?? null,
    rubrica: { version, lineas },
    calculo,
    siguiente: manual ? null : siguienteEscalon({ lineas }, escala, correccion, calculo),
  };
}

/** Fingerprint of what the mark is computed from besides its correction, which has a version. */
export const huellaDe = (
  { huella }: Pick<Calificacion, 'huella'>,
  { version }: Pick<VersionadaDeHoy, 'version'>,
  escala: number,
): string => `${version}-${escala}-${huella}`;

/** Why a mark cannot be published; null where it can. */
export function motivoNoLista(
  { nota, calculo }: Publicada,
  { sinTocar, vieja }: Vigente,
  escala: number,
): string | null {
  if (vieja)
    return 'Lo entregado, su análisis o la referencia cambió desde que se calculó: calcule las cifras de nuevo.';
  if (sinTocar) return 'El equipo pidió la revisión: guarde la segunda corrección.';
  // The course had another scale when a lecturer gave it.
  const fuera = nota === null ? null : motivoNotaInvalida(nota, escala);
  if (fuera !== null) return `${fuera} Cambie la que puso el docente.`;
  if (nota !== null) return null;
  return calculo.pendientes.length > 0
    ? 'Faltan niveles por elegir.'
    : 'Ninguna línea que puntúa tiene datos: ponga la nota con un motivo.';
}

/** Whether the copies that marks are given to are final: those of the deadline that passed, or of a mark that was published. */
export function estaCopiada(
  { fin, copiada, publicada }: Pick<EntregaDeNotas, 'fin' | 'copiada' | 'publicada'>,
  now: Date,
): boolean {
  return publicada !== null || (fin <= now && copiada?.getTime() === fin.getTime());
}

export interface Vigente extends Calificacion {
  /** Whether it is a second correction that no lecturer has saved since it was asked for. */
  readonly sinTocar: boolean;
  /** What the people of the project read: the newest publication of either correction. */
  readonly mostrado: Calificacion['publicado'];
}

/** The correction that counts of each project: the second one where it was asked for. */
export function vigentes(todas: readonly Calificacion[]): ReadonlyMap<string, Vigente> {
  const porProyecto = Map.groupBy(
    todas.toSorted((a, b) => a.orden - b.orden),
    ({ proyectoId }) => proyectoId,
  );
  return new Map(
    [...porProyecto].flatMap(([proyectoId, suyas]) => {
      const [primera, segunda] = suyas;
      const ultima = segunda ?? primera;
      if (!primera || !ultima) return [];
      // The second one begins a version above the first, which stays as it is from then on.
      const sinTocar = segunda?.version === primera.version + 1;
      const mostrado = segunda?.publicado ?? primera.publicado;
      return [[proyectoId, { ...ultima, sinTocar, mostrado }] as const];
    }),
  );
}

/** Whether a publication would change what people read. */
export function difiere(hoy: Publicada, publicada: Publicada | null): boolean {
  return (
    publicada === null ||
    hoy.nota !== publicada.nota ||
    hoy.motivo !== publicada.motivo ||
    hoy.rubrica.version !== publicada.rubrica.version ||
    !mismasLineas(hoy.calculo.lineas, publicada.calculo.lineas)
  );
}

function mismasLineas(unas: Publicada['calculo']['lineas'], otras: Publicada['calculo']['lineas']): boolean {
  const partes = ['id', 'estado', 'valor', 'nivel', 'puntos'] as const;
  return (
    unas.length === otras.length &&
    unas.every((una, i) => partes.every((parte) => una[parte] === otras[i]?.[parte]))
  );
}
