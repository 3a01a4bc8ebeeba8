import type { Persona } from '@mantenible/domain/acceso';
import {
  faseDeEntrega,
  situarMinuto,
  type ClaseDeMinuto,
  type EntregaEscrita,
  type FaseDeEntrega,
} from '@mantenible/domain/entrega';

import { ensena } from './exigir-de-curso.ts';
import type { EntregaGuardada } from './entrega.port.ts';

export interface EntregaMostrada extends EntregaEscrita {
  readonly _id: string;
  readonly version: number;
  readonly curso: { readonly _id: string; readonly nombre: string; readonly zona: string };
  readonly abreEn: string;
  readonly fin: string;
  readonly fase: FaseDeEntrega;
  readonly reloj: ClaseDeMinuto;
  readonly elementoNombre: string | null;
  readonly plantillaNombre: string | null;
  readonly publicada: boolean;
  readonly cambiar: boolean;
}

/** A delivery as a person reads it. */
export function presentarEntrega(persona: Persona, guardada: EntregaGuardada, now: Date): EntregaMostrada {
  const { curso, abreEn, fin, copiada: _copiada, ...entrega } = guardada;
  return {
    ...entrega,
    curso: { _id: curso._id, nombre: curso.nombre, zona: curso.zona },
    abreEn: new Date(abreEn).toISOString(),
    fin: new Date(fin).toISOString(),
    fase: faseDeEntrega({ abre: abreEn, fin }, now.getTime()),
    reloj: situarMinuto(entrega.cierra, curso.zona).clase,
    cambiar: ensena(persona, curso) && curso.estado !== 'archivado',
  };
}
