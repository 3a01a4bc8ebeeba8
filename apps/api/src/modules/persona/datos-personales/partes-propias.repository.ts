import { sql } from 'kysely';

import { normal, usuarioDe, type Consulta } from './parte-de-datos.repository.ts';

/** The parts of the file about the person, and about work outside courses. */
export const partesPropias: readonly Consulta[] = [
  {
    clave: 'persona',
    nombre: 'Persona',
    titulos: ['identificador', 'nombre', 'usuario', 'correo', 'roles', 'alta', 'visto'],
    fechas: ['alta', 'visto'],
    filas: (sub) =>
      sql`select ${sub} as identificador, coalesce(c.nombre, p.nombre) as nombre, coalesce(c.usuario, p.usuario) as usuario,
        c.correo, c.roles, c.creado as alta, p.visto, null::timestamptz as _a, '' as _b
        from (select 1) as uno left join personas p on p.sub = ${sub} left join cuentas c on c.sub = ${sub}`,
  },
  {
    clave: 'proyectos',
    nombre: 'Proyectos',
    titulos: ['nombre', 'enlace', 'rama', 'papel', 'creado'],
    fechas: ['creado'],
    filas: (sub) =>
      sql`select nombre, link as enlace, branch as rama,
        case when id_persona = ${sub} then 'propietario' else 'miembro' end as papel, creado, creado as _a, id::text as _b
        from proyectos where id_persona = ${sub} or id in (select proyecto_id from miembros where sub = ${sub})`,
  },
  {
    clave: 'invitaciones',
    nombre: 'Invitaciones',
    titulos: ['proyecto', 'usuario', 'creada', 'vence'],
    fechas: ['creada', 'vence'],
    filas: (sub) =>
      sql`select p.nombre as proyecto, i.usuario, i.creado as creada, i.caduca as vence, i.creado as _a, i.id::text as _b
        from equipo_invitaciones i join proyectos p on p.id = i.proyecto_id where i.usuario = ${normal(usuarioDe(sub))}`,
  },
  {
    clave: 'borradores',
    nombre: 'Borradores',
    titulos: ['proyecto', 'titulo', 'tipo', 'actualizado', 'pauta', 'valor', 'comentario', 'evidencias'],
    fechas: ['actualizado'],
    // One without answers has a row, too.
    filas: (sub) =>
      sql`select p.nombre as proyecto, b.titulo, b.tipo, b.actualizado, r.pauta_id as pauta, r.valor, r.comentario, r.evidencias,
        b.creado as _a, concat(b.id, r.lista_id, r.pauta_id) as _b
        from borradores b join proyectos p on p.id = b.proyecto_id left join borrador_respuestas r on r.borrador_id = b.id
        where b.id_persona = ${sub}`,
  },
  {
    clave: 'analisis',
    nombre: 'Análisis',
    titulos: ['proyecto', 'creado', 'estado', 'rama', 'commit'],
    fechas: ['creado'],
    conId: true,
    filas: (sub) =>
      sql`select p.nombre as proyecto, a.creado, a.estado, a.rama, a.commit_id as commit, a.creado as _a, a.id as _b
        from analisis a join proyectos p on p.id = a.proyecto_id where a.id_persona = ${sub}`,
  },
  {
    clave: 'evoluciones',
    nombre: 'Evoluciones',
    titulos: ['proyecto', 'creada', 'estado', 'rama'],
    fechas: ['creada'],
    filas: (sub) =>
      sql`select p.nombre as proyecto, a.creado as creada, a.estado, a.rama, a.creado as _a, a.id::text as _b
        from pasados a join proyectos p on p.id = a.proyecto_id where a.id_persona = ${sub}`,
  },
  {
    clave: 'ajustes',
    nombre: 'Ajustes de análisis',
    titulos: ['proyecto', 'ajuste', 'cambiado'],
    fechas: ['cambiado'],
    filas: (sub) =>
      sql`select p.nombre as proyecto, a.ajuste, a.cambiado, a.cambiado as _a, concat(a.proyecto_id, a.ajuste) as _b
        from (select proyecto_id, 'Alcance' as ajuste, cambiado from ambitos where id_persona = ${sub}
          union all select proyecto_id, 'Punto de partida', cambiado from partidas where id_persona = ${sub}) as a
        join proyectos p on p.id = a.proyecto_id`,
  },
  {
    clave: 'acciones',
    nombre: 'Acciones de mejora',
    titulos: ['proyecto', 'texto', 'esfuerzo', 'estado', 'responsable', 'fecha', 'creada', 'verificada'],
    fechas: ['creada', 'verificada'],
    filas: (sub) =>
      sql`select p.nombre as proyecto, a.texto, a.esfuerzo, a.estado, a.responsable, a.fecha, a.creado as creada, a.verificada,
        a.creado as _a, a.id::text as _b
        from acciones_mejora a join proyectos p on p.id = a.proyecto_id where a.id_persona = ${sub}`,
  },
  {
    clave: 'marcas',
    nombre: 'Marcas',
    titulos: ['proyecto', 'decision', 'razon', 'regla', 'ruta', 'creada'],
    fechas: ['creada'],
    filas: (sub) =>
      sql`select p.nombre as proyecto, m.decision, m.razon, m.ancla ->> 'regla' as regla, m.ancla ->> 'ruta' as ruta,
        m.creado as creada, m.creado as _a, m.id::text as _b
        from marcas m join proyectos p on p.id = m.proyecto_id where m.id_persona = ${sub}`,
  },
  {
    clave: 'papelera',
    nombre: 'Papelera',
    titulos: ['tabla', 'nombre', 'eliminado'],
    fechas: ['eliminado'],
    filas: (sub) =>
      sql`select tabla, nombre, borrado as eliminado, borrado as _a, id::text as _b from papelera where quien = ${sub}`,
  },
  {
    clave: 'auditoria',
    nombre: 'Auditoría',
    titulos: ['primera', 'ultima', 'veces', 'accion', 'objeto', 'detalle'],
    fechas: ['primera', 'ultima'],
    conId: true,
    filas: (sub) =>
      sql`select momento as primera, ultimo as ultima, veces, accion, objeto, detalle, momento as _a, id as _b
        from auditoria where sub = ${sub}`,
  },
];
