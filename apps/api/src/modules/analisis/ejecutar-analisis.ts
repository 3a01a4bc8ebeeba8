import { DomainError } from '@mantenible/domain/error';

import type {
  CofreTextos,
  Final,
  Publicado,
  ResultadoRepository,
  Trabajo,
  TrabajoRepository,
} from './analisis.port.ts';
import type { Analizador, BlobDeRuta } from './analizador.port.ts';
import { guardarResultado } from './guardar-resultado.ts';
import { partesDeProyecto } from './partes-conocidas.ts';
import { repetirResultado } from './repetir-resultado.ts';
import { vigilar, type Vigilancia } from './vigilar-trabajo.ts';

export interface DiarioAnalisis {
  info(datos: object, mensaje: string): void;
  error(datos: object, mensaje: string): void;
}

export interface DepsEjecutar<Parte> {
  readonly trabajos: TrabajoRepository;
  readonly resultados: ResultadoRepository;
  readonly analizador: Analizador<Parte>;
  /** Opens the repository's token, and only while the analysis runs. */
  readonly tokens: Pick<CofreTextos, 'decrypt'>;
  readonly textos: CofreTextos;
  readonly diario: DiarioAnalisis;
  readonly ahora: () => Date;
}

/**
 * Makes the next analysis that waits, from its first byte to its last state: published, failed with the reason, cancelled,
 * or put back when this process has to stop. Never rejects for what the repository holds.
 */
export async function ejecutarAnalisis<Parte>(deps: DepsEjecutar<Parte>, parada: AbortSignal): Promise<void> {
  if (parada.aborted) return;
  const trabajo = await deps.trabajos.tomar(deps.ahora());
  if (!trabajo) return;
  const desde = deps.ahora().getTime();
  const vigilancia = vigilar({ ...deps, alFallar: anotar(deps, trabajo) }, trabajo, parada);
  let estado: string;
  try {
    const publicado = await analizar(deps, trabajo, vigilancia);
    if (publicado === 'cancelado') await desechar(deps, trabajo, cancelado);
    estado = publicado === 'publicado' ? 'listo' : publicado;
  } catch (error) {
    estado = await cerrar(deps, trabajo, vigilancia, error);
  } finally {
    await vigilancia.terminar();
  }
  const ms = deps.ahora().getTime() - desde;
  deps.diario.info({ ...deQuien(trabajo), estado, ms }, 'analysis ended');
}

async function analizar<Parte>(
  deps: DepsEjecutar<Parte>,
  trabajo: Trabajo,
  { signal, alProgresar, alMedir }: Vigilancia,
): Promise<Publicado> {
  const { proyectoId, enlace, rama, token } = trabajo;
  const { analizador } = deps;
  const claro = deps.tokens.decrypt(token.cifrado, token.clave, proyectoId);
  const peticion = { ...{ enlace, rama, signal }, token: claro };
  const huella = analizador.huella(enlace);
  const anterior = await deps.resultados.ultimo(proyectoId);
  if (anterior?.huella === huella && anterior.entero) {
    const punta = await analizador.punta(peticion);
    if (punta.commit === anterior.commit)
      return repetirResultado(deps, trabajo, { anterior, rama: punta.rama, alProgresar, signal });
  }
  const partes = partesDeProyecto(deps, proyectoId);
  const conocidos = (blobs: readonly BlobDeRuta[]) => partes.buscar(blobs);
  const resultado = await analizador.analizar({ ...peticion, conocidos, alProgresar, alMedir });
  return guardarResultado(deps, trabajo, resultado, { partes, huella, alProgresar, signal });
}

async function cerrar<Parte>(
  deps: DepsEjecutar<Parte>,
  trabajo: Trabajo,
  vigilancia: Vigilancia,
  error: unknown,
): Promise<string> {
  // Ended first: a beat must not follow the last word.
  await vigilancia.terminar();
  const veredicto = vigilancia.veredicto();
  if (veredicto === 'perdido') return veredicto;
  if (veredicto === 'parada') {
    await deps.trabajos.devolver(trabajo);
    return veredicto;
  }
  const final = veredicto === 'cancelado' ? cancelado : finalDe(error);
  if (final === interno) anotar(deps, trabajo)(error);
  await desechar(deps, trabajo, final);
  return final.codigo ?? final.estado;
}

async function desechar<Parte>(deps: DepsEjecutar<Parte>, trabajo: Trabajo, final: Final): Promise<void> {
  await deps.trabajos.terminar(trabajo, final, deps.ahora());
  await deps.resultados.descartar(trabajo.id);
}

const cancelado: Final = { estado: 'cancelado', codigo: null, motivo: null };
const interno: Final = {
  estado: 'fallido',
  codigo: 'fallo-interno',
  motivo: 'Se produjo un error inesperado durante el análisis. Inténtelo de nuevo más tarde.',
};

function finalDe(error: unknown): Final {
  if (!(error instanceof DomainError)) return interno;
  return { estado: 'fallido', codigo: error.codigo, motivo: error.message };
}

function anotar<Parte>({ diario }: DepsEjecutar<Parte>, trabajo: Trabajo): (error: unknown) => void {
  return (err) => {
    diario.error({ err, ...deQuien(trabajo) }, 'analysis: something failed');
  };
}

function deQuien({ id, proyectoId, idPersona }: Trabajo): object {
  return { analisis: id, proyecto: proyectoId, sub: idPersona };
}
