import { transact, type Conn, type Db } from '@mantenible/db';
import { estadosPartida, tiposDePartida, type EstadoPartida, type Partida } from '@mantenible/domain/partida';

import { leerAmbitoUsado } from '../analisis/analisis-guardado.schema.ts';
import { columnasDePertenencia, pertenenciaDe } from '../comun/pertenencia.repository.ts';
import { ultimoTerminado } from '../comun/resultados.repository.ts';
import type {
  LadoComparado,
  PartidaPorCalcular,
  PartidaRepository,
  ProyectoConPartida,
  PuntoDePartida,
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
    proyecto: (proyectoId) => leerProyecto(db, proyectoId),
    guardar: (proyectoId, nueva, esperada, now) =>
      transact(db, (trx) => guardar(trx, proyectoId, { nueva, esperada, now })),
    porCalcular: (proyectoId) => porCalcular(db, proyectoId),
    anotar: async (proyectoId, version, estado, motivo) => {
      await db
        .updateTable('partidas')
        .set({ estado, motivo })
        .where('proyecto_id', '=', proyectoId)
        .where('version', '=', version)
        .execute();
    },
    publicar: async (proyectoId, version, { commit, ...punto }) => {
      await db
        .updateTable('partidas')
        .set({ ...punto, commit_id: commit, estado: 'listo', motivo: null })
        .where('proyecto_id', '=', proyectoId)
        .where('version', '=', version)
        .execute();
    },
    interrumpir: async (motivo) => {
      await db
        .updateTable('partidas')
        .set({ estado: 'fallido', motivo })
        .where('estado', '=', 'calculando')
        .execute();
    },
  };
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

interface Cambio {
  readonly nueva: Partida | null;
  readonly esperada: number | null;
  readonly now: Date;
}

async function guardar(
  trx: Conn,
  proyectoId: string,
  { nueva, esperada, now }: Cambio,
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
    estado: 'sin-calcular',
    motivo: null,
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

async function leerProyecto(db: Db, proyectoId: string): Promise<ProyectoConPartida | null> {
  const fila = await db
    .selectFrom('proyectos')
    .leftJoin('partidas as p', 'p.proyecto_id', 'proyectos.id')
    .leftJoin('analisis', (join) => join.on('analisis.id', '=', ultimoTerminado()))
    .leftJoin('detalles_analisis as detalle', (join) =>
      join
        .onRef('detalle.proyecto_id', '=', 'analisis.proyecto_id')
        .onRef('detalle.commit_id', '=', 'analisis.commit_id')
        .onRef('detalle.huella', '=', 'analisis.huella'),
    )
    .where('proyectos.id', '=', proyectoId)
    .select(columnasDePertenencia)
    .select(['p.tipo', 'p.valor', 'p.version', 'p.estado', 'p.motivo', 'p.analizador', 'p.commit_id'])
    .select(['p.fecha', 'p.enlace', 'p.rama', 'p.alcance', 'p.paquete'])
    .select(['analisis.enlace as enlace_analisis', 'analisis.rama as rama_analisis'])
    .select(['analisis.alcance as alcance_analisis', 'detalle.version as version_analisis'])
    .select('detalle.paquete as paquete_analisis')
    .executeTakeFirst();
  if (!fila) return null;
  return {
    ...pertenenciaDe(fila),
    partida: partidaDe(fila),
    version: fila.version ?? 0,
    estado: estadoDe(fila.estado),
    motivo: fila.motivo,
    punto: puntoDe(fila),
    analisis: analisisDe(fila),
  };
}

interface FilaDePunto {
  readonly analizador: string | null;
  readonly commit_id: string | null;
  readonly fecha: Date | null;
  readonly enlace: string | null;
  readonly rama: string | null;
  readonly alcance: string | null;
  readonly paquete: string | null;
}

function puntoDe(fila: FilaDePunto): Omit<PuntoDePartida, 'huella'> | null {
  const { analizador, commit_id: commit, fecha, enlace, rama, alcance, paquete } = fila;
  if (analizador === null || commit === null || fecha === null || enlace === null || rama === null)
    return null;
  return { analizador, commit, fecha, enlace, rama, alcance: alcance ?? '', paquete };
}

interface FilaDeAnalisis {
  readonly enlace_analisis: string | null;
  readonly rama_analisis: string | null;
  readonly alcance_analisis: string | null;
  readonly version_analisis: string | null;
  readonly paquete_analisis: string | null;
}

function analisisDe(fila: FilaDeAnalisis): LadoComparado | null {
  const { enlace_analisis: enlace, rama_analisis: rama, version_analisis: analizador } = fila;
  if (enlace === null || rama === null || analizador === null) return null;
  return { enlace, rama, analizador, alcance: fila.alcance_analisis ?? '', paquete: fila.paquete_analisis };
}
