import { transact, type Conn, type Db, type Schema } from '@mantenible/db';
import { estadosPartida, tiposDePartida, type EstadoPartida, type Partida } from '@mantenible/domain/partida';
import type { Updateable } from 'kysely';

import { leerAmbitoUsado } from '../analisis/analisis-guardado.schema.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';
import { ultimoTerminado } from '../comun/resultados.repository.ts';
import type {
  CambioDePartida,
  LadoComparado,
  PartidaPorCalcular,
  PartidaRepository,
  ProyectoConPaquetes,
  ProyectoConPartida,
} from './partida.port.ts';

export function createPartidaRepository(db: Db): PartidaRepository {
  return {
    leer: async (proyectoId) => {
      const fila = await db
        .selectFrom('partidas')
        .select(['tipo', 'valor', 'version'])
        .where('proyecto_id', '=', proyectoId)
        .executeTakeFirst();
      return { partida: fila ? partidaDe(fila) : null, version: fila?.version ?? 0 };
    },
    proyecto: async (proyectoId) => {
      const fila = await filaDeProyecto(db, proyectoId).executeTakeFirst();
      return fila ? proyectoDe(fila) : null;
    },
    conPaquetes: (proyectoId) => leerConPaquetes(db, proyectoId),
    guardar: (proyectoId, cambio) => transact(db, (trx) => guardar(trx, proyectoId, cambio)),
    porCalcular: (proyectoId) => porCalcular(db, proyectoId),
    empezar: async (proyectoId, version, now, perdidaAntesDe) => {
      const empezada = await db
        .updateTable('partidas')
        .set({ estado: 'calculando', motivo: null, empezado: now })
        .where('proyecto_id', '=', proyectoId)
        .where('version', '=', version)
        .where((eb) => eb.or([eb('estado', '!=', 'calculando'), eb('empezado', '<', perdidaAntesDe)]))
        .executeTakeFirst();
      return empezada.numUpdatedRows > 0n;
    },
    sigue: async (proyectoId, version) => {
      const fila = await db
        .selectFrom('partidas')
        .innerJoin('proyectos', 'proyectos.id', 'partidas.proyecto_id')
        .select('partidas.version')
        .where('partidas.proyecto_id', '=', proyectoId)
        .where('partidas.version', '=', version)
        .executeTakeFirst();
      return fila !== undefined;
    },
    anotar: (proyectoId, version, estado, motivo) => cambiar(db, proyectoId, version, { estado, motivo }),
    publicar: (proyectoId, version, { commit, ...punto }) =>
      cambiar(db, proyectoId, version, { ...punto, commit_id: commit, estado: 'listo', motivo: null }),
    interrumpir: async (motivo) => {
      await db
        .updateTable('partidas')
        .set({ estado: 'fallido', motivo })
        .where('estado', '=', 'calculando')
        .execute();
    },
  };
}

/** Writes values of a starting point unless it is of another version by now. */
async function cambiar(
  db: Db,
  proyectoId: string,
  version: number,
  valores: Updateable<Schema['partidas']>,
): Promise<void> {
  await db
    .updateTable('partidas')
    .set(valores)
    .where('proyecto_id', '=', proyectoId)
    .where('version', '=', version)
    .execute();
}

interface Escrita {
  readonly tipo: string | null;
  readonly valor: string | null;
}

function partidaDe({ tipo, valor }: Escrita): Partida | null {
  const conocido = tiposDePartida.find((uno) => uno === tipo);
  return conocido === undefined || valor === null ? null : { tipo: conocido, valor };
}

const estadoDe = (estado: string | null): EstadoPartida =>
  estadosPartida.find((uno) => uno === estado) ?? 'sin-calcular';

const sinPunto = {
  huella: null,
  analizador: null,
  commit_id: null,
  fecha: null,
  enlace: null,
  rama: null,
  alcance: null,
  paquete: null,
};

async function guardar(
  trx: Conn,
  proyectoId: string,
  { partida: nueva, esperada, idPersona, now }: CambioDePartida,
): Promise<number | null> {
  // Locks the project: two first changes at once have no row of their own to lock.
  await trx.selectFrom('proyectos_todos').select('id').where('id', '=', proyectoId).forUpdate().execute();
  const fila = await trx
    .selectFrom('partidas')
    .select('version')
    .where('proyecto_id', '=', proyectoId)
    .executeTakeFirst();
  const guardada = fila?.version ?? 0;
  if (esperada !== null && esperada !== guardada) return null;
  const valores = {
    tipo: nueva?.tipo ?? null,
    valor: nueva?.valor ?? null,
    version: guardada + 1,
    cambiado: now,
    id_persona: idPersona,
    estado: 'sin-calcular',
    motivo: null,
    empezado: null,
    ...sinPunto,
  };
  await trx
    .insertInto('partidas')
    .values({ proyecto_id: proyectoId, ...valores })
    .onConflict((conflicto) => conflicto.column('proyecto_id').doUpdateSet(valores))
    .execute();
  return valores.version;
}

async function porCalcular(db: Db, proyectoId: string): Promise<PartidaPorCalcular | null> {
  const fila = await db
    .selectFrom('proyectos')
    .innerJoin('partidas', 'partidas.proyecto_id', 'proyectos.id')
    .innerJoin('analisis', (join) => join.on('analisis.id', '=', ultimoTerminado()))
    .select(['partidas.tipo', 'partidas.valor', 'partidas.version', 'partidas.huella'])
    .select(['analisis.id', 'analisis.ambito'])
    .where('proyectos.id', '=', proyectoId)
    .executeTakeFirst();
  const partida = fila ? partidaDe(fila) : null;
  const usado = fila ? leerAmbitoUsado(fila.ambito, fila.id) : null;
  if (!fila || partida === null || usado === null) return null;
  return { partida, version: fila.version, huella: fila.huella, ambito: usado.ambito };
}

/** The project's starting point and newest analysis, without the packages: the database does not read those. */
const filaDeProyecto = (db: Db, proyectoId: string) =>
  db
    .selectFrom('proyectos')
    .leftJoin('partidas as p', 'p.proyecto_id', 'proyectos.id')
    .leftJoin('personas as autora', 'autora.sub', 'p.id_persona')
    .leftJoin('analisis', (join) => join.on('analisis.id', '=', ultimoTerminado()))
    .leftJoin('detalles_analisis as detalle', (join) =>
      join
        .onRef('detalle.proyecto_id', '=', 'analisis.proyecto_id')
        .onRef('detalle.commit_id', '=', 'analisis.commit_id')
        .onRef('detalle.huella', '=', 'analisis.huella'),
    )
    .where('proyectos.id', '=', proyectoId)
    .select(columnasDePertenencia)
    .select(['p.tipo', 'p.valor', 'p.version', 'p.estado', 'p.empezado', 'p.motivo', 'p.analizador'])
    .select(['p.id_persona as autor', 'autora.nombre as autor_nombre'])
    .select(['p.commit_id', 'p.fecha', 'p.enlace', 'p.rama', 'p.alcance'])
    .select((eb) => eb('p.paquete', 'is not', null).as('con_paquete'))
    .select(['analisis.enlace as enlace_analisis', 'analisis.rama as rama_analisis'])
    .select(['analisis.alcance as alcance_analisis', 'detalle.version as version_analisis'])
    .select((eb) => eb('detalle.paquete', 'is not', null).as('con_paquete_analisis'));

type Fila = NonNullable<Awaited<ReturnType<ReturnType<typeof filaDeProyecto>['executeTakeFirst']>>>;

async function leerConPaquetes(db: Db, proyectoId: string): Promise<ProyectoConPaquetes | null> {
  const fila = await filaDeProyecto(db, proyectoId)
    .select(['p.paquete', 'detalle.paquete as paquete_analisis'])
    .executeTakeFirst();
  return fila ? { ...proyectoDe(fila), paquetes: [fila.paquete, fila.paquete_analisis] } : null;
}

const proyectoDe = (fila: Fila): ProyectoConPartida => ({
  ...pertenenciaDe(fila),
  partida: partidaDe(fila),
  version: fila.version ?? 0,
  autor: { sub: fila.autor, nombre: fila.autor_nombre },
  estado: estadoDe(fila.estado),
  empezado: fila.empezado,
  motivo: fila.motivo,
  punto: puntoDe(fila),
  analisis: analisisDe(fila),
});

function puntoDe(fila: Fila): ProyectoConPartida['punto'] {
  const { analizador, commit_id: commit, fecha, enlace, rama, alcance, con_paquete: conPaquete } = fila;
  if (analizador === null || commit === null || fecha === null || enlace === null || rama === null)
    return null;
  return { analizador, commit, fecha, enlace, rama, alcance: alcance ?? '', conPaquete: Boolean(conPaquete) };
}

function analisisDe(fila: Fila): LadoComparado | null {
  const { enlace_analisis: enlace, rama_analisis: rama, version_analisis: analizador } = fila;
  if (enlace === null || rama === null || analizador === null) return null;
  const conPaquete = Boolean(fila.con_paquete_analisis);
  return { enlace, rama, analizador, alcance: fila.alcance_analisis ?? '', conPaquete };
}
