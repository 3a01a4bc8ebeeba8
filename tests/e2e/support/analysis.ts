import type { Page } from '@playwright/test';

import type { Api, Repositorio } from './api.ts';
import type { Dobles } from './doubles.ts';
import { unico } from './names.ts';
import { tokenRepositorio } from './product.ts';

interface Preparacion extends Partial<Repositorio> {
  /** What the service holds (tests/doubles/README.md); nothing was ever analysed without it. */
  readonly estado?: object;
  /** Text of the repository's properties file; by default one that names the project's own key, null for none. */
  readonly propiedades?: ((clave: string) => string) | null;
}

/** A project whose service and repository are as the journey needs them. */
export async function prepararProyecto(
  { api, dobles }: { readonly api: Api; readonly dobles: Dobles },
  nombre: string,
  {
    estado,
    propiedades = (clave) => `sonar.projectKey=${clave}\nsonar.sources=src\n`,
    ...repositorio
  }: Preparacion = {},
) {
  const propio = unico(nombre);
  const repo = `ana/${propio.replace(/\W+/g, '-').toLowerCase()}`;
  const link = `${dobles.codigo.origen}/${repo}`;
  const proyecto = await api.crearProyecto(propio, { link, githubtoken: tokenRepositorio, ...repositorio });
  const { clave } = proyecto;
  if (estado) await dobles.servicio.poner({ projects: { [clave]: estado } });
  const archivo = propiedades === null ? null : propiedades(clave);
  await dobles.codigo.poner({ repos: { [repo]: { main: archivo } } });
  return proyecto;
}

/** Guard of a wait for an analysis, which may queue behind others; a busy machine takes minutes for each. */
export const termina = { timeout: 600_000 };

export const rutaAnalisis = ({ _id }: { readonly _id: string }) => `sonarqube/${_id}`;

/** Requests an analysis on its page, and waits until it was accepted: the result before it stands there meanwhile. */
export async function pedirAnalisis(page: Page, { _id }: { readonly _id: string }): Promise<void> {
  const pedido = page.waitForResponse(
    (respuesta) =>
      respuesta.request().method() === 'POST' &&
      respuesta.url().endsWith(`/analisis/${_id}`) &&
      respuesta.ok(),
  );
  await page.getByRole('button', { name: /^Analizar/ }).click();
  await pedido;
}
