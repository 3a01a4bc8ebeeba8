import { limitesDeAmbito } from './ambito.ts';
import {
  clasesDePropuesta,
  maximoPatrones,
  type ClaseDePropuesta,
  type PropuestaDeAmbito,
} from './propuestas.ts';

/** A main file; `generado` and `ajeno` state what its text or the repository's attributes name it. */
export interface ArchivoPrincipal {
  readonly ruta: string;
  readonly lineas: number;
  readonly generado: boolean;
  readonly ajeno: boolean;
}

const carpetasDePruebas = new Set([
  'test',
  'tests',
  '__tests__',
  '__test__',
  'spec',
  'specs',
  'e2e',
  'cypress',
]);
const carpetasAjenas = new Set([
  'node_modules',
  'bower_components',
  'vendor',
  'vendors',
  'vendored',
  'third_party',
  'third-party',
  'thirdparty',
  'site-packages',
  'venv',
]);

/** The files that are proposed as tests or to be left out; each stands in one proposal. */
export function proponerAmbito(archivos: readonly ArchivoPrincipal[]): readonly PropuestaDeAmbito[] {
  // A pattern cannot name a path with a character of patterns.
  const nombrables = archivos.filter(({ ruta }) => !/[*?\\",]/u.test(ruta));
  const generadas = carpetasGeneradas(nombrables);
  const clases = new Map<ClaseDePropuesta, Encontrado[]>();
  for (const archivo of nombrables) {
    const [clase, encontrado] = clasificar(archivo, generadas) ?? [null, null];
    if (clase === null || encontrado.patron.length > limitesDeAmbito.caracteres) continue;
    const suyos = clases.get(clase);
    if (suyos) suyos.push(encontrado);
    else clases.set(clase, [encontrado]);
  }
  return clasesDePropuesta.flatMap((clase) => {
    const encontrados = clases.get(clase);
    return encontrados ? [propuestaDe(clase, encontrados)] : [];
  });
}

interface Encontrado {
  readonly lineas: number;
  /** The narrowest pattern for it, and one that names all like it. */
  readonly patron: string;
  readonly general: string;
}

function clasificar(
  { ruta, lineas, generado, ajeno }: ArchivoPrincipal,
  generadas: ReadonlyMap<string, string>,
): readonly [ClaseDePropuesta, Encontrado] | null {
  const ajena = carpetaCon(ruta, carpetasAjenas);
  if (ajena) return ['ajeno', { lineas, ...ajena }];
  if (ajeno) return ['ajeno', { lineas, patron: ruta, general: ruta }];
  if (generado) {
    const carpeta = generadas.get(ruta);
    const patron = carpeta === undefined ? ruta : `${carpeta}/**`;
    return ['generado', { lineas, patron, general: patron }];
  }
  const prueba = carpetaCon(ruta, carpetasDePruebas) ?? nombreDePrueba(ruta);
  return prueba && ['pruebas', { lineas, ...prueba }];
}

/** The first folder of a path with one of these names. */
function carpetaCon(ruta: string, nombres: ReadonlySet<string>) {
  let desde = 0;
  for (let hasta = ruta.indexOf('/'); hasta >= 0; hasta = ruta.indexOf('/', desde)) {
    const nombre = ruta.slice(desde, hasta);
    if (nombres.has(nombre)) return { patron: `${ruta.slice(0, hasta)}/**`, general: `**/${nombre}/**` };
    desde = hasta + 1;
  }
  return null;
}

/** The pattern of a test's name: 'a.test.ts', 'a.spec.ts', 'test_a.py', 'a_test.py', 'conftest.py'. */
function nombreDePrueba(ruta: string) {
  const nombre = ruta.slice(ruta.lastIndexOf('/') + 1);
  const { tipo, final } = /\.(?<tipo>test|spec)\.(?<final>[cm]?[jt]sx?)$/u.exec(nombre)?.groups ?? {};
  const patron = tipo === undefined ? patronDePython(nombre) : `**/*.${tipo}.${final ?? ''}`;
  return patron === null ? null : { patron, general: patron };
}

function patronDePython(nombre: string): string | null {
  if (!nombre.endsWith('.py')) return null;
  if (nombre.startsWith('test_')) return '**/test_*.py';
  if (nombre.endsWith('_test.py')) return '**/*_test.py';
  return nombre === 'conftest.py' ? '**/conftest.py' : null;
}

/** By the path of a generated file, the outermost folder of which every file, of at least two, is generated. */
function carpetasGeneradas(archivos: readonly ArchivoPrincipal[]): ReadonlyMap<string, string> {
  const carpetas = new Map<string, string>();
  anotarGeneradas(archivos, 0, carpetas);
  return carpetas;
}

/** Notes those of files of one folder, whose path has `largo` characters; reads each character of a path once at most. */
function anotarGeneradas(
  archivos: readonly ArchivoPrincipal[],
  largo: number,
  carpetas: Map<string, string>,
): void {
  for (const [nombre, suyos] of porSubcarpeta(archivos, largo)) {
    if (nombre === null || suyos.length < 2) continue;
    const hasta = largo + nombre.length;
    if (!suyos.every(({ generado }) => generado)) anotarGeneradas(suyos, hasta + 1, carpetas);
    else for (const { ruta } of suyos) carpetas.set(ruta, ruta.slice(0, hasta));
  }
}

/** Files by the folder that follows in their path; null for those of the folder itself. */
const porSubcarpeta = (archivos: readonly ArchivoPrincipal[], desde: number) =>
  Map.groupBy(archivos, ({ ruta }) => {
    const hasta = ruta.indexOf('/', desde);
    return hasta < 0 ? null : ruta.slice(desde, hasta);
  });

/** The proposal of files of one kind; of more patterns than it may have, those with the most lines. */
function propuestaDe(clase: ClaseDePropuesta, encontrados: readonly Encontrado[]): PropuestaDeAmbito {
  const estrechos = new Set(encontrados.map(({ patron }) => patron));
  const clave = estrechos.size > maximoPatrones ? 'general' : 'patron';
  const sumas = new Map<string, { archivos: number; lineas: number }>();
  for (const uno of encontrados) {
    const suma = sumas.get(uno[clave]) ?? { archivos: 0, lineas: 0 };
    suma.archivos += 1;
    suma.lineas += uno.lineas;
    sumas.set(uno[clave], suma);
  }
  const elegidas = [...sumas].sort(([, a], [, b]) => b.lineas - a.lineas).slice(0, maximoPatrones);
  return {
    clase,
    patrones: elegidas.map(([patron]) => patron),
    archivos: elegidas.reduce((suma, [, { archivos }]) => suma + archivos, 0),
    lineas: elegidas.reduce((suma, [, { lineas }]) => suma + lineas, 0),
  };
}
