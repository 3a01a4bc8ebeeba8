import { roles } from '@mantenible/domain/acceso';
import * as z from 'zod/mini';

import { id, listaDe, texto, textoOpcional } from './comun.ts';

const rol = z.enum(roles);

/** An account of the embedded provider, without its password. `rol` docente and admin include the permissions of estudiante. */
export const cuenta = z.object({
  _id: id,
  usuario: z.string(),
  nombre: z.string(),
  correo: z.nullable(z.string()),
  rol,
  activa: z.boolean(),
  debeCambiarClave: z.boolean(),
});
export type Cuenta = z.infer<typeof cuenta>;

/** An account after a change, with the names of the courses that it leaves without a lecturer. */
export const cuentaConCursos = z.extend(cuenta, { cursosSinDocente: listaDe(z.string()) });
export type CuentaConCursos = z.infer<typeof cuentaConCursos>;

export const consultaCuentas = z.object({
  busqueda: z._default(textoOpcional(200), ''),
  activa: z.optional(z.enum(['si', 'no'])),
  rol: z.optional(rol),
  orden: z._default(z.enum(['usuario', 'nombre', 'creado']), 'usuario'),
  sentido: z._default(z.enum(['asc', 'desc']), 'asc'),
  pagina: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000)), 1),
  porPagina: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 10),
});

/** `total` counts all matches. */
export const paginaCuentas = z.object({ cuentas: listaDe(cuenta), total: z.number() });
export type PaginaCuentas = z.infer<typeof paginaCuentas>;

/** Body of PUT /cuentas/{id}: the user name is locked. */
export const cuentaCambiada = z.object({ nombre: texto(200), correo: textoOpcional(254), rol });
export type CuentaCambiada = z.infer<typeof cuentaCambiada>;

export const cuentaNueva = z.extend(cuentaCambiada, { usuario: texto(100) });
export type CuentaNueva = z.infer<typeof cuentaNueva>;

export const cuentaActiva = z.object({ activa: z.boolean() });

/** An initial password, sent once. */
export const claveEntregada = z.object({ usuario: z.string(), nombre: z.string(), clave: z.string() });
export type ClaveEntregada = z.infer<typeof claveEntregada>;

/** Text of a CSV file with a class of students. */
export const claseEnviada = z.object({
  contenido: z.string().check(z.maxLength(262_144, 'El archivo pasa de 256 KiB: divida la clase en varios.')),
});

/** One line of the class and the effect that its import would have. */
export const filaImportacion = z.object({
  linea: z.number(),
  usuario: z.string(),
  nombre: z.string(),
  estado: z.enum(['nueva', 'revive', 'cambia', 'sin-cambios', 'error']),
  /** Changes to an existing account; an empty text stands for no mail. */
  cambios: listaDe(
    z.object({ campo: z.enum(['nombre', 'correo', 'rol']), antes: z.string(), despues: z.string() }),
  ),
  motivos: listaDe(z.string()),
});
export type FilaImportacion = z.infer<typeof filaImportacion>;
/** A file as it was read: its first columns, what each is taken for (null: not read), and its first rows. */
export const muestraImportacion = z.object({
  columnas: listaDe(
    z.object({ titulo: z.string(), campo: z.nullable(z.enum(['usuario', 'nombre', 'correo', 'rol'])) }),
  ),
  filas: listaDe(z.object({ linea: z.number(), celdas: listaDe(z.string()) })),
});
export type MuestraImportacion = z.infer<typeof muestraImportacion>;

/** Answer of the dry run of an import; `ignoradas` are the headings of columns that are not read. */
export const simulacion = z.object({
  filas: listaDe(filaImportacion),
  ignoradas: listaDe(z.string()),
  muestra: muestraImportacion,
});
export type Simulacion = z.infer<typeof simulacion>;

/**
 * `claves`: CSV file of the initial passwords; null without new accounts. For an hour the same Idempotency-Key gets the same, and
 * `importacion` names the import that gives them again.
 */
export const claseImportada = z.object({
  cuantas: z.object({ nueva: z.number(), revive: z.number(), cambia: z.number(), sinCambios: z.number() }),
  claves: z.nullable(z.string()),
  importacion: z.nullable(id),
});
export type ClaseImportada = z.infer<typeof claseImportada>;

const importacion = {
  _id: id,
  /** Name of the admin who imported. */
  quien: z.string(),
  momento: z.iso.datetime(),
  /** Until then the passwords can be read. */
  hasta: z.iso.datetime(),
};
/** An import whose initial passwords can be read; `cuantas` of its people have not chosen another one. */
export const importaciones = listaDe(z.object({ ...importacion, cuantas: z.number() }));
export type Importaciones = z.infer<typeof importaciones>;

/** Initial passwords of an import as a CSV file and by person; those of people who have chosen another one are left out. */
export const clavesDeImportacion = z.object({
  ...importacion,
  claves: z.string(),
  personas: listaDe(claveEntregada),
});
export type ClavesDeImportacion = z.infer<typeof clavesDeImportacion>;
