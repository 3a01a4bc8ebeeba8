import type { Severidad } from '@mantenible/domain/escaneo';
import { maximoMarcasAceptadas } from '@mantenible/domain/marca';

import type { IncidenciaNueva, MarcaAceptada, NuevaMarcada } from './marca-aceptada.port.ts';
import type { CifrasEntregadas } from './nota.port.ts';

const claveDe = ({ ruta, regla, mensaje }: IncidenciaNueva) => JSON.stringify([ruta, regla, mensaje]);

/** The new findings without as many of each kind as a lecturer took out. */
export function sinAceptadas(
  nuevas: readonly Severidad[],
  marcadas: readonly NuevaMarcada[],
  aceptadas: readonly MarcaAceptada[],
): readonly Severidad[] {
  const porClave = new Map(marcadas.map((una) => [claveDe(una), una]));
  const quitadas = new Map<Severidad, number>();
  for (const aceptada of aceptadas) {
    const { severidad, nuevas: hay } = porClave.get(claveDe(aceptada)) ?? { severidad: 'OTRA', nuevas: 0 };
    quitadas.set(severidad, (quitadas.get(severidad) ?? 0) + Math.min(aceptada.cuantas, hay));
  }
  return nuevas.filter((severidad) => {
    const faltan = quitadas.get(severidad) ?? 0;
    quitadas.set(severidad, faltan - 1);
    return faltan <= 0;
  });
}

/**
 * The accepted marks of what was asked for, each once: of findings that the team marked, or that were accepted before. Each takes out
 * as many as are marked; one whose marks were taken back since keeps its number.
 */
export function marcasDe(
  { marcadas }: Pick<CifrasEntregadas, 'marcadas'>,
  pedidas: readonly IncidenciaNueva[],
): readonly MarcaAceptada[] {
  const claves = new Set(pedidas.map(claveDe));
  return marcadas
    .filter((una) => claves.has(claveDe(una)))
    .map((una) => {
      const { ruta, regla, mensaje } = una;
      return { ruta, regla, mensaje, cuantas: quitaria(una) };
    });
}

/**
 * What is stored of accepted marks: those of today, and the ones before that nothing offers today, such as while the delivery or its
 * template is analysed again.
 */
export function marcasGuardadas(
  { marcadas }: Pick<CifrasEntregadas, 'marcadas'>,
  hoy: readonly MarcaAceptada[],
  antes: readonly MarcaAceptada[],
): readonly MarcaAceptada[] {
  const ofrecidas = new Set(marcadas.map(claveDe));
  return [...hoy, ...antes.filter((una) => !ofrecidas.has(claveDe(una)))].slice(0, maximoMarcasAceptadas);
}

/** New findings with marks of the team, or with accepted ones, as a lecturer accepts them. */
export const marcasPorAceptar = ({ marcadas }: Pick<CifrasEntregadas, 'marcadas'>) =>
  // Those that were accepted stand first: what the page does not name would be taken back.
  marcadas
    .toSorted((una, otra) => otra.aceptadas - una.aceptadas)
    .slice(0, maximoMarcasAceptadas)
    .map((una) => {
      const { ruta, regla, mensaje, nuevas, marcas, aceptadas } = una;
      return { ruta, regla, mensaje, nuevas, marcas, aceptadas, quita: quitaria(una) };
    });

/** How many new findings an accepted mark takes out. */
const quitaria = ({ nuevas, marcas, aceptadas }: NuevaMarcada): number =>
  Math.min(nuevas, Math.max(marcas.length, aceptadas));
