import { puede, type Accion, type Persona, type Pertenencia } from '@mantenible/domain/acceso';
import { acotarTextos } from '@mantenible/domain/escaneo';
import type { EstadoMarca, Hallado } from '@mantenible/domain/marca';

import type { LeerPaquete } from '../analisis/detalle/paquete.port.ts';
import { autorMostrado } from '../comun/autor.ts';
import { leerPermitido, type PropietarioDe } from '../comun/leer-permitido.ts';
import { seguirEnTramos } from '../comun/seguir-en-tramos.ts';
import type { MarcaGuardada, MarcaRepository, ProyectoConMarcas } from './marca.port.ts';

export interface DepsLeerMarcas {
  readonly marcas: MarcaRepository;
  readonly propietarioDe: PropietarioDe;
  readonly leerPaquete: LeerPaquete;
  readonly incorporado: boolean;
}

/** The marks of a project, each with where the newest analysis has its finding. Runs as heavy work. */
export async function leerMarcas(deps: DepsLeerMarcas, persona: Persona, proyectoId: string) {
  const proyecto = await exigirMarcas(deps, persona, proyectoId, 'leer');
  const guardadas = await deps.marcas.listar(proyectoId);
  const { paquete = null, silenciadas = 0 } = (deps.incorporado ? proyecto.analisis : null) ?? {};
  const archivos = paquete === null || guardadas.length === 0 ? null : await deps.leerPaquete(paquete);
  const anclas = guardadas.map(({ ancla }) => ancla);
  const hallados = archivos && (await seguirEnTramos(anclas, archivos));
  const escritas = guardadas.map((una, i) =>
    presentarMarca(proyecto, una, hallados ? (hallados[i] ?? null) : undefined),
  );
  return {
    puedeCambiar: puede(persona, 'marca', 'cambiar', proyecto),
    motivo: motivoSinMarcas(deps, proyecto),
    silenciadas,
    total: guardadas.length,
    marcas: acotarTextos(escritas, (una) => [una.archivo, una.mensaje, una.razon]),
  };
}

/** The project, for a caller who may read or change its marks. */
export function exigirMarcas(
  { marcas, propietarioDe }: Pick<DepsLeerMarcas, 'marcas' | 'propietarioDe'>,
  persona: Persona,
  proyectoId: string,
  accion: Accion<'marca'>,
): Promise<ProyectoConMarcas> {
  return leerPermitido(propietarioDe, { persona, proyectoId, recurso: 'marca', accion }, () =>
    marcas.proyecto(proyectoId, persona.sub),
  );
}

/** @param hallado null where the analysis lacks the finding; undefined without the findings of an analysis */
export function presentarMarca(
  proyecto: Pertenencia,
  { _id, decision, razon, ancla, creado, autor: quien }: MarcaGuardada,
  hallado: Hallado | null | undefined,
) {
  const { regla } = ancla;
  const estado: EstadoMarca =
    hallado === undefined ? 'sin-comprobar' : hallado === null ? 'ausente' : 'presente';
  const { ruta: archivo } = hallado?.archivo ?? ancla;
  const { linea, mensaje } = hallado?.hallazgo ?? ancla;
  const autor = autorMostrado(proyecto, quien);
  const deQuien = autor === null ? {} : { autor };
  return { _id, decision, razon, regla, mensaje, archivo, linea, estado, creado, ...deQuien };
}

/** Why no finding can be marked, in Spanish; null where they can. */
export function motivoSinMarcas(
  { incorporado }: Pick<DepsLeerMarcas, 'incorporado'>,
  { analisis }: Pick<ProyectoConMarcas, 'analisis'>,
): string | null {
  if (!incorporado)
    return 'Los análisis de este servidor los hace un servicio externo: las incidencias se marcan en él, y aquí no se ofrecen marcas.';
  if (analisis === null) return 'El proyecto aún no tiene un análisis terminado.';
  return analisis.paquete === null
    ? 'Este análisis guarda solo sus cifras: tiene más incidencias de las que se conservan, y no se pueden marcar.'
    : null;
}
