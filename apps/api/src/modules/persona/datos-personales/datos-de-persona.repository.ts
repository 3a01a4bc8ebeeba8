import type { Db } from '@mantenible/db';
import type { LoQueSeVa, PersonaBuscada } from '@mantenible/domain/datos-personales';
import { sql, type RawBuilder } from 'kysely';

import { contienePlegado } from '../../comun/texto-plegado.repository.ts';
import type { DatosDePersonaRepository, FilaDeDatos, ParteDeDatos } from './datos-de-persona.port.ts';
import { pruebasGuardadas } from './pruebas-de-persona.repository.ts';

const maximoDePersonas = 20;
/** Rows in memory at once. */
const porTramo = 1000;

/** What the product keeps of a person, in SQL. */
export function createDatosDePersonaRepository(db: Db): DatosDePersonaRepository {
  return {
    buscar: (texto) => buscar(db, texto),
    persona: (sub) => leerPersona(db, sub),
    partes: (sub) => consultas.map((parte) => leerParte(db, parte, sub)),
    contar: (sub) => contar(db, sub),
  };
}

function buscar(db: Db, texto: string): Promise<readonly PersonaBuscada[]> {
  return db
    .selectFrom('personas')
    .select(['sub', 'nombre', 'usuario'])
    .where((eb) =>
      eb.or([
        contienePlegado(eb.ref('nombre'), texto),
        contienePlegado(eb.fn.coalesce('usuario', sql.lit('')), texto),
        eb('sub', '=', texto),
      ]),
    )
    .orderBy('nombre')
    .orderBy('sub')
    .limit(maximoDePersonas)
    .execute();
}

async function leerPersona(db: Db, sub: string): Promise<PersonaBuscada | null> {
  const { rows } = await sql<PersonaBuscada>`
    select ${sub} as sub, coalesce(c.nombre, p.nombre, '') as nombre, coalesce(c.usuario, p.usuario) as usuario
    from (select 1) as uno left join personas p on p.sub = ${sub} left join cuentas c on c.sub = ${sub}
    where p.sub is not null or c.sub is not null or exists (select 1 from proyectos where id_persona = ${sub})
  `.execute(db);
  return rows[0] ?? null;
}

interface Consulta extends Omit<ParteDeDatos, 'filas'> {
  readonly filas: (sub: string) => RawBuilder<FilaDeDatos> | ((db: Db) => AsyncIterable<FilaDeDatos>);
}

/** The parts of the file; the columns of a statement have the titles' names. Moments are UTC. */
const consultas: readonly Consulta[] = [
  {
    clave: 'persona',
    nombre: 'Persona',
    titulos: ['identificador', 'nombre', 'usuario', 'correo', 'roles', 'visto'],
    filas: (sub) =>
      sql`select ${sub} as identificador, coalesce(c.nombre, p.nombre) as nombre, coalesce(c.usuario, p.usuario) as usuario,
        c.correo, c.roles::text as roles, p.visto::text as visto
        from (select 1) as uno left join personas p on p.sub = ${sub} left join cuentas c on c.sub = ${sub}`,
  },
  {
    clave: 'proyectos',
    nombre: 'Proyectos',
    titulos: ['nombre', 'enlace', 'rama', 'papel', 'creado'],
    filas: (sub) =>
      sql`select nombre, link as enlace, branch as rama,
        case when id_persona = ${sub} then 'propietario' else 'miembro' end as papel, creado::text as creado
        from proyectos where id_persona = ${sub} or ${sub} = any(miembros) order by proyectos.creado, id`,
  },
  { clave: 'pruebas', nombre: 'Pruebas', ...pruebasGuardadas },
  {
    clave: 'borradores',
    nombre: 'Borradores',
    titulos: ['proyecto', 'titulo', 'tipo', 'actualizado', 'pauta', 'valor', 'comentario', 'evidencias'],
    filas: (sub) =>
      sql`select p.nombre as proyecto, b.titulo, b.tipo, b.actualizado::text as actualizado, r.pauta_id::text as pauta, r.valor,
        r.comentario, r.evidencias::text as evidencias
        from borradores b join proyectos p on p.id = b.proyecto_id join borrador_respuestas r on r.borrador_id = b.id
        where b.id_persona = ${sub} order by b.creado, b.id, r.lista_id, r.pauta_id`,
  },
  {
    clave: 'analisis',
    nombre: 'Análisis',
    titulos: ['proyecto', 'creado', 'estado', 'rama', 'commit'],
    filas: (sub) =>
      sql`select p.nombre as proyecto, a.creado::text as creado, a.estado, a.rama, a.commit_id as commit
        from analisis a join proyectos p on p.id = a.proyecto_id where a.id_persona = ${sub} order by a.creado, a.id`,
  },
  {
    clave: 'cursos',
    nombre: 'Cursos',
    titulos: ['curso', 'periodo', 'papel', 'desde', 'aviso'],
    filas: (sub) =>
      sql`select c.nombre as curso, c.periodo, 'estudiante' as papel, p.ingreso::text as desde, p.aviso
        from curso_personas p join cursos c on c.id = p.curso_id where p.sub = ${sub}
        union all select c.nombre, c.periodo, 'docente', d.desde::text, null
        from curso_docentes d join cursos c on c.id = d.curso_id where d.sub = ${sub} order by desde`,
  },
  {
    clave: 'auditoria',
    nombre: 'Auditoría',
    titulos: ['primera', 'ultima', 'veces', 'accion', 'objeto', 'detalle'],
    filas: (sub) =>
      sql`select momento::text as primera, ultimo::text as ultima, veces, accion, objeto, detalle
        from auditoria where sub = ${sub} order by momento, id`,
  },
];

function leerParte(db: Db, { filas, ...parte }: Consulta, sub: string): ParteDeDatos {
  const lectura = filas(sub);
  return { ...parte, filas: typeof lectura === 'function' ? lectura(db) : enTramos(db, lectura) };
}

/** Rows in batches, each read after the one before was sent. */
async function* enTramos<T>(db: Db, consulta: RawBuilder<T>): AsyncGenerator<T> {
  for (let desde = 0; ; desde += porTramo) {
    const { rows } = await sql<T>`${consulta} offset ${desde} limit ${porTramo}`.execute(db);
    yield* rows;
    if (rows.length < porTramo) return;
  }
}

async function contar(db: Db, sub: string): Promise<LoQueSeVa> {
  const { rows } = await sql<Record<keyof LoQueSeVa, string>>`select
    (select count(*) from proyectos where id_persona = ${sub} and cardinality(miembros) = 0) as "proyectosBorrados",
    (select count(*) from proyectos where id_persona = ${sub} and cardinality(miembros) > 0) as "proyectosCedidos",
    (select count(*) from borradores where id_persona = ${sub}) as borradores,
    (select count(*) from miembros where sub = ${sub}) as equipos,
    (select count(*) from curso_personas where sub = ${sub}) + (select count(*) from curso_docentes where sub = ${sub}) as cursos,
    (select count(*) from respuestas r join proyectos p on p.id = r.proyecto_id
      where r.id_persona = ${sub} and (p.id_persona <> ${sub} or cardinality(p.miembros) > 0)) as "pruebasAnonimas",
    (select count(*) from auditoria where sub = ${sub}) as "apuntesAnonimos",
    (select count(*) from entregados where propietario = ${sub} or miembros @> ${JSON.stringify([{ sub }])}::jsonb) as "entregadosAnonimos",
    (select count(*) from cuentas where sub = ${sub}) as cuenta`.execute(db);
  const [fila] = rows;
  return Object.fromEntries(
    Object.entries(fila ?? {}).map(([parte, n]) => [parte, Number(n)]),
  ) as unknown as LoQueSeVa;
}
