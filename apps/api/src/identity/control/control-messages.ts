import { roles } from '@mantenible/domain/acceso';
import { errorKinds } from '@mantenible/domain/error';
import * as z from 'zod/mini';

import { camposImportados, estadosFila } from '../administracion/administracion.port.ts';
import { COLUMNAS } from '../administracion/cabecera-csv.ts';

const texto = z.string();
const cual = z.union([z.strictObject({ sub: texto }), z.strictObject({ usuario: texto })]);
const cuenta = z.object({
  sub: texto,
  usuario: texto,
  nombre: texto,
  correo: z.nullable(texto),
  roles: z.array(z.enum(roles)),
  activa: z.boolean(),
  debeCambiarClave: z.boolean(),
});
const entrega = z.object({ usuario: texto, nombre: texto, clave: texto });

/** Schemas of the data of each order that the command line sends to a running server. */
export const datosDeOrden = {
  todas: z.null(),
  agregar: z.object({ usuario: texto, nombre: texto, correo: texto, rol: texto }),
  restablecer: cual,
  activar: z.object({ cual, activa: z.boolean() }),
  simular: texto,
  importar: z.object({ contenido: texto, claves: z.nullable(z.record(texto, texto)) }),
  vincular: z.object({ anterior: texto, nuevo: texto }),
} as const;

/** Result of each order. */
export const valorDeOrden = {
  todas: z.array(cuenta),
  agregar: entrega,
  restablecer: entrega,
  activar: z.extend(cuenta, { cursosSinDocente: z.array(texto) }),
  simular: z.object({
    filas: z.array(
      z.object({
        linea: z.number(),
        usuario: texto,
        nombre: texto,
        estado: z.enum(estadosFila),
        cambios: z.array(z.object({ campo: z.enum(camposImportados), antes: texto, despues: texto })),
        motivos: z.array(texto),
      }),
    ),
    ignoradas: z.array(texto),
    muestra: z.object({
      columnas: z.array(z.object({ titulo: texto, campo: z.nullable(z.enum(COLUMNAS)) })),
      filas: z.array(z.object({ linea: z.number(), celdas: z.array(texto) })),
    }),
  }),
  importar: z.object({
    cuantas: z.object({ nueva: z.number(), revive: z.number(), cambia: z.number(), sinCambios: z.number() }),
    entregas: z.array(entrega),
    importacion: z.nullable(texto),
  }),
  vincular: z.union([
    z.object({ proyectos: z.number(), pruebas: z.number(), borradores: z.number() }),
    z.object({ repetidos: z.array(texto) }),
  ]),
} as const;

export type Orden = keyof typeof datosDeOrden;

export const peticion = z.object({ orden: z.string(), datos: z.unknown() });

/**
 * Answer to an order: its value, or the refusal. A refusal is sent whole, so that the command line prints the same
 * text with and without a server.
 */
export const contestacion = z.union([
  z.object({
    rechazo: z.object({
      kind: z.enum(errorKinds),
      codigo: texto,
      mensaje: texto,
      detalles: z.array(z.object({ campo: texto, mensaje: texto })),
    }),
  }),
  z.object({ valor: z.unknown() }),
]);
export type Contestacion = z.infer<typeof contestacion>;

/** A class of 256 KiB with its passwords, escaped as JSON. */
export const MAX_MESSAGE_BYTES = 4 * 1024 * 1024;
