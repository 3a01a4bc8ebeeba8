import type { Db } from '@mantenible/db';
import { deNadie } from '@mantenible/domain/acceso';
import { sql, type RawBuilder } from 'kysely';

import {
  bytesDePruebas,
  bytesDePruebasEn,
  consumoDePruebas,
} from '../comun/consumo-de-pruebas.repository.ts';
import { contarProyectos } from '../comun/contar-proyectos.repository.ts';
import { siguienteCurso } from './consumo-de-cursos.repository.ts';
import type { ConsumoDePersona, ConsumoDePruebas, ConsumoRepository } from './cuota.port.ts';

/**
 * What a person's projects take, by the size that the database reports for each stored value: it does not read the values
 * themselves.
 */
export function createConsumoRepository(db: Db): ConsumoRepository {
  return {
    proyectos: (idPersona, desde) => contarProyectos(db, idPersona, desde),
    bytesAnalisis: (idPersona) => bytes(db, bytesDeAnalisis(idPersona)),
    bytesPruebas: (idPersona) => bytes(db, bytesDePruebas(idPersona)),
    async deProyecto(idPersona, proyectoId) {
      const { rows } = await sql<{ consumo: ConsumoDePruebas | null }>`
        select ${consumoDePruebas(idPersona, proyectoId)} as consumo
        from proyectos where proyectos.id = ${proyectoId}`.execute(db);
      return rows[0]?.consumo ?? null;
    },
    async deUno(proyectoId) {
      const suyo = sql<boolean>`p.id = ${proyectoId}`;
      const [bytesAnalisis, bytesPruebas] = await Promise.all([
        bytes(db, bytesDeAnalisisEn(suyo)),
        bytes(db, bytesDePruebasEn(suyo)),
      ]);
      return { bytesAnalisis, bytesPruebas };
    },
    personas: (tras, cuantas) => personas(db, tras, cuantas),
    siguienteCurso: (tras) => siguienteCurso(db, tras),
  };
}

interface FilaDePersona {
  readonly sub: string;
  readonly nombre: string | null;
  readonly usuario: string | null;
  readonly proyectos: string;
  readonly bytes_analisis: string;
  readonly bytes_pruebas: string;
}

async function personas(db: Db, tras: string, cuantas: number): Promise<readonly ConsumoDePersona[]> {
  const suya = sql.ref('de.id_persona');
  const { rows } = await sql<FilaDePersona>`
    select de.id_persona as sub, personas.nombre, personas.usuario, de.proyectos,
      ${bytesDeAnalisis(suya)} as bytes_analisis, ${bytesDePruebas(suya)} as bytes_pruebas
    from (
      select id_persona, count(*) as proyectos from proyectos
      where id_persona > ${tras} and id_persona not in (${sql.join(deNadie)})
      group by id_persona order by id_persona limit ${cuantas}
    ) as de
    left join personas on personas.sub = de.id_persona
    order by de.id_persona`.execute(db);
  return rows.map(({ sub, nombre, usuario, proyectos, bytes_analisis, bytes_pruebas }) => ({
    sub,
    persona: { nombre: nombre ?? sub, usuario },
    proyectos: Number(proyectos),
    bytesAnalisis: Number(bytes_analisis),
    bytesPruebas: Number(bytes_pruebas),
  }));
}

async function bytes(db: Db, suma: RawBuilder<string>): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select ${suma} as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Bytes of the kept analyses of a person: a subject, or a column that has it. */
function bytesDeAnalisis(persona: unknown): RawBuilder<string> {
  return bytesDeAnalisisEn(sql<boolean>`p.id_persona = ${persona}`);
}

function bytesDeAnalisisEn(condicion: RawBuilder<boolean>): RawBuilder<string> {
  return sql<string>`(
    (select coalesce(sum(pg_column_size(f.texto_cifrado) + pg_column_size(f.incidencias) + pg_column_size(f.medidas)), 0)
      from proyectos p join analisis a on a.proyecto_id = p.id join analisis_archivos f on f.analisis_id = a.id
      where ${condicion})
    + (select coalesce(sum(pg_column_size(a.ambito)), 0)
      from proyectos p join analisis a on a.proyecto_id = p.id where ${condicion})
    + (select coalesce(sum(pg_column_size(s.ambito)), 0)
      from proyectos p join ambitos s on s.proyecto_id = p.id where ${condicion})
    + (select coalesce(sum(pg_column_size(t.parte)), 0)
      from proyectos p join analisis_partes t on t.proyecto_id = p.id where ${condicion})
    + (select coalesce(sum(pg_column_size(i.paquete)), 0)
      from proyectos p join partidas i on i.proyecto_id = p.id where ${condicion})
    + (select coalesce(sum(pg_column_size(d.paquete)), 0)
      from proyectos p join detalles_analisis d on d.proyecto_id = p.id where ${condicion}))`;
}
