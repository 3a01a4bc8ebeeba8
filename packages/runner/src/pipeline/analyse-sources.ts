import type { FileAnalysis, SourceFile } from '@mantenible/analyser';
import { languageKeyOf, mayHoldScripts } from '@mantenible/analyser/selection';
import type { ArchivoAnalizado, BlobDeRuta, LimitesAnalisis } from '@mantenible/domain/analisis';
import { inParallel } from '@mantenible/promises/in-parallel';

import { falloAnalisis } from '../failures.ts';
import type { Lanzar } from '../workers/program.port.ts';
import { createEquipo, type Equipo, type OpcionesHijo } from '../workers/worker-pool.ts';
import { enLotes, lotesDeReglas } from './batches.ts';
import { medirLote } from '../workers/measure-files.ts';
import { oirLote } from '../workers/find-issues.ts';
import { unir, type MedidasUnidas } from './join.ts';

export interface Fuente extends SourceFile {
  readonly blob: string;
}

/** One analysed file with its part, which is packed when the file is handed over. */
export interface AnalysedFile extends Omit<ArchivoAnalizado, 'parte'> {
  readonly parte: FileAnalysis;
}

export interface EncargoHijos {
  readonly trabajador: string;
  readonly limites: LimitesAnalisis;
  readonly signal: AbortSignal;
  readonly lanzar?: Lanzar;
}

export interface EncargoFuentes {
  readonly limites: Pick<LimitesAnalisis, 'procesos'>;
  readonly fuentes: readonly Fuente[];
  /** Files that are heeded and not measured. */
  readonly ajustes: readonly SourceFile[];
  /** The children that do it, from `prepararEquipos`. */
  readonly equipos: Equipos;
  /** Parts of unchanged files, by path. */
  readonly conocidos: (blobs: readonly BlobDeRuta[]) => Promise<ReadonlyMap<string, FileAnalysis>>;
  readonly alProgresar: (hechos: number, total: number) => void;
  /** Told the measures of the whole before anybody looks for findings. */
  readonly alMedir?: (medidas: MedidasUnidas['medidas']) => void;
}

export interface FuentesAnalizadas {
  readonly medidas: Readonly<Record<string, number>>;
  readonly archivos: readonly AnalysedFile[];
}

/** Children that measure, and children that look for findings. */
export interface Equipos {
  readonly medidores: Equipo;
  /** One child at a time: it keeps two cores busy, and a second one would begin everything once more. */
  readonly oyentes: Equipo;
  /** Settles when they are ready. */
  readonly listos: Promise<void>;
  readonly cerrar: () => void;
}

/** Findings of a whole analysis: more than any project has that people wrote, and what the server can hold. */
const maximoIncidencias = 100_000;

/** Characters that a child measures in one go. */
const porMedida = 500_000;

const esGuion = ({ path }: SourceFile): boolean => mayHoldScripts(path);
const esPython = ({ path }: SourceFile): boolean => languageKeyOf(path) === 'py';

const opcionesDeHijos = ({ trabajador, limites, signal, lanzar }: EncargoHijos): OpcionesHijo => ({
  trabajador,
  memoriaMb: limites.memoriaMb,
  milisegundos: limites.segundosPorLote * 1000,
  signal,
  lanzar,
});

/** Children that get ready before there is anything to analyse; whoever asks for them closes them. */
export function prepararEquipos(encargo: EncargoHijos): Equipos {
  const opciones = opcionesDeHijos(encargo);
  const medidores = createEquipo({ ...opciones, tarea: 'medir' });
  medidores.abrir();
  const oyentes = createEquipo({ ...opciones, sinPrisa: true });
  const listos = oyentes.preparar();
  const cerrar = (): void => {
    medidores.cerrar();
    oyentes.cerrar();
  };
  return { medidores, oyentes, listos, cerrar };
}

/** Analyses texts in child processes; what is known of unchanged files is taken as it is. */
export async function analizarFuentes(encargo: EncargoFuentes): Promise<FuentesAnalizadas> {
  const { fuentes, alProgresar, alMedir } = encargo;
  const pedidos = fuentes.map(({ blob, path }) => ({ blob, ruta: path }));
  const partes = new Map(await encargo.conocidos(pedidos));
  const nuevas = fuentes.filter(({ path }) => !partes.has(path));
  const conReglas = nuevas.filter((fuente) => esGuion(fuente) || esPython(fuente));
  const total = nuevas.length + conReglas.length;
  let hechos = 0;
  const avanzar = (): void => {
    hechos = Math.min(hechos + 1, total);
    alProgresar(hechos, total);
  };
  // What it loads is of use to scripts alone.
  if (!conReglas.some(esGuion)) encargo.equipos.oyentes.descartar();
  const unidas = await medir(encargo, nuevas, partes, avanzar);
  // Measures need no findings: whoever waits for them does not wait for the rules.
  alMedir?.(unidas.medidas);
  const caidos = await buscarDefectos(encargo, conReglas, partes, avanzar);
  return componer(fuentes, partes, caidos, unidas);
}

/** Fills in the parts that are not known yet, findings apart, and returns the measures of the whole. */
async function medir(
  encargo: EncargoFuentes,
  nuevas: readonly Fuente[],
  partes: Map<string, FileAnalysis>,
  avanzar: () => void,
): Promise<MedidasUnidas> {
  const { limites } = encargo;
  const { medidores: equipo } = encargo.equipos;
  try {
    await inParallel(enLotes(nuevas, porMedida), limites.procesos, (lote) =>
      medirLote(equipo, lote, (parte) => {
        partes.set(parte.path, parte);
        avanzar();
      }),
    );
    const todas = encargo.fuentes.flatMap(({ path }) => partes.get(path) ?? []);
    return await unir(equipo, todas);
  } finally {
    equipo.cerrar();
  }
}

/** Fills in what rules find in files that are new; returns the paths that they could not look at. */
async function buscarDefectos(
  { fuentes, ajustes, equipos: { oyentes: equipo } }: EncargoFuentes,
  conReglas: readonly Fuente[],
  partes: Map<string, FileAnalysis>,
  avanzar: () => void,
): Promise<ReadonlySet<string>> {
  const caidos = new Set<string>();
  let sitio =
    maximoIncidencias - [...partes.values()].reduce((suma, { findings }) => suma + findings.length, 0);
  const exigirSitio = (): void => {
    if (sitio < 0) throw falloAnalisis('demasiadas-incidencias');
  };
  const parseables = conReglas.filter(({ path }) => partes.get(path)?.parsable);
  const lotes = [esGuion, esPython].flatMap((suya) =>
    lotesDeReglas(fuentes.filter(suya), parseables.filter(suya)),
  );
  await inParallel(lotes, 1, ({ archivos, contexto }) => {
    exigirSitio();
    return oirLote(
      equipo,
      { archivos, contexto: [...contexto, ...ajustes], partes },
      {
        empieza: avanzar,
        caido: (ruta) => caidos.add(ruta),
        hallazgos: (ruta, findings) => {
          const parte = partes.get(ruta);
          sitio -= findings.length;
          // What has no room is refused with the whole, once the child is done.
          if (parte && sitio >= 0) partes.set(ruta, { ...parte, findings });
        },
      },
    );
  });
  exigirSitio();
  return caidos;
}

function componer(
  fuentes: readonly Fuente[],
  partes: ReadonlyMap<string, FileAnalysis>,
  caidos: ReadonlySet<string>,
  unidas: MedidasUnidas,
): FuentesAnalizadas {
  const medidas = new Map(unidas.archivos.map(({ path, measures }) => [path, measures]));
  const archivos = fuentes.flatMap(({ path, blob, text }) => {
    const parte = partes.get(path);
    if (!parte) return [];
    return {
      ruta: path,
      blob,
      texto: text,
      lenguaje: parte.language,
      analizable: parte.parsable && !caidos.has(path),
      medidas: { ...medidas.get(path), code_smells: parte.findings.length },
      incidencias: parte.findings,
      parte,
    };
  });
  const code_smells = archivos.reduce((suma, { incidencias }) => suma + incidencias.length, 0);
  return { medidas: { ...unidas.medidas, code_smells }, archivos };
}
