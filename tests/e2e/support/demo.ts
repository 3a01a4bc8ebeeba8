import { readFileSync } from 'node:fs';

import { cursos } from '@mantenible/contracts/curso';
import { entregaCompleta, entregas } from '@mantenible/contracts/entrega';
import { notasDeEntrega } from '@mantenible/contracts/nota';
import { situacionPasado } from '@mantenible/contracts/pasado';
import { expect } from '@playwright/test';
import * as z from 'zod/mini';

import { termina } from './analysis.ts';
import type { Api } from './api.ts';
import { archivoDeClaves } from './product.ts';

const proyectos = z.array(z.object({ _id: z.string(), nombre: z.string() }));

/**
 * Waits for the demonstration's content, and answers its project's identifier. The server answers before its content is
 * complete: on a busy machine its three analyses, one of them of the repository's past, take minutes.
 */
export async function prepararDemo(api: Api): Promise<string> {
  let completo: string | undefined;
  await expect
    .poll(async () => {
      completo = await proyectoCompleto(api);
      return completo;
    }, termina)
    .toBeDefined();
  return completo ?? '';
}

/** The project, once it has the repository's past, which ends the preparation. */
async function proyectoCompleto(api: Api): Promise<string | undefined> {
  const suyos = await api.llamar('GET', `/proyectos/persona/${await api.persona()}`, proyectos);
  const uno = suyos.find(({ nombre }) => nombre === 'Proyecto de demostración');
  if (uno === undefined) return undefined;
  const { pasado } = await api.llamar('GET', `/pasados/${uno._id}`, situacionPasado);
  return pasado === null ? undefined : uno._id;
}

/** Password of a person of the demonstration's course, as its user reads it. */
export function claveDeDemo(usuario: string): string {
  const lineas = readFileSync(archivoDeClaves('demo'), 'utf8').split('\n');
  const clave = lineas.find((linea) => linea.startsWith(`${usuario}\t`))?.slice(usuario.length + 1);
  if (clave === undefined) throw new Error(`the demonstration has no account ${usuario}`);
  return clave;
}

interface CursoDeDemo {
  readonly curso: string;
  /** The delivery that is closed. */
  readonly cerrada: string;
}

/** Waits until the class is analysed and its marks have their figures, as a lecturer of the course. */
export async function prepararCurso(api: Api): Promise<CursoDeDemo> {
  const [uno] = (await api.llamar('GET', '/cursos', cursos)).cursos;
  const curso = uno?._id ?? '';
  const lista = await api.llamar('GET', `/cursos/${curso}/entregas`, entregas);
  const cerrada = lista.entregas.find(({ entrega }) => entrega.fase === 'cerrada')?.entrega._id ?? '';
  const listo = async () => {
    const { analisis } = await api.llamar('GET', `/entregas/${cerrada}`, entregaCompleta);
    const { filas } = await api.llamar('GET', `/entregas/${cerrada}/notas`, notasDeEntrega);
    return analisis.listos === 4 && filas.some(({ estado }) => estado === 'publicada');
  };
  await expect.poll(listo, termina).toBe(true);
  return { curso, cerrada };
}
