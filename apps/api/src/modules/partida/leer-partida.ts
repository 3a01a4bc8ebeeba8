import { puede, type Persona } from '@mantenible/domain/acceso';
import {
  cambiosEntre,
  type CambioEntreAnalisis,
  type DetalleAnalisis,
  type IncidenciaSeguida,
} from '@mantenible/domain/comparacion';
import { DomainError } from '@mantenible/domain/error';
import { acotarTextos } from '@mantenible/domain/escaneo';
import type { EstadoPartida } from '@mantenible/domain/partida';

import type { LeerPaquete } from '../analisis/detalle/paquete.port.ts';
import { autorMostrado } from '../comun/autor.ts';
import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import { sePerdio } from '../comun/se-perdio.ts';
import { seguirIncidenciasEnTramos } from '../comun/seguir-incidencias-en-tramos.ts';
import { interrumpida, maximoMinutos } from './calcular-partida.ts';
import type { PartidaRepository, ProyectoConPaquetes, ProyectoConPartida } from './partida.port.ts';

export interface DepsLeerPartida {
  readonly partidas: Pick<PartidaRepository, 'proyecto' | 'conPaquetes'>;
  readonly propietarioDe: PropietarioDe;
  readonly leerPaquete: LeerPaquete;
  /** Whether the analyses are our own. */
  readonly incorporado: boolean;
  readonly now: () => Date;
  /** Runs work with the findings of whole analyses in the queue of that work. */
  readonly inTurn: <T>(sub: string, trabajo: () => Promise<T>) => Promise<T>;
}

/** Findings of one answer: as many as the list of findings holds. */
const maximoIncidencias = 10_000;

export const noOfrecida =
  'Los análisis de este servidor los hace un servicio externo, que no conserva la historia del repositorio: aquí no se ofrece un punto de partida.';

type Deps = Omit<DepsLeerPartida, 'leerPaquete' | 'inTurn'>;

/** The starting point of a project with what is new, fixed and left since then. Waits for its turn only where there is something to compare. */
export async function leerPartida(deps: DepsLeerPartida, persona: Persona, proyectoId: string) {
  const proyecto = await leerConPunto(deps, persona, proyectoId, deps.partidas.proyecto);
  const motivo = motivoDe(deps, proyecto);
  if (motivo !== null) return respuesta(deps, persona, proyecto, { motivo, cuentas: null });
  return deps.inTurn(persona.sub, async () => {
    const { leido, comparados } = await leerDetalles(deps, persona, proyectoId);
    const resultado =
      typeof comparados === 'string'
        ? { motivo: comparados, cuentas: null }
        : { motivo: null, cuentas: await contar(comparados) };
    return respuesta(deps, persona, leido, resultado);
  });
}

/** The findings of the newest analysis that the starting point lacks. Refused where they cannot be distinguished. */
export async function listarNuevasDesdePartida(deps: DepsLeerPartida, persona: Persona, proyectoId: string) {
  const motivo = motivoDe(deps, await leerConPunto(deps, persona, proyectoId, deps.partidas.proyecto));
  if (motivo !== null) throw sinPartida(motivo);
  return deps.inTurn(persona.sub, async () => {
    const { leido, comparados } = await leerDetalles(deps, persona, proyectoId);
    if (typeof comparados === 'string') throw sinPartida(comparados);
    const incidencias: IncidenciaSeguida[] = [];
    let total = 0;
    await seguirIncidenciasEnTramos(...comparados, (una) => {
      if (una.estado !== 'nueva') return;
      total += 1;
      if (total <= maximoIncidencias) incidencias.push(una);
    });
    const cortas = acotarTextos(incidencias, ({ mensaje, despues }) => [mensaje, despues?.ruta ?? '']);
    return { cambios: cambiosDe(leido), total, incidencias: cortas };
  });
}

const sinPartida = (motivo: string) => new DomainError('conflict', 'sin-partida', motivo);

interface Cuentas {
  readonly nuevas: number;
  readonly siguen: number;
  readonly resueltas: number;
}

const respuesta = (
  deps: Deps,
  persona: Persona,
  proyecto: ProyectoConPartida,
  resultado: { readonly motivo: string | null; readonly cuentas: Cuentas | null },
) => ({
  ...autorDe(proyecto),
  partida: proyecto.partida,
  version: proyecto.version,
  puedeCambiar: deps.incorporado && puede(persona, 'ambito', 'cambiar', proyecto),
  estado: estadoDe(deps, proyecto),
  commit: proyecto.punto?.commit ?? null,
  fecha: proyecto.punto?.fecha.toISOString() ?? null,
  cambios: cambiosDe(proyecto),
  ...resultado,
});

function autorDe(proyecto: ProyectoConPartida): { readonly autor?: string } {
  const autor = autorMostrado(proyecto, proyecto.autor);
  return autor === null ? {} : { autor };
}

const leerConPunto = <T extends ProyectoConPartida>(
  { propietarioDe }: Deps,
  persona: Persona,
  proyectoId: string,
  leer: (proyectoId: string) => Promise<T | null>,
): Promise<T> =>
  leerPermitido(propietarioDe, { persona, proyectoId, recurso: 'ambito', accion: 'leer' }, () =>
    leer(proyectoId),
  );

function estadoDe({ now }: Pick<Deps, 'now'>, { estado, empezado }: ProyectoConPartida): EstadoPartida {
  return estado === 'calculando' && sePerdio(empezado, maximoMinutos, now()) ? 'fallido' : estado;
}

/** The reason, in Spanish, why the findings of the starting point and of the newest analysis cannot be compared. */
function motivoDe(deps: Deps, proyecto: ProyectoConPartida): string | null {
  const { partida, motivo, punto, analisis } = proyecto;
  const estado = estadoDe(deps, proyecto);
  if (!deps.incorporado) return noOfrecida;
  if (partida === null) return 'El proyecto no tiene un punto de partida.';
  if (estado === 'calculando') return 'El punto de partida se está analizando.';
  if (estado === 'fallido') return motivo ?? interrumpida;
  if (punto === null || analisis === null)
    return 'El punto de partida se analizará al terminar el próximo análisis del proyecto.';
  if (cambiosEntre(punto, analisis).some((cambio) => cambio !== 'analizador'))
    return 'El último análisis es de otro enlace, otra rama u otro alcance que el punto de partida, y no se comparan. Analice de nuevo el proyecto.';
  if (!punto.conPaquete || !analisis.conPaquete)
    return `El ${punto.conPaquete ? 'último análisis' : 'punto de partida'} tiene más incidencias de las que se conservan, y no se puede comparar.`;
  return null;
}

type Detalles = readonly [DetalleAnalisis, DetalleAnalisis];

/** Reads the project again, with the findings of both sides, or the reason why they are no longer comparable. */
async function leerDetalles(deps: DepsLeerPartida, persona: Persona, proyectoId: string) {
  const leido = await leerConPunto(deps, persona, proyectoId, deps.partidas.conPaquetes);
  return { leido, comparados: motivoDe(deps, leido) ?? (await desempaquetar(deps, leido)) };
}

async function desempaquetar(
  { leerPaquete }: Pick<DepsLeerPartida, 'leerPaquete'>,
  { punto, analisis, paquetes }: ProyectoConPaquetes,
): Promise<Detalles> {
  const leidos = await Promise.all(paquetes.map(async (uno) => (uno === null ? [] : leerPaquete(uno))));
  const [unos = [], otros = []] = leidos;
  return [
    { version: punto?.analizador ?? '', archivos: unos },
    { version: analisis?.analizador ?? '', archivos: otros },
  ];
}

async function contar(comparados: Detalles): Promise<Cuentas> {
  const cuentas = { nueva: 0, resuelta: 0, sigue: 0, 'cambio-analizador': 0 };
  await seguirIncidenciasEnTramos(...comparados, ({ estado }) => {
    cuentas[estado] += 1;
  });
  return { nuevas: cuentas.nueva, siguen: cuentas.sigue, resueltas: cuentas.resuelta };
}

function cambiosDe({ punto, analisis }: ProyectoConPartida): readonly CambioEntreAnalisis[] {
  return punto && analisis ? cambiosEntre(punto, analisis) : [];
}
