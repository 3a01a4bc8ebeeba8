import { decisiones, maximoMarcasAceptadas, maximoMensaje } from '@mantenible/domain/marca';
import { estadosLinea } from '@mantenible/domain/rubrica';
import * as z from 'zod/mini';

import { id, listaDe, texto, textoOpcional } from './comun.ts';
import { lineaRubrica, lineas } from './rubrica.ts';

const lineaCalculada = z.object({
  id: z.string(),
  estado: z.enum(estadosLinea),
  valor: z.nullable(z.number()),
  nivel: z.nullable(z.number()),
  puntos: z.number(),
  restados: z.number(),
  motivo: z.nullable(z.string()),
});

const calculo = z.object({
  nota: z.nullable(z.number()),
  lineas: listaDe(lineaCalculada),
  obtenidos: z.number(),
  posibles: z.number(),
  pendientes: listaDe(z.string()),
});

const escalon = z.nullable(
  z.object({
    objetivo: z.number(),
    faltan: z.number(),
    caminos: listaDe(
      z.object({
        id: z.string(),
        actual: z.nullable(z.number()),
        necesita: z.nullable(z.number()),
        nivel: z.nullable(z.number()),
      }),
    ),
  }),
);

/** A publication that replaced an earlier one, as the people of the project read it. */
const publicacionCambiada = z.object({
  antes: z.nullable(z.number()),
  despues: z.nullable(z.number()),
  motivo: z.nullable(z.string()),
  momento: z.iso.datetime(),
});

const cambio = z.object({
  que: z.string(),
  nota: z.nullable(z.number()),
  motivo: z.nullable(z.string()),
  por: z.string(),
  momento: z.iso.datetime(),
});

/** A mark as the people of the project read it: what was published. */
export const notaPublicada = z.object({
  nota: z.nullable(z.number()),
  /** Reason of a mark that a lecturer gave instead of the rubric's; null for the rubric's. */
  motivo: z.nullable(z.string()),
  rubrica: z.object({ version: z.number(), lineas: listaDe(lineaRubrica) }),
  calculo,
  siguiente: escalon,
  publicada: z.iso.datetime(),
});
export type NotaPublicada = z.infer<typeof notaPublicada>;

/** Fingerprint of what a mark is computed from besides its correction: figures, rubric and scale. */
const huella = z.string().check(z.maxLength(80));

/** One correction: 1, or 2 after a request. */
const correccion = z.object({
  orden: z.number(),
  version: z.number(),
  huella,
  niveles: z.record(z.string(), z.nullable(z.number())),
  enlaces: listaDe(z.object({ clave: z.string(), url: z.string() })),
  marcas: listaDe(z.object({ ruta: z.string(), regla: z.string(), mensaje: z.string(), cuantas: z.int() })),
  manual: z.nullable(z.object({ nota: z.number(), motivo: z.string() })),
  /** By the rubric of today. */
  calculo,
  siguiente: escalon,
  /** The mark that a publication would show: the lecturer's, else the rubric's. */
  nota: z.nullable(z.number()),
  publicada: z.nullable(notaPublicada),
  historia: listaDe(cambio),
});

export const notaDeProyecto = z.object({
  entrega: z.object({ _id: id, titulo: z.string(), cursoId: id }),
  proyecto: z.object({ _id: id, nombre: z.string(), miembros: listaDe(z.string()) }),
  escala: z.number(),
  aprobado: z.number(),
  rubrica: z.nullable(z.object({ version: z.number(), lineas: listaDe(lineaRubrica) })),
  /** Null for the people of the project. */
  correccion: z.nullable(correccion),
  /** The earlier correction beside a second one; what the people of the project read, the newest last. */
  publicadas: listaDe(notaPublicada),
  /** Changes of what was published, the oldest first. */
  cambiosPublicados: listaDe(publicacionCambiada),
  revision: z.nullable(z.object({ motivo: z.string(), pedida: z.iso.datetime() })),
  /** Who reads it: the team that delivered, a lecturer outside of it, or another person, as an admin. */
  lector: z.enum(['equipo', 'docente', 'otro']),
  /** Whether the reader may correct it now: false in an archived course. */
  puedeCalificar: z.boolean(),
  puedePedirRevision: z.boolean(),
  /** Evidence of the test that the analysis cannot verify, which counts once a lecturer accepts it. */
  enlacesDados: listaDe(
    z.object({
      clave: z.string(),
      /** What is accepted: a link, or the file with its commit and lines. */
      url: z.string(),
      /** Address to open; null where none is known. */
      enlace: z.nullable(z.string()),
      pregunta: z.string(),
    }),
  ),
  /** New findings that the team marked: they count until a lecturer accepts the mark. */
  marcasDadas: listaDe(
    z.object({
      ruta: z.string(),
      regla: z.string(),
      mensaje: z.string(),
      /** How many alike are new. */
      nuevas: z.int(),
      marcas: listaDe(z.object({ decision: z.enum(decisiones), razon: z.string() })),
      /** How many of them the correction took out, under fewer marks perhaps. */
      aceptadas: z.int(),
      /** How many of them count no more once the mark is accepted. */
      quita: z.int(),
    }),
  ),
});
export type NotaDeProyecto = z.infer<typeof notaDeProyecto>;

export const correccionEnviada = z.object({
  /** Version of the rubric whose levels `niveles` counts. */
  rubrica: z.int().check(z.gte(1)),
  niveles: z.record(textoOpcional(40), z.nullable(z.int().check(z.gte(0), z.lte(20)))),
  enlaces: z.array(z.object({ clave: textoOpcional(200), url: textoOpcional(2000) })).check(z.maxLength(500)),
  /** New findings whose marks by the team are accepted. */
  marcas: z._default(
    z
      .array(
        z.object({
          ruta: textoOpcional(4096),
          regla: textoOpcional(200),
          mensaje: textoOpcional(maximoMensaje),
        }),
      )
      .check(z.maxLength(maximoMarcasAceptadas)),
    [],
  ),
  manual: z.nullable(z.object({ nota: z.number('Escriba la nota'), motivo: texto(500) })),
  /** Why a mark that was published changes; required then. */
  cambio: z._default(z.nullable(texto(500)), null),
});
export type CorreccionEnviada = z.input<typeof correccionEnviada>;

export const revisionEnviada = z.object({ motivo: texto(1000) });

export const estadosNota = ['sin-calcular', 'pendiente', 'lista', 'publicada', 'cambiada'] as const;

/** A mark as a page read it: it is published only while it is still that. */
const notaLeida = { version: z.int().check(z.gte(0)), huella };

export const filaDeNota = z.object({
  proyectoId: id,
  nombre: z.string(),
  miembros: listaDe(z.string()),
  estado: z.enum(estadosNota),
  nota: z.nullable(z.number()),
  /** Null where there is nothing to publish. */
  leida: z.nullable(z.object(notaLeida)),
  manual: z.boolean(),
  publicada: z.nullable(z.number()),
  enPlazo: z.boolean(),
  revision: z.boolean(),
  pendientes: z.number(),
  comentarios: z.number(),
  /** Points of each line of the rubric, in its order; null without data. */
  puntos: listaDe(z.nullable(z.number())),
});
export const notasDeEntrega = z.object({
  titulo: z.string(),
  cursoId: id,
  escala: z.number(),
  aprobado: z.number(),
  rubrica: z.nullable(z.object({ version: z.number(), lineas: listaDe(lineaRubrica) })),
  cerrada: z.boolean(),
  /** Whether the reader may compute, correct and publish: a lecturer, unless the course is archived. */
  puedeCalificar: z.boolean(),
  filas: listaDe(filaDeNota),
});
export type NotasDeEntrega = z.infer<typeof notasDeEntrega>;

/** Body of the publication: null publishes every mark that is ready. */
export const publicacionEnviada = z.object({
  proyectos: z.nullable(z.array(id).check(z.maxLength(2000))),
  /** Why marks that were published change; required where one has no reason of its correction. */
  motivo: z._default(z.nullable(texto(500)), null),
  /** The marks as they were read: another one, or one that changed since, is not published. Null publishes whatever stands. */
  leidas: z._default(
    z.nullable(z.array(z.object({ proyecto: id, ...notaLeida })).check(z.maxLength(2000))),
    null,
  ),
});
export type PublicacionEnviada = z.input<typeof publicacionEnviada>;
export const publicacionHecha = z.object({
  publicadas: z.number(),
  /** Projects whose mark is not ready, with the reason. */
  pendientes: listaDe(z.object({ nombre: z.string(), motivo: z.string() })),
});
export type PublicacionHecha = z.infer<typeof publicacionHecha>;

export const calculoHecho = z.object({ calculadas: z.number() });

/** Lines of a rubric to try on up to three deliveries; nothing is stored. */
export const previaEnviada = z.object({ lineas });
export const previa = listaDe(z.object({ nombre: z.string(), calculo }));

export const clavesMoodle = ['correo', 'usuario'] as const;
export const separadoresMoodle = ['coma', 'punto-y-coma', 'tabulador'] as const;
export const decimalesMoodle = ['punto', 'coma'] as const;
/** Who stands in the file for Moodle, and who does not, by name. */
export const revisionMoodle = z.object({
  filas: z.number(),
  /** People without the key. */
  sinClave: listaDe(z.string()),
  /** People whose key stands in several deliveries. */
  repetidas: listaDe(z.string()),
});
export const consultaMoodle = z.object({
  clave: z._default(z.enum(clavesMoodle), 'correo'),
  separador: z._default(z.enum(separadoresMoodle), 'coma'),
  decimal: z._default(z.enum(decimalesMoodle), 'punto'),
});
export const consultaPersonasMoodle = z.object({ clave: z._default(z.enum(clavesMoodle), 'correo') });
