import { sql } from 'kysely';

import { entregadoDe, filaDeClaseDe, type Consulta } from './parte-de-datos.repository.ts';

/** The parts of the file that come from courses. */
export const partesDeCursos: readonly Consulta[] = [
  {
    clave: 'cursos',
    nombre: 'Cursos',
    titulos: ['curso', 'periodo', 'papel', 'desde', 'correo', 'aviso', 'textoDelAviso'],
    fechas: ['desde'],
    filas: (sub) =>
      sql`select c.nombre as curso, c.periodo, suyos.* from (
          select curso_id, 'estudiante' as papel, ingreso as desde, correo, aviso, visto.texto as "textoDelAviso",
            ingreso as _a, curso_id || 'e' as _b
          from curso_personas join avisos_privacidad visto on visto.version = curso_personas.aviso where sub = ${sub}
          union all select curso_id, 'docente', desde, null, null, null, desde, curso_id || 'd' from curso_docentes where sub = ${sub}
        ) as suyos join cursos c on c.id = suyos.curso_id`,
  },
  {
    clave: 'listasDeClase',
    nombre: 'Listas de clase',
    titulos: ['curso', 'nombre', 'usuario', 'correo', 'grupo'],
    fechas: [],
    filas: (sub) =>
      sql`select c.nombre as curso, curso_lista.nombre, curso_lista.usuario, curso_lista.correo, curso_lista.grupo,
        c.creado as _a, curso_lista.id::text as _b
        from curso_lista join cursos c on c.id = curso_lista.curso_id where ${filaDeClaseDe(sub)}`,
  },
  {
    clave: 'entregados',
    nombre: 'Entregas',
    titulos: [
      'curso',
      'entrega',
      'proyecto',
      'enlace',
      'rama',
      'momento',
      'cuenta',
      'promedio',
      'prueba',
      'acciones',
    ],
    fechas: ['momento'],
    filas: (sub) =>
      sql`select c.nombre as curso, e.titulo as entrega, entregados.proyecto_nombre as proyecto, entregados.enlace, entregados.rama,
        entregados.momento, entregados.vigente as cuenta, entregados.promedio, entregados.prueba, entregados.acciones,
        entregados.momento as _a, entregados.id::text as _b
        from entregados join entregas e on e.id = entregados.entrega_id join cursos c on c.id = e.curso_id
        where ${entregadoDe(sub)}`,
  },
  {
    clave: 'notas',
    nombre: 'Notas publicadas',
    titulos: ['curso', 'entrega', 'correccion', 'publicada', 'nota'],
    fechas: ['publicada'],
    filas: (sub) =>
      sql`select c.nombre as curso, e.titulo as entrega, n.orden as correccion, n.publicada, n.publicado as nota,
        n.publicada as _a, n.id::text as _b
        from calificaciones n join entregas e on e.id = n.entrega_id join cursos c on c.id = e.curso_id
        where n.publicado is not null and exists (select from entregados
          where entregados.entrega_id = n.entrega_id and entregados.proyecto_id = n.proyecto_id and ${entregadoDe(sub)})`,
  },
  {
    clave: 'comentarios',
    nombre: 'Comentarios',
    titulos: ['curso', 'entrega', 'lugar', 'texto', 'creado'],
    fechas: ['creado'],
    filas: (sub) =>
      sql`select c.nombre as curso, e.titulo as entrega, o.lugar, o.texto, o.creado, o.creado as _a, o.id::text as _b
        from observaciones o join entregas e on e.id = o.entrega_id join cursos c on c.id = e.curso_id
        where o.por ->> 'sub' = ${sub}`,
  },
  {
    clave: 'correcciones',
    nombre: 'Correcciones',
    titulos: ['curso', 'entrega', 'que', 'nota', 'motivo', 'momento'],
    fechas: ['momento'],
    filas: (sub) =>
      sql`select c.nombre as curso, e.titulo as entrega, suyas.* from (
          select n.entrega_id, h.que, h.nota, h.motivo, h.momento, h.momento as _a, h.id::text as _b
          from calificacion_cambios h join calificaciones n on n.id = h.calificacion_id where h.por ->> 'sub' = ${sub}
          union all select entrega_id, 'rúbrica', null, motivo, creado, creado, concat(entrega_id, version)
          from rubricas where por ->> 'sub' = ${sub}
          union all select entrega_id, 'prueba de referencia', null, nombre, creado, creado, entrega_id || 'p'
          from patrones where por ->> 'sub' = ${sub}
        ) as suyas join entregas e on e.id = suyas.entrega_id join cursos c on c.id = e.curso_id`,
  },
  {
    clave: 'frases',
    nombre: 'Frases',
    titulos: ['texto', 'creada'],
    fechas: ['creada'],
    filas: (sub) =>
      sql`select texto, creado as creada, creado as _a, id::text as _b from frases where sub = ${sub}`,
  },
  {
    clave: 'avisos',
    nombre: 'Avisos',
    titulos: ['curso', 'entrega', 'texto', 'creado', 'leido'],
    fechas: ['creado', 'leido'],
    filas: (sub) =>
      sql`select c.nombre as curso, e.titulo as entrega, a.texto, a.creado, a.leido, a.creado as _a, a.id::text as _b
        from avisos a left join entregas e on e.id = a.entrega_id
        join cursos c on c.id = coalesce(e.curso_id, a.curso_id) where a.sub = ${sub}`,
  },
  {
    clave: 'avisosPorCorreo',
    nombre: 'Avisos por correo',
    titulos: ['activos', 'correo', 'ultimo'],
    fechas: ['ultimo'],
    filas: (sub) =>
      sql`select activo as activos, correo, ultimo, null::timestamptz as _a, sub as _b from avisos_por_correo where sub = ${sub}`,
  },
];
