import * as z from 'zod/mini';

import { listaDe } from './comun.ts';

const buscar = 'Escriba de 2 a 100 caracteres';
export const consultaPersonas = z.object({
  buscar: z.string(buscar).check(z.trim(), z.minLength(2, buscar), z.maxLength(100, buscar)),
});

/** Subjects of a provider are short texts. */
export const parametroPersona = z.object({ sub: z.string().check(z.minLength(1), z.maxLength(255)) });

const persona = z.object({ sub: z.string(), nombre: z.string(), usuario: z.nullable(z.string()) });
export const personasBuscadas = listaDe(persona);

/** What goes with people, and what stays without their names. */
export const loQueSeVa = z.object({
  proyectosBorrados: z.number(),
  borradores: z.number(),
  equipos: z.number(),
  invitaciones: z.number(),
  cursos: z.number(),
  /** Courses that are not archived and would be without a lecturer. */
  cursosSinDocente: z.number(),
  frases: z.number(),
  avisos: z.number(),
  cuenta: z.number(),
  proyectosCedidos: z.number(),
  pruebasAnonimas: z.number(),
  analisisAnonimos: z.number(),
  accionesAnonimas: z.number(),
  marcasAnonimas: z.number(),
  entregadosAnonimos: z.number(),
  filasDeClaseAnonimas: z.number(),
  comentariosAnonimos: z.number(),
  correccionesAnonimas: z.number(),
  papeleraAnonima: z.number(),
  apuntesAnonimos: z.number(),
});

export const prevision = z.object({ persona, cuenta: loQueSeVa });
