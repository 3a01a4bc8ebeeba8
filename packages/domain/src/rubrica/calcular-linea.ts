import { tieneDato, type ConDato, type Dato, type DatosEntrega } from './dato.ts';
import type { LineaCriterio, LineaMedida, LineaRubrica } from './linea.ts';

/**
 * 'pendiente': a lecturer has to choose its level. 'fuera': without data through no fault of the student, in no sum.
 * 'cero': without data otherwise.
 */
export const estadosLinea = ['calculada', 'pendiente', 'fuera', 'cero'] as const;
export type EstadoLinea = (typeof estadosLinea)[number];

export interface LineaCalculada {
  readonly id: string;
  readonly estado: EstadoLinea;
  /** The figure read; null for a level and without data. */
  readonly valor: number | null;
  /** Index of the level chosen. */
  readonly nivel: number | null;
  /** Unrounded, from 0 to the line's points. */
  readonly puntos: number;
  /** Points that penalties took from it. */
  readonly restados: number;
  readonly motivo: string | null;
}

export function calcularLinea(linea: LineaRubrica, datos: DatosEntrega): LineaCalculada {
  return linea.fuente === 'criterio'
    ? deNivel(linea, datos.niveles[linea.id] ?? null)
    : deMedida(linea, datos.medidas[linea.fuente]);
}

function deNivel({ id, niveles }: LineaCriterio, nivel: number | null): LineaCalculada {
  const elegido = nivel === null ? undefined : niveles[nivel];
  const comun = { id, valor: null, restados: 0 };
  if (!elegido)
    return { ...comun, estado: 'pendiente', nivel: null, puntos: 0, motivo: 'Falta elegir el nivel.' };
  return { ...comun, estado: 'calculada', nivel, puntos: elegido.puntos, motivo: null };
}

function deMedida(linea: LineaMedida, dato: Dato): LineaCalculada {
  const comun = { id: linea.id, nivel: null };
  if (!tieneDato(dato)) {
    const estado = dato.ajeno ? 'fuera' : 'cero';
    return { ...comun, estado, valor: null, puntos: 0, restados: 0, motivo: dato.motivo };
  }
  const { puntos, restados } = puntosDe(linea, dato);
  return { ...comun, estado: 'calculada', valor: dato.valor, puntos, restados, motivo: null };
}

/** points × clamp((x − low) ÷ (high − low), 0, 1), less the penalties, never below 0. */
export function puntosDe(
  { puntos, bajo, alto, penalizaciones }: LineaMedida,
  { valor, porSeveridad }: ConDato,
): Pick<LineaCalculada, 'puntos' | 'restados'> {
  const fraccion = Math.min(1, Math.max(0, (valor - bajo) / (alto - bajo)));
  const ganados = puntos * fraccion;
  const pedidos = penalizaciones.map((una) =>
    Math.min(una.tope, una.puntos * (porSeveridad?.[una.severidad] ?? 0)),
  );
  const quedan = Math.max(0, ganados - pedidos.reduce((suma, uno) => suma + uno, 0));
  return { puntos: quedan, restados: ganados - quedan };
}
