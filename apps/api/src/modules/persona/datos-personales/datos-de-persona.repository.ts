import type { Db } from '@mantenible/db';
import { personaEliminada, type PersonaBuscada } from '@mantenible/domain/datos-personales';
import { sql } from 'kysely';

import type { Turn } from '../../comun/en-tramos.ts';
import { contienePlegado } from '../../comun/texto-plegado.repository.ts';
import { contarDatos } from './contar-datos.repository.ts';
import type { DatosDePersonaRepository, ParteDeDatos } from './datos-de-persona.port.ts';
import { leerParte, type Consulta } from './parte-de-datos.repository.ts';
import { partesDeCursos } from './partes-de-cursos.repository.ts';
import { partesPropias } from './partes-propias.repository.ts';
import { leerPruebas, parteDePruebas } from './pruebas-de-persona.repository.ts';

const maximoDePersonas = 20;

/** What the product keeps of a person, in SQL. */
export function createDatosDePersonaRepository(db: Db): DatosDePersonaRepository {
  return {
    buscar: (texto) => buscar(db, texto),
    persona: (sub) => leerPersona(db, sub),
    partes: (sub, turn) => partes(db, sub, turn),
    contar: (sub) => contarDatos(db, sub),
  };
}

/** People with an account, and those who have only signed in elsewhere. */
async function buscar(db: Db, texto: string): Promise<readonly PersonaBuscada[]> {
  const contiene = (columna: string) =>
    contienePlegado(sql<string>`coalesce(${sql.ref(columna)}, '')`, texto);
  const { rows } = await sql<PersonaBuscada>`
    select * from (
      select coalesce(c.sub, p.sub) as sub, coalesce(c.nombre, p.nombre) as nombre, coalesce(c.usuario, p.usuario) as usuario
      from personas p full join cuentas c on c.sub = p.sub
    ) as todas
    where sub <> ${personaEliminada.sub} and (${contiene('nombre')} or ${contiene('usuario')} or sub = ${texto})
    order by nombre, sub limit ${maximoDePersonas}`.execute(db);
  return rows;
}

async function leerPersona(db: Db, sub: string): Promise<PersonaBuscada | null> {
  const { rows } = await sql<PersonaBuscada>`
    select ${sub} as sub, coalesce(c.nombre, p.nombre, '') as nombre, coalesce(c.usuario, p.usuario) as usuario
    from (select 1) as uno left join personas p on p.sub = ${sub} left join cuentas c on c.sub = ${sub}
    where p.sub is not null or c.sub is not null or exists (select 1 from proyectos where id_persona = ${sub})
  `.execute(db);
  return rows[0] ?? null;
}

function partes(db: Db, sub: string, turn: Turn): readonly ParteDeDatos[] {
  const [persona, proyectos, ...propias] = partesPropias.map(parte);
  const pruebas = { ...parteDePruebas, filas: leerPruebas(db, turn, sub) };
  return [persona, proyectos, pruebas, ...propias, ...partesDeCursos.map(parte)].filter(
    (una) => una !== undefined,
  );

  function parte({ clave, nombre, titulos, fechas, ...consulta }: Consulta): ParteDeDatos {
    return { clave, nombre, titulos, fechas, filas: leerParte(db, turn, { titulos, ...consulta }, sub) };
  }
}
