import { readFileSync } from 'node:fs';

import * as z from 'zod/mini';

import type { Api } from './api.ts';

/** The page's table of URLs, read as text: the journeys import no source of the product. */
const tabla = readFileSync(new URL('../../../apps/web/src/lib/paths.ts', import.meta.url), 'utf8');

/** Pages that need a key, a code, a course, a delivery or an import: their journeys check the width. */
const deOtraCosa = /:clave$|:codigo$|^\/(?:curso|entrega|contrasenas_iniciales)\/:/u;

/** Patterns of the other pages of the product, '/editar_pauta/:id'. */
const patrones = [...tabla.matchAll(/: page\('([^']+)'\)/gu)]
  .map(([, patron = '']) => patron)
  .filter((patron) => !deOtraCosa.test(patron));

/** Pages of the catalogue, of accounts and of the installation. */
const deAdmin =
  /^\/(?:(?:crear|editar|lista)_(?!proyecto)|cuentas$|auditoria$|cuotas$|estado$|papelera$|datos_de_personas$|trasladar_catalogo$)/u;

const listas: Readonly<Record<string, string>> = {
  '/editar_pauta/:id': '/pautas',
  '/editar_listaVerificacion/:id': '/listasVerificacion',
  '/editar_metrica/:id': '/metricas',
  '/editar_subcaracteristica/:id': '/subcaracteristicas',
  '/subcategoryresponse/:id/:id2/:id3': '/subcaracteristicas',
  '/select-subcaracteristicas/:id/:id2': '/subcaracteristicas',
  '/metricaresponse/:id/:id2/:id3': '/metricas',
  '/select-metricas/:id/:id2': '/metricas',
};

const conId = z.array(z.object({ _id: z.string() }));

/** The routes of one role, with the parameters of a project that has tests; admins have those of the catalogue alone. */
export async function rutasDe(cuenta: 'admin' | 'estudiante', api: Api, proyecto: string): Promise<string[]> {
  const primero = async (lista: string) => (await api.llamar('GET', lista, conId))[0]?._id ?? '';
  const suyos = patrones.filter((patron) => deAdmin.test(patron) === (cuenta === 'admin'));
  const rutas = suyos.map(async (patron) => {
    const id = await idDe(patron, proyecto, primero);
    const valores = { regla: 'javascript:S3776', id, id2: proyecto, id3: '1' };
    return Object.entries(valores)
      .reduce((ruta, [nombre, valor]) => ruta.replace(new RegExp(`:${nombre}(?=/|$)`, 'u'), valor), patron)
      .slice(1);
  });
  return Promise.all(rutas);
}

/** Identifier for the pattern's ':id': that of the project, unless the pattern is of another thing. */
async function idDe(patron: string, proyecto: string, primero: (lista: string) => Promise<string>) {
  const lista = listas[patron];
  if (lista !== undefined) return primero(lista);
  return patron.startsWith('/calculos/') ? primero(`/respuestas/${proyecto}`) : proyecto;
}
