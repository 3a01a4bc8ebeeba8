import type { Database } from '../../packages/db/src/index.ts';

const batch = 5000;
const entriesAPerson = 10;

/** Accounts, each with a name, a project, an analysis, a test and ten entries of the audit trail. */
export async function fillPeople(database: Database, people: number): Promise<void> {
  for (let from = 1; from <= people; from += batch) {
    const range = [from, Math.min(people, from + batch - 1)] as const;
    const rows = 'generate_series($1::int, $2::int) n';
    const sub = `'00000000-0000-7000-8000-' || lpad(to_hex(n), 12, '0')`;
    const id = `(${sub})::uuid`;
    for (const statement of [
      `insert into cuentas (sub, usuario, nombre, correo, clave_hash, roles, activa, debe_cambiar_clave, creado)
       select ${sub}, 'usuario-' || n, md5(n::text) || ' Núñez', 'usuario-' || n || '@ejemplo.org', 'x', '["estudiante"]', true,
         true, current_timestamp from ${rows}`,
      `insert into personas (sub, nombre, usuario, visto)
       select ${sub}, md5(n::text) || ' Núñez', 'usuario-' || n, current_timestamp from ${rows}`,
      `insert into proyectos (id, nombre, link, branch, token_cifrado, token_clave, id_persona, clave, version, creado)
       select ${id}, 'Proyecto ' || md5(n::text), 'https://github.com/ejemplo/p' || n, 'main', suyo.token_cifrado, suyo.token_clave, ${sub}, 'clave-' || n,
         1, current_timestamp from ${rows}, (select token_cifrado, token_clave from proyectos limit 1) suyo`,
      `insert into analisis (id, proyecto_id, id_persona, estado, rama, commit_id, huella, enlace, creado, fin, grado, fase, hechos,
         total, medidas, omitidos)
       select ${id}, ${id}, ${sub}, 'listo', 'main', 'c', 'h', 'https://github.com/ejemplo/p' || n,
         current_timestamp - n * interval '1 second', current_timestamp - n * interval '1 second', n % 100, 'guardando', 0, 0, '{}',
         '[]' from ${rows}`,
      `insert into detalles_analisis (proyecto_id, commit_id, huella, version, paquete)
       select ${id}, 'c', 'h', '1', repeat(md5(n::text), 10) from ${rows}`,
      `insert into respuestas (id, proyecto_id, id_persona, nombre, tipo, plan, respuestas, promedios, promedio, creado)
       select ${id}, ${id}, ${sub}, 'Prueba', 'allMetricas', '{}', '[]', '[]', 0.5,
         current_timestamp - n * interval '1 second' from ${rows}`,
      `insert into auditoria (id, momento, ultimo, veces, sub, nombre, usuario, accion, objeto, detalle)
       select gen_random_uuid(), momento, momento, 1, ${sub}, md5(n::text) || ' Núñez', 'usuario-' || n, 'acceso',
         'Proyecto ' || k, '' from (select n, k, current_timestamp - (n * ${entriesAPerson} + k) * interval '1 second' as momento
         from ${rows}, generate_series(1, ${entriesAPerson}) k) as filas`,
    ])
      await database.execute(statement, range);
  }
  await database.execute('analyze', []);
}
