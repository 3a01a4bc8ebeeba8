import { calcularNota, siguienteEscalon, type Rubrica } from '@mantenible/domain/rubrica';

import type { Calificacion, Publicada } from './nota.port.ts';

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

/** Why a mark cannot be published; null where it can. */
export function motivoNoLista({ nota, calculo }: Publicada): string | null {
  if (nota !== null) return null;
  return calculo.pendientes.length > 0
    ? 'Faltan niveles por elegir.'
    : 'Ninguna línea que puntúa tiene datos: ponga la nota con un motivo.';
}

/** The correction that counts of each project: the second one where it was asked for. */
export function vigentes(todas: readonly Calificacion[]): ReadonlyMap<string, Calificacion> {
  return new Map(todas.toSorted((a, b) => a.orden - b.orden).map((una) => [una.proyectoId, una]));
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
