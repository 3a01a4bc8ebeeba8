import { limitesDeAmbito, origenesDeAmbito, partesDeAmbito } from '@mantenible/domain/ambito';
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
});

/** Body of PUT /alcances/{proyectoId}; null: the project names no scope. */
export const ambitoEnviado = z.object({ ambito: z.nullable(ambito) });

/** The scope that a project names, with the version of its last change; 0 before the first. */
export const ambitoDeProyecto = z.object({ ambito: z.nullable(ambito), version: z.int() });

/** The domain's `AmbitoAplicado`: the scope that an analysis used. */
export const ambitoAplicado = z.object({
  origen: z.enum(origenesDeAmbito),
  ambito,
  avisos: listaDe(z.string()),
  partes: listaDe(
    z.object({ parte: z.enum(partesDeAmbito), archivos: z.int(), lineas: z.nullable(z.int()) }),
  ),
});
