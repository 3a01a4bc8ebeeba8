import type { FileAnalysis, SourceFile } from '@mantenible/analyser';

import type { ArchivoAnalizado, Conocidos, LimitesAnalisis } from './analisis.port.ts';
import { createEquipo, type Equipo } from './trabajo/equipo.ts';
import { enLotes, lotesDeReglas } from './trabajo/lotes.ts';
import { medirLote } from './trabajo/medir.ts';
import { oirLote } from './trabajo/oir.ts';
import { unir, type MedidasUnidas } from './trabajo/unir.ts';

export interface Fuente extends SourceFile {
  readonly blob: string;
}

export interface EncargoFuentes {
  readonly fuentes: readonly Fuente[];
  /** Files that are heeded and not measured. */
  readonly ajustes: readonly SourceFile[];
  readonly trabajador: string;
  readonly limites: LimitesAnalisis;
  readonly conocidos: Conocidos;
  readonly alProgresar: (hechos: number, total: number) => void;
  readonly signal: AbortSignal;
}

export interface FuentesAnalizadas {
  readonly medidas: Readonly<Record<string, number>>;
  readonly archivos: readonly ArchivoAnalizado[];
}

/** Characters that a child measures in one go. */
const porMedida = 500_000;

const esGuion = ({ path }: SourceFile): boolean => /\.(?:[cm]?[jt]s|[jt]sx|vue)$/iu.test(path);
const esPython = ({ path }: SourceFile): boolean => /\.py$/iu.test(path);

/** Analyses texts in child processes; what is known of unchanged files is taken as it is. */
export async function analizarFuentes(encargo: EncargoFuentes): Promise<FuentesAnalizadas> {
  const { fuentes, limites, trabajador, signal } = encargo;
  const { memoriaMb, segundosPorLote, procesos } = limites;
  const opciones = { trabajador, memoriaMb, milisegundos: segundosPorLote * 1000, signal };
  const equipo = createEquipo(opciones, procesos);
  try {
    const pedidos = fuentes.map(({ blob, path }) => ({ blob, ruta: path }));
    const partes = new Map(await encargo.conocidos(pedidos));
    const caidos = await analizarNuevas(encargo, equipo, partes);
    const unidas = await unir(
      equipo,
      fuentes.flatMap(({ path }) => partes.get(path) ?? []),
    );
    return componer(fuentes, partes, caidos, unidas);
  } finally {
    equipo.cerrar();
  }
}

/** Fills in the parts that are not known yet; returns the paths that rules could not look at. */
async function analizarNuevas(
  { fuentes, ajustes, limites: { procesos }, alProgresar }: EncargoFuentes,
  equipo: Equipo,
  partes: Map<string, FileAnalysis>,
): Promise<ReadonlySet<string>> {
  const nuevas = fuentes.filter(({ path }) => !partes.has(path));
  const conReglas = nuevas.filter((fuente) => esGuion(fuente) || esPython(fuente));
  const total = nuevas.length + conReglas.length;
  const caidos = new Set<string>();
  let hechos = 0;
  const avanzar = (): void => {
    hechos = Math.min(hechos + 1, total);
    alProgresar(hechos, total);
  };
  await equipo.repartir(enLotes(nuevas, porMedida), (lote) =>
    medirLote(equipo, lote, (parte) => {
      partes.set(parte.path, parte);
      avanzar();
    }),
  );
  const parseables = conReglas.filter(({ path }) => partes.get(path)?.parsable);
  const lotes = [esGuion, esPython].flatMap((suya) =>
    lotesDeReglas(fuentes.filter(suya), parseables.filter(suya), procesos),
  );
  await equipo.repartir(lotes, ({ archivos, contexto }) =>
    oirLote(
      equipo,
      { archivos, contexto: [...contexto, ...ajustes], partes },
      {
        empieza: avanzar,
        caido: (ruta) => caidos.add(ruta),
        hallazgos: (ruta, findings) => {
          const parte = partes.get(ruta);
          if (parte) partes.set(ruta, { ...parte, findings });
        },
      },
    ),
  );
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
