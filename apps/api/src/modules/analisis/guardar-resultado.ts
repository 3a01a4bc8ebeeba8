import { calcularEstatico, leerMedidas } from '@mantenible/domain/calculo-estatico';
import type { ProgresoAnalisis } from '@mantenible/domain/escaneo';

import type {
  ArchivoPorGuardar,
  CofreTextos,
  Publicado,
  ResultadoRepository,
  Trabajo,
} from './analisis.port.ts';
import type { ArchivoAnalizado, ResultadoAnalisis } from './analizador.port.ts';
import type { PartesConocidas } from './partes-conocidas.ts';
import { sellar } from './texto-sellado.ts';

interface Deps {
  readonly resultados: ResultadoRepository;
  readonly textos: CofreTextos;
  readonly ahora: () => Date;
}

interface Guardado<Parte> {
  readonly partes: PartesConocidas<Parte>;
  /** What the result depends on beside the commit. */
  readonly huella: string;
  readonly alProgresar: (progreso: ProgresoAnalisis) => void;
  readonly signal: AbortSignal;
}

/** Few enough at a time that others who want the database hardly wait. */
const maximoArchivos = 25;
const maximoCaracteres = 500_000;

/**
 * Keeps an analysis' files, a few at a time and not yet readable, and then makes it the project's newest, unless it
 * was cancelled or taken over meanwhile.
 */
export async function guardarResultado<Parte>(
  deps: Deps,
  trabajo: Trabajo,
  resultado: ResultadoAnalisis<Parte>,
  { partes, huella, alProgresar, signal }: Guardado<Parte>,
): Promise<Publicado> {
  const archivos = [...resultado.archivos].sort((a, b) => (a.ruta < b.ruta ? -1 : 1));
  const total = archivos.length;
  let hechos = 0;
  // A process that died may have begun to keep them.
  await deps.resultados.descartar(trabajo.id);
  for (const tanda of enTandas(archivos)) {
    signal.throwIfAborted();
    alProgresar({ fase: 'guardando', hechos, total });
    const desde = hechos;
    const filas = tanda.map((uno, i) => porGuardar(deps.textos, trabajo.id, uno, desde + i));
    await deps.resultados.guardarArchivos(trabajo.id, await Promise.all(filas));
    await partes.guardar(tanda);
    hechos += tanda.length;
  }
  signal.throwIfAborted();
  const { commit, rama, medidas } = resultado;
  const omitidos = [...resultado.otrosLenguajes, ...resultado.omitidos];
  const grado = gradoDe(medidas);
  const publicacion = { ...{ commit, rama, medidas, omitidos, grado, huella }, ahora: deps.ahora() };
  const publicado = await deps.resultados.publicar(trabajo, publicacion);
  if (publicado === 'publicado') await partes.conservar(archivos);
  return publicado;
}

/** Degree of maintainability of what was measured, as the screen shows it. */
function gradoDe(medidas: Readonly<Record<string, number>>): number | null {
  const escritas = Object.entries(medidas).map(([metric, value]) => ({ metric, value: String(value) }));
  return calcularEstatico(leerMedidas(escritas)).grado;
}

async function porGuardar(
  textos: CofreTextos,
  analisisId: string,
  { ruta, lenguaje, analizable, medidas, incidencias, texto }: ArchivoAnalizado<unknown>,
  posicion: number,
): Promise<ArchivoPorGuardar> {
  const linea = (una: (typeof incidencias)[number]) => una.range?.startLine ?? 0;
  return {
    posicion,
    ruta,
    lenguaje,
    analizable,
    medidas,
    incidencias: [...incidencias].sort((a, b) => linea(a) - linea(b)),
    texto: await sellar(textos, analisisId, ruta, texto),
  };
}

function* enTandas<Parte>(
  archivos: readonly ArchivoAnalizado<Parte>[],
): Generator<ArchivoAnalizado<Parte>[]> {
  let tanda: ArchivoAnalizado<Parte>[] = [];
  let caracteres = 0;
  for (const uno of archivos) {
    tanda.push(uno);
    caracteres += uno.texto.length;
    if (tanda.length < maximoArchivos && caracteres < maximoCaracteres) continue;
    yield tanda;
    tanda = [];
    caracteres = 0;
  }
  if (tanda.length > 0) yield tanda;
}
