import { puede, type Persona } from '@mantenible/domain/acceso';
import {
  cambiosEntre,
  type CambioEntreAnalisis,
  type DetalleAnalisis,
  type HallazgoSeguido,
} from '@mantenible/domain/comparacion';
import { DomainError } from '@mantenible/domain/error';
import { acotarTextos } from '@mantenible/domain/escaneo';

import type { LeerPaquete } from '../analisis/detalle/paquete.port.ts';
import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import { seguirHallazgosEnTramos } from '../comun/seguir-hallazgos-en-tramos.ts';
import type { LadoComparado, PartidaRepository, ProyectoConPartida } from './partida.port.ts';

export interface DepsLeerPartida {
  readonly partidas: Pick<PartidaRepository, 'proyecto'>;
  readonly propietarioDe: PropietarioDe;
  readonly leerPaquete: LeerPaquete;
  /** Whether the analyses are our own. */
  readonly incorporado: boolean;
}

/** Findings of one answer: as many as the list of findings holds. */
const maximoIncidencias = 10_000;

export const noOfrecida =
  'Los análisis de este servidor los hace un servicio externo, que no conserva la historia del repositorio: aquí no se ofrece un punto de partida.';

/** The starting point of a project with what is new, fixed and left since then. Runs as heavy work. */
export async function leerPartida(deps: DepsLeerPartida, persona: Persona, proyectoId: string) {
  const proyecto = await leerConPunto(deps, persona, proyectoId);
  const { partida, version, estado, punto } = proyecto;
  const comparados = await leerDetalles(deps, proyecto);
  const motivo = typeof comparados === 'string' ? comparados : null;
  return {
    partida,
    version,
    puedeCambiar: deps.incorporado && puede(persona, 'ambito', 'cambiar', proyecto),
    estado,
    motivo,
    commit: punto?.commit ?? null,
    fecha: punto?.fecha.toISOString() ?? null,
    cambios: cambiosDe(proyecto),
    cuentas: typeof comparados === 'string' ? null : await contar(comparados),
  };
}

/** The findings of the newest analysis that the starting point lacks. Refused where they cannot be distinguished. */
export async function listarNuevasDesdePartida(deps: DepsLeerPartida, persona: Persona, proyectoId: string) {
  const proyecto = await leerConPunto(deps, persona, proyectoId);
  const comparados = await leerDetalles(deps, proyecto);
  if (typeof comparados === 'string') throw new DomainError('conflict', 'sin-partida', comparados);
  const incidencias: HallazgoSeguido[] = [];
  let total = 0;
  await seguirHallazgosEnTramos(...comparados, (una) => {
    if (una.estado !== 'nueva') return;
    total += 1;
    if (total <= maximoIncidencias) incidencias.push(una);
  });
  const cortas = acotarTextos(incidencias, ({ mensaje, despues }) => [mensaje, despues?.ruta ?? '']);
  return { cambios: cambiosDe(proyecto), total, incidencias: cortas };
}

function leerConPunto(
  { partidas, propietarioDe }: Pick<DepsLeerPartida, 'partidas' | 'propietarioDe'>,
  persona: Persona,
  proyectoId: string,
): Promise<ProyectoConPartida> {
  return leerPermitido(propietarioDe, { persona, proyectoId, recurso: 'ambito', accion: 'leer' }, () =>
    partidas.proyecto(proyectoId),
  );
}

type Detalles = readonly [DetalleAnalisis, DetalleAnalisis];

/** The findings of the starting point and of the newest analysis, or the reason, in Spanish, why they cannot be compared. */
async function leerDetalles(
  { leerPaquete, incorporado }: Pick<DepsLeerPartida, 'leerPaquete' | 'incorporado'>,
  { partida, estado, motivo, punto, analisis }: ProyectoConPartida,
): Promise<Detalles | string> {
  if (!incorporado) return noOfrecida;
  if (partida === null) return 'El proyecto no tiene un punto de partida.';
  if (estado === 'calculando') return 'El punto de partida se está analizando.';
  if (estado === 'fallido') return motivo ?? 'El punto de partida no se pudo analizar.';
  if (punto === null || analisis === null)
    return 'El punto de partida se analizará al terminar el próximo análisis del proyecto.';
  if (cambiosEntre(punto, analisis).some((cambio) => cambio !== 'analizador'))
    return 'El último análisis es de otro enlace, otra rama u otro alcance que el punto de partida, y no se comparan. Analice de nuevo el proyecto.';
  if (punto.paquete === null || analisis.paquete === null)
    return `El ${punto.paquete === null ? 'punto de partida' : 'último análisis'} tiene más incidencias de las que se conservan, y no se puede comparar.`;
  const [unos, otros] = await Promise.all([leerPaquete(punto.paquete), leerPaquete(analisis.paquete)]);
  return [
    { version: punto.analizador, archivos: unos },
    { version: analisis.analizador, archivos: otros },
  ];
}

async function contar(comparados: Detalles) {
  const cuentas = { nueva: 0, resuelta: 0, sigue: 0, 'cambio-analizador': 0 };
  await seguirHallazgosEnTramos(...comparados, ({ estado }) => {
    cuentas[estado] += 1;
  });
  return { nuevas: cuentas.nueva, siguen: cuentas.sigue, resueltas: cuentas.resuelta };
}

function cambiosDe({ punto, analisis }: ProyectoConPartida): readonly CambioEntreAnalisis[] {
  return punto && analisis ? cambiosEntre(ladoDe(punto), ladoDe(analisis)) : [];
}

const ladoDe = ({ enlace, rama, alcance, analizador }: Omit<LadoComparado, 'paquete'>) => ({
  enlace,
  rama,
  alcance,
  analizador,
});
