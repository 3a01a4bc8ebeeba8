import { leerSeveridad, severidades, type Incidencia } from '@mantenible/domain/escaneo';

import type { Contenido } from './compartido.schema.ts';

type Mejora = Extract<Contenido, { clase: 'plan' }>;
type DeDosAnalisis = Extract<Contenido, { clase: 'comparacion-analisis' }>;
type Accion = Mejora['acciones'][number];

/** Causes whose texts name files of the repository. */
const conRutas: ReadonlySet<string> = new Set(['archivo', 'duplicado']);

interface AccionLeida extends Omit<Accion, 'texto' | 'tipo' | 'verificada'> {
  readonly texto: string;
  readonly origen: { readonly tipo: Accion['tipo'] };
  readonly verificacion: { readonly estado: string } | null;
}

/** Actions without who does them; without code, also without texts that name files. */
export const accionesCompartidas = (acciones: readonly AccionLeida[], conCodigo: boolean): Accion[] =>
  acciones.map(({ texto, origen: { tipo }, verificacion, esfuerzo, estado, fecha, deOtroEnlace }) => ({
    texto: conCodigo || !conRutas.has(tipo) ? texto : null,
    tipo,
    verificada: verificacion?.estado === 'verificada',
    esfuerzo,
    estado,
    fecha,
    deOtroEnlace,
  }));

type EstaticaLeida = Omit<Mejora['estaticas'][number], 'tipo'> & {
  readonly origen: { readonly tipo: Accion['tipo'] };
};

/** Static proposals; without code, those that name no file. */
export const estaticasCompartidas = (
  propuestas: readonly EstaticaLeida[],
  conCodigo: boolean,
): Mejora['estaticas'] =>
  propuestas.flatMap(({ origen: { tipo }, ...una }) =>
    conCodigo || !conRutas.has(tipo) ? [{ ...una, tipo }] : [],
  );

/** What changed in the files: without code their number alone. */
export const comparadasDeEnlace = (
  hallazgos: DeDosAnalisis['comparacion']['hallazgos'],
  conCodigo: boolean,
): DeDosAnalisis['comparacion']['hallazgos'] =>
  hallazgos && (conCodigo ? hallazgos : { ...hallazgos, archivos: [] });

/** Findings that a link shows, and files whose lines are read for them. */
const maximoIncidencias = 100;
const maximoArchivos = 20;
const maximoDeLinea = 200;

/** The most severe findings, each with the text of its line; `leerTexto` is called for the first files alone. */
export async function incidenciasCompartidas(
  { elementos, total }: { readonly elementos: readonly Incidencia[]; readonly total: number },
  leerTexto: (archivo: string) => Promise<string>,
) {
  const peso = ({ severidad }: Incidencia) => severidades.indexOf(leerSeveridad(severidad));
  const primeras = elementos.toSorted((a, b) => peso(a) - peso(b)).slice(0, maximoIncidencias);
  const archivos = [...new Set(primeras.map(({ archivo }) => archivo))].slice(0, maximoArchivos);
  const lineas = new Map<string, readonly string[]>();
  for (const archivo of archivos) {
    // A file that is no longer kept costs its lines alone.
    const texto = await leerTexto(archivo).catch(() => '');
    lineas.set(archivo, texto.split(/\r\n|\n|\r/u));
  }
  return {
    total,
    primeras: primeras.map(({ regla, severidad, descripcion, archivo, linea }) => ({
      regla,
      severidad: leerSeveridad(severidad),
      descripcion,
      archivo,
      linea,
      codigo:
        linea === null ? null : (lineas.get(archivo)?.[linea - 1]?.trim().slice(0, maximoDeLinea) ?? null),
    })),
  };
}
