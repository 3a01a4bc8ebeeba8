import { promediosDe } from '../calculo/index.ts';
import type { PruebaComparable } from '../comparacion/index.ts';
import { porcentaje, redondear } from '../criterio/index.ts';
import { severidades, type Severidad } from '../escaneo/severidad.ts';
import type { Evidencia } from '../evidencia/index.ts';
import { clavePregunta } from '../respuesta/index.ts';
import type { Dato } from './dato.ts';

/** Fewer lines of main code give no density. */
export const minimoLineasDensidad = 200;

/** The mean of a test in percent. */
export function datoMedia(prueba: PruebaComparable | null): Dato {
  if (!prueba) return sinPrueba;
  const { general } = promediosDe(prueba.plan, prueba.respuestas);
  return general === null
    ? { motivo: 'Ninguna pregunta de la prueba cuenta.', ajeno: true }
    : { valor: porcentaje(general) };
}

const sinPrueba: Dato = { motivo: 'No se entregó la prueba pedida.', ajeno: false };

/**
 * Share of the answers above the lowest level that have a piece of evidence which counts: a file and lines that exist at their
 * commit, or a link that a lecturer accepted. `vale` decides it.
 */
export function datoEvidencias(
  prueba: PruebaComparable | null,
  vale: (evidencia: Evidencia, clave: string) => boolean,
): Dato {
  if (!prueba) return sinPrueba;
  const dadas = new Map(prueba.respuestas.map((una) => [clavePregunta(una), una]));
  const sobreElMinimo = prueba.plan.preguntas.flatMap((pregunta) => {
    const dada = dadas.get(clavePregunta(pregunta));
    const minimo = Math.min(...pregunta.nivelesCumplimiento.map(({ valor }) => valor));
    return dada && dada.valor !== null && dada.valor > minimo ? [dada] : [];
  });
  if (sobreElMinimo.length === 0)
    return { motivo: 'Ninguna respuesta supera el nivel más bajo: no hay nada que probar.', ajeno: true };
  const probadas = sobreElMinimo.filter((dada) =>
    (dada.evidencias ?? []).some((una) => vale(una, clavePregunta(dada))),
  );
  return { valor: porcentaje(probadas.length / sobreElMinimo.length) };
}

/** New findings per 1000 lines of main code, whole and by severity. */
export function datoNuevas(nuevas: readonly Severidad[], ncloc: number): Dato {
  if (ncloc < minimoLineasDensidad)
    return {
      motivo: `El código principal tiene menos de ${minimoLineasDensidad} líneas.`,
      ajeno: true,
    };
  const densidad = (cuantas: number) => redondear((cuantas * 1000) / ncloc);
  const suyas = severidades.map((severidad) => {
    const cuantas = nuevas.filter((una) => una === severidad).length;
    return [severidad, densidad(cuantas)] as const;
  });
  return {
    valor: densidad(nuevas.length),
    porSeveridad: Object.fromEntries(suyas.filter(([, valor]) => valor > 0)),
  };
}
