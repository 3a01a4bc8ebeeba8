import { cambiosEntre, esDelMismoCodigo } from '../comparacion/index.ts';

/** Kinds of causes that an action of the improvement plan removes. */
export const tiposOrigen = ['pregunta', 'regla', 'archivo', 'duplicado', 'propia'] as const;
export type TipoOrigen = (typeof tiposOrigen)[number];

export interface Origen {
  readonly tipo: TipoOrigen;
  readonly clave: string;
}

/** States that the owner gives an action; the product never changes them. */
export const estadosAccion = ['pendiente', 'en-curso', 'hecha', 'descartada'] as const;
export type EstadoAccion = (typeof estadosAccion)[number];

/** The next analysis or saved test finds the cause removed, still there, there again, or cannot check it. */
export const estadosVerificacion = ['verificada', 'sigue', 'abierta-de-nuevo', 'sin-comprobar'] as const;
export type EstadoVerificacion = (typeof estadosVerificacion)[number];

export interface LugarDelCodigo {
  readonly enlace: string;
  readonly rama: string;
}

/** Whether an action was taken for another link or branch than the project has today. */
export function esDeOtroEnlace(accion: LugarDelCodigo, proyecto: LugarDelCodigo): boolean {
  const sinVersion = ({ enlace, rama }: LugarDelCodigo) => ({ enlace, rama, analizador: null });
  return !esDelMismoCodigo(cambiosEntre(sinVersion(accion), sinVersion(proyecto)));
}
