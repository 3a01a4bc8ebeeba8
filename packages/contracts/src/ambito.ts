import {
  clasesDePropuesta,
  limitesDeAmbito,
  listasDePatrones,
  origenesDeAmbito,
  partesDeAmbito,
} from '@mantenible/domain/ambito';
import * as z from 'zod/mini';

import { listaDe } from './comun.ts';

const { entradas, caracteres } = limitesDeAmbito;
const texto = z.string().check(z.maxLength(caracteres));
const textos = z.readonly(z.array(texto).check(z.maxLength(entradas)));

/** The domain's `Ambito`. */
export const ambito = z.object({
  fuentes: z.nullable(textos),
  pruebas: textos,
  inclusiones: textos,
  exclusiones: textos,
  inclusionesDePruebas: textos,
  exclusionesDePruebas: textos,
  exclusionesDeDuplicacion: textos,
  exclusionesDeCobertura: textos,
  reglasIgnoradas: z.readonly(
    z.array(z.object({ regla: texto, archivos: texto })).check(z.maxLength(entradas)),
  ),
  // Absent in scopes of an earlier version of the product.
  codificacion: z._default(z.nullable(texto), null),
});

/** Body of PUT /alcances/{proyectoId}; null: the project names no scope. */
export const ambitoEnviado = z.object({ ambito: z.nullable(ambito) });

/** The scope that a project names, with the version of its last change; 0 before the first. */
export const ambitoDeProyecto = z.object({
  ambito: z.nullable(ambito),
  version: z.int(),
  /** Whether the caller may change it. */
  puedeCambiar: z.boolean(),
  /** Who changed it last, in a project of several people. */
  autor: z.optional(z.string()),
});

/** Body of POST /alcances/{proyectoId}/comprobacion: a scope that is tried, and not stored. */
export const ambitoPorComprobar = z.object({ ambito });

/** The domain's `AmbitoComprobado` over the files of the newest analysis; null without one. */
export const ambitoComprobado = z.object({
  comprobado: z.nullable(
    z.object({
      archivos: z.int(),
      principales: z.int(),
      pruebas: z.int(),
      fuera: z.int(),
      valores: listaDe(
        z.object({
          lista: z.enum(['fuentes', 'pruebas', ...listasDePatrones]),
          valor: z.string(),
          archivos: z.int(),
          ejemplos: listaDe(z.string()),
        }),
      ),
    }),
  ),
});

/** The domain's `AmbitoAplicado`: the scope that an analysis used. */
export const ambitoAplicado = z.object({
  origen: z.enum(origenesDeAmbito),
  ambito,
  avisos: listaDe(z.string()),
  partes: listaDe(
    z.object({
      parte: z.enum(partesDeAmbito),
      archivos: z.int(),
      lineas: z.nullable(z.int()),
      sinLeer: z.optional(z.int()),
    }),
  ),
  propuestas: z.optional(
    listaDe(
      z.object({
        clase: z.enum(clasesDePropuesta),
        patrones: listaDe(z.string()),
        archivos: z.int(),
        lineas: z.int(),
      }),
    ),
  ),
});
