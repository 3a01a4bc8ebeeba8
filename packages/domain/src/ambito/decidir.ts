import { DomainError } from '../error/index.ts';
import { alcanceDe, listasDePatrones, type Ambito, type ListaDePatrones } from './ambito.ts';
import { compilarPatron, type Gasto } from './patron.ts';

/** How an analysis treats a file: main code, test, left out by a pattern, or outside the named folders. */
export type Papel = 'principal' | 'prueba' | 'excluido' | 'fuera';

/** Applies a scope to the files of one repository. */
export interface Decisor {
  readonly papel: (ruta: string) => Papel;
  /** Whether the duplication of a main file counts. */
  readonly comparaDuplicacion: (ruta: string) => boolean;
  /** Whether the lines of a main file are to be covered. */
  readonly exigeCobertura: (ruta: string) => boolean;
  /** Whether a finding is left out, by the complete key of its rule. */
  readonly ignora: (regla: string, ruta: string) => boolean;
  /** Whether no pattern excludes the files of a folder that is not listed itself, as a submodule; it may lie outside the folders. */
  readonly abarca: (carpeta: string) => boolean;
  /** Folders and patterns of the scope that no file matched yet. */
  readonly sinEfecto: () => SinEfecto;
  /** @throws DomainError once the comparisons took too many steps. */
  readonly exigirGasto: () => void;
}

/** Values of a scope, each once: of its folders, and of its lists of patterns in their order. */
interface SinEfecto {
  readonly raices: readonly string[];
  readonly patrones: readonly string[];
}

/** Steps of all comparisons of an analysis: about a second of a processor. */
const pasosDeAnalisis = 200_000_000;

/** Steps that were spent, and how many may be. */
interface Limite {
  readonly gasto: Gasto;
  readonly maximoPasos: number;
}

const demasiadoCostoso = () =>
  new DomainError(
    'invalid',
    'alcance-demasiado-costoso',
    'Los patrones del alcance son demasiado complejos para un repositorio de este tamaño: use menos o más sencillos.',
  );

/** Creates the decisions of a scope. They throw a `DomainError` once comparing patterns takes too many steps. */
export function crearDecisor(
  ambito: Ambito,
  { gasto, maximoPasos }: Limite = { gasto: { pasos: 0 }, maximoPasos: pasosDeAnalisis },
): Decisor {
  if (alcanceDe(ambito) === '') return decisorCompleto;
  const exigirGasto = () => {
    if (gasto.pasos > maximoPasos) throw demasiadoCostoso();
  };
  const { listas, reglas, patrones, enFuentes, enPruebas } = compilar(ambito, gasto, exigirGasto);
  const coincide = (lista: ListaDePatrones, ruta: string): boolean => listas[lista].coincide(ruta);
  const incluye = (lista: 'inclusiones' | 'inclusionesDePruebas', ruta: string) =>
    ambito[lista].length === 0 || coincide(lista, ruta);
  const decidir = (ruta: string): Papel => {
    const dePruebas = enPruebas.contiene(ruta);
    const deFuentes = enFuentes.contiene(ruta);
    if (dePruebas && incluye('inclusionesDePruebas', ruta) && !coincide('exclusionesDePruebas', ruta))
      return 'prueba';
    if (!deFuentes) return dePruebas ? 'excluido' : 'fuera';
    const excluida = coincide('exclusiones', ruta) || coincide('inclusionesDePruebas', ruta);
    return excluida || !incluye('inclusiones', ruta) ? 'excluido' : 'principal';
  };
  return {
    papel: recordar((ruta) => {
      exigirGasto();
      const papel = decidir(ruta);
      // A role needs few of the lists; the others may match the path too.
      for (const lista of patrones) lista.notar(ruta);
      return papel;
    }),
    abarca: (carpeta) => {
      const algo = `${carpeta}/x`;
      return !coincide(enPruebas.contiene(algo) ? 'exclusionesDePruebas' : 'exclusiones', algo);
    },
    comparaDuplicacion: recordar((ruta) => !coincide('exclusionesDeDuplicacion', ruta)),
    exigeCobertura: recordar((ruta) => !coincide('exclusionesDeCobertura', ruta)),
    ignora: (regla, ruta) =>
      reglas.some((una) => {
        exigirGasto();
        return una.regla(regla) && una.archivos.coincide(ruta);
      }),
    sinEfecto: () => ({
      raices: unicos([...enFuentes.sinEfecto(), ...enPruebas.sinEfecto()]),
      patrones: unicos(patrones.flatMap((lista) => lista.sinEfecto())),
    }),
    exigirGasto,
  };
}

/** The folders and patterns of a scope, each of which notes what it matched. */
function compilar(ambito: Ambito, gasto: Gasto, exigirGasto: () => void) {
  const listas = compilarListas(ambito, gasto, exigirGasto);
  const reglas = ambito.reglasIgnoradas.map(({ regla, archivos }) => ({
    regla: compilarPatron(regla, gasto),
    archivos: compilarLista([archivos], gasto, exigirGasto),
  }));
  return {
    listas,
    reglas,
    patrones: [...listasDePatrones.map((lista) => listas[lista]), ...reglas.map(({ archivos }) => archivos)],
    enFuentes: compilarRaices(ambito.fuentes ?? (ambito.pruebas.length === 0 ? [''] : []), gasto),
    enPruebas: compilarRaices(ambito.pruebas, gasto),
  };
}

const unicos = (valores: readonly string[]): readonly string[] => [...new Set(valores)];

const decisorCompleto: Decisor = {
  papel: () => 'principal',
  comparaDuplicacion: () => true,
  exigeCobertura: () => true,
  ignora: () => false,
  abarca: () => true,
  sinEfecto: () => ({ raices: [], patrones: [] }),
  exigirGasto: () => undefined,
};

/** Keeps each answer: the trees of a repository's past have most paths in common, and share one limit of steps. */
function recordar<T>(decidir: (ruta: string) => T): (ruta: string) => T {
  const sabidas = new Map<string, T>();
  return (ruta) => {
    const sabida = sabidas.get(ruta);
    if (sabida !== undefined) return sabida;
    const decidida = decidir(ruta);
    sabidas.set(ruta, decidida);
    return decidida;
  };
}

/** Whether a path is one of the roots or lies below one of them; each root is a step. */
function compilarRaices(raices: readonly string[], gasto: Gasto) {
  if (raices.includes('')) return { contiene: () => true, sinEfecto: () => [] };
  const compiladas = raices.map((raiz) => ({ raiz, prefijo: `${raiz}/`, usada: false }));
  return {
    contiene: (ruta: string): boolean => {
      gasto.pasos += compiladas.length;
      let alguna = false;
      for (const una of compiladas) {
        if ((alguna && una.usada) || !(ruta === una.raiz || ruta.startsWith(una.prefijo))) continue;
        una.usada = true;
        alguna = true;
      }
      return alguna;
    },
    sinEfecto: () => compiladas.filter(({ usada }) => !usada).map(({ raiz }) => raiz),
  };
}

function compilarListas(ambito: Ambito, gasto: Gasto, exigirGasto: () => void) {
  const compilar = (lista: ListaDePatrones) => compilarLista(ambito[lista], gasto, exigirGasto);
  return {
    inclusiones: compilar('inclusiones'),
    exclusiones: compilar('exclusiones'),
    inclusionesDePruebas: compilar('inclusionesDePruebas'),
    exclusionesDePruebas: compilar('exclusionesDePruebas'),
    exclusionesDeDuplicacion: compilar('exclusionesDeDuplicacion'),
    exclusionesDeCobertura: compilar('exclusionesDeCobertura'),
  } as const;
}

/**
 * Patterns of which one is enough; each is compared until it has matched once, so that those without effect can be named. The
 * limit holds between two patterns: all of a list take hundreds of millions of steps for one long path.
 */
function compilarLista(patrones: readonly string[], gasto: Gasto, exigirGasto: () => void) {
  const compilados = patrones.map((patron) => ({
    patron,
    coincide: compilarPatron(patron, gasto),
    usado: false,
  }));
  let ultima: string | null = null;
  return {
    coincide: (ruta: string): boolean => {
      ultima = ruta;
      let alguno = false;
      for (const uno of compilados) {
        if (alguno && uno.usado) continue;
        exigirGasto();
        if (!uno.coincide(ruta)) continue;
        uno.usado = true;
        alguno = true;
      }
      return alguno;
    },
    /** Notes which patterns a path matches that nothing matched before. */
    notar: (ruta: string): void => {
      if (ruta === ultima) return;
      for (const uno of compilados) {
        if (uno.usado) continue;
        exigirGasto();
        uno.usado = uno.coincide(ruta);
      }
    },
    sinEfecto: () => compilados.filter(({ usado }) => !usado).map(({ patron }) => patron),
  };
}
