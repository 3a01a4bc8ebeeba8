import { escalas, estadosCurso, maximoPersonas } from '@mantenible/domain/curso';
import * as z from 'zod/mini';

import { id, listaDe, nombre, texto } from './comun.ts';
import { nombrePersona } from './proyecto.ts';

const escala = z.union(
  escalas.map((una) => z.literal(una)),
  'Elija una de las escalas: 10, 20 o 100',
);

/** What a lecturer writes of a course; the domain checks zone and pass mark together with the scale. */
export const cursoEnviado = z.object({
  nombre: nombre(200),
  periodo: nombre(60),
  zona: texto(64),
  escala,
  aprobado: z.number('Escriba un número'),
});
export type CursoEnviado = z.infer<typeof cursoEnviado>;

export const estadoCurso = z.enum(estadosCurso);
export const estadoEnviado = z.object({ estado: estadoCurso });

/** 'renovar' replaces the code, or switches joining on; 'desactivar' switches it off. */
export const cambioDeCodigo = z.object({ cambio: z.enum(['renovar', 'desactivar']) });

const sub = z.string().check(z.minLength(1), z.maxLength(255));

/** Relation of the caller to a course. */
export const papelEnCurso = z.enum(['docente', 'estudiante', 'admin']);
export type PapelEnCurso = z.infer<typeof papelEnCurso>;

export const cursoResumen = z.object({
  _id: id,
  nombre: z.string(),
  periodo: z.string(),
  estado: estadoCurso,
  papel: papelEnCurso,
  docentes: listaDe(z.string()),
  personas: z.number(),
  proyectos: z.number(),
});
export type CursoResumen = z.infer<typeof cursoResumen>;
/** `crear`: whether the caller may open one. */
export const cursos = z.object({ cursos: listaDe(cursoResumen), crear: z.boolean() });
export type Cursos = z.infer<typeof cursos>;

/** The privacy notice that a person was shown at joining: version and text. */
const avisoVisto = z.object({ version: z.string(), texto: z.string(), ingreso: z.iso.datetime() });

/** A course as one of its people reads it: what only lecturers and admins read is null for others. */
export const curso = z.object({
  _id: id,
  nombre: z.string(),
  periodo: z.string(),
  zona: z.string(),
  escala: z.number(),
  aprobado: z.number(),
  estado: estadoCurso,
  papel: papelEnCurso,
  /** Whether the caller may change settings, code and class list; lecturers alone. */
  cambiar: z.boolean(),
  version: z.number(),
  codigo: z.nullable(z.string()),
  docentes: listaDe(z.extend(nombrePersona, { _id: z.nullable(z.string()) })),
  personas: z.number(),
  proyectos: z.number(),
  enLista: z.number(),
  /** What the caller did in it; null for one who has not joined. */
  mio: z.nullable(
    z.extend(avisoVisto, {
      proyectos: listaDe(z.object({ _id: id, nombre: z.string(), propio: z.boolean() })),
    }),
  ),
});
export type Curso = z.infer<typeof curso>;

export const parametroCurso = z.object({ cursoId: id });
export const parametroDocente = z.object({ cursoId: id, docente: sub });
export const parametroPersonaDeCurso = z.object({ cursoId: id, persona: sub });
export const parametroProyectoDeCurso = z.object({ cursoId: id, proyecto: id });

export const docenteEnviado = z.object({ usuario: texto(255) });

/** The privacy notice: paragraphs divided by blank lines. */
export const avisoDePrivacidad = z.object({ version: z.string(), texto: z.string() });

export const parametroCodigo = z.object({ codigo: z.string().check(z.maxLength(64)) });
/** A course as a person who has its code reads it before joining. */
export const invitacionACurso = z.object({
  _id: id,
  nombre: z.string(),
  periodo: z.string(),
  docentes: listaDe(z.string()),
  /** Whether the caller has joined. */
  unido: z.boolean(),
  aviso: avisoDePrivacidad,
});
export type InvitacionACurso = z.infer<typeof invitacionACurso>;
/** Version of the privacy notice that the person was shown. */
export const ingresoEnviado = z.object({ aviso: z.string().check(z.maxLength(64)) });

/** Characters of a class list, and bytes of its file. */
export const maximoDeLista = 512 * 1024;
export const listaDemasiadoGrande = 'El archivo pasa de 512 KiB: quítele las columnas que no hacen falta.';
/** Text of a class list: a CSV file, or what was pasted from one. */
export const listaEnviada = z.object({
  contenido: z.string().check(z.maxLength(maximoDeLista, listaDemasiadoGrande)),
});

const datosDeFila = z.object({
  usuario: z.nullable(z.string()),
  correo: z.nullable(z.string()),
  nombre: z.string(),
  grupo: z.nullable(z.string()),
});
/** What the new list does with a row; 'se-quita' rows stand in the stored list alone. */
export const filaDeLista = z.extend(datosDeFila, {
  linea: z.nullable(z.number()),
  estado: z.enum(['nueva', 'cambia', 'igual', 'se-quita', 'error']),
  cambios: listaDe(
    z.object({
      campo: z.enum(['usuario', 'correo', 'nombre', 'grupo']),
      antes: z.string(),
      despues: z.string(),
    }),
  ),
  /** Whether the person whom it names has joined. */
  unida: z.boolean(),
  motivos: listaDe(z.string()),
});
export type FilaDeListaLeida = z.infer<typeof filaDeLista>;
export const listaSimulada = z.object({
  filas: listaDe(filaDeLista).check(z.maxLength(2 * maximoPersonas + 1)),
  /** Headings of columns that are not read. */
  ignoradas: listaDe(z.string()),
  /** Of the stored list that it was compared with, for the If-Match of its replacement. */
  version: z.number(),
});
export type ListaSimulada = z.infer<typeof listaSimulada>;
export const listaGuardada = z.object({ filas: z.number(), unidas: z.number() });

export const codigoDeCurso = z.object({ codigo: z.nullable(z.string()) });
