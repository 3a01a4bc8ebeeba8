import { pauta } from '@mantenible/contracts/pauta';
import { proyecto } from '@mantenible/contracts/proyecto';
import type { Page } from '@playwright/test';
import * as z from 'zod/mini';

import { tokenDeSesion } from './token.ts';

/** Calls of the API with the token of the page's own session. */
export interface Api {
  /** Identifier of the signed-in person. */
  persona(): Promise<string>;
  /** Registers a project in the session's name; what is not given is a repository that does not exist. */
  crearProyecto(nombre: string, repositorio?: Partial<Repositorio>): Promise<z.infer<typeof proyecto>>;
  /** A metric with a list of `preguntas` guidelines, each with levels 0 and 1. */
  crearMetrica(
    nombre: string,
    preguntas: number,
  ): Promise<{ readonly _id: string; readonly pautas: readonly string[] }>;
  llamar<T extends z.ZodMiniType>(
    metodo: string,
    ruta: string,
    respuesta: T,
    cuerpo?: unknown,
  ): Promise<z.infer<T>>;
}

export interface Repositorio {
  readonly link: string;
  readonly branch: string;
  readonly githubtoken: string;
}

const conId = z.object({ _id: z.string() });

/**
 * Calls with the newest access token of the page, or with one of its session where the page has sent none yet.
 * @param inicio address of the product's landing page
 */
export function createCatalogueApi(page: Page, inicio: string): Api {
  let token: string | undefined;
  page.on('request', (request) => {
    token = request.headers()['authorization'] ?? token;
  });
  const llamar: Api['llamar'] = async (metodo, ruta, respuesta, cuerpo) => {
    const pedir = (authorization: string) =>
      page.request.fetch(`${inicio}api${ruta}`, {
        method: metodo,
        headers: { authorization },
        ...(cuerpo === undefined ? {} : { data: cuerpo }),
      });
    token ??= await tokenDeSesion(page, inicio);
    let contestada = await pedir(token);
    // On a busy machine a journey outlives its token, which is valid for five minutes.
    if (contestada.status() === 401) {
      token = await tokenDeSesion(page, inicio);
      contestada = await pedir(token);
    }
    if (!contestada.ok())
      throw new Error(`${metodo} ${ruta}: ${contestada.status()} ${await contestada.text()}`);
    return z.parse(respuesta, contestada.status() === 204 ? null : await contestada.json());
  };
  const persona = async () => {
    token ??= await tokenDeSesion(page, inicio);
    return subjectOf(token);
  };
  return {
    llamar,
    persona,
    crearProyecto: async (nombre, repositorio = {}) => {
      const idPersona = await persona();
      return crearProyecto(llamar, { nombre, idPersona, ...repositorioDeEjemplo, ...repositorio });
    },
    crearMetrica: (nombre, preguntas) => crearMetrica(llamar, nombre, preguntas),
  };
}

function subjectOf(authorization: string): string {
  const payload = Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString();
  return z.parse(z.object({ sub: z.string() }), JSON.parse(payload)).sub;
}

/** Access token of a project whose repository is not given. */
export const tokenDeEjemplo = 'ghp_prueba';

const repositorioDeEjemplo: Repositorio = {
  link: 'https://github.com/mantenible/ejemplo',
  branch: 'main',
  githubtoken: tokenDeEjemplo,
};

async function crearProyecto(
  llamar: Api['llamar'],
  cuerpo: Repositorio & { nombre: string; idPersona: string },
) {
  const { nombre, branch } = cuerpo;
  await llamar('POST', '/sonarqube/proyectos/crear', z.unknown(), { nombreProyecto: nombre });
  const creado = await llamar('POST', '/proyectos', proyecto, cuerpo);
  await llamar('POST', '/sonarqube/rename', z.unknown(), { name: branch, project: nombre });
  return creado;
}

async function crearMetrica(llamar: Api['llamar'], nombre: string, preguntas: number) {
  const pautas: string[] = [];
  for (let i = 1; i <= preguntas; i += 1) {
    const nivelesCumplimiento = [
      { descripcion: 'No se cumple', valor: 0 },
      { descripcion: 'Se cumple', valor: 1 },
    ];
    const cuerpo = {
      descripcion: `${nombre}, pauta ${i}`,
      pregunta: `¿Se cumple ${nombre} ${i}?`,
      nivelesCumplimiento,
    };
    pautas.push((await llamar('POST', '/pautas', pauta, cuerpo))._id);
  }
  const lista = await llamar('POST', '/listasVerificacion', conId, { nombre: `Lista de ${nombre}`, pautas });
  const { _id } = await llamar('POST', '/metricas', conId, { nombre, listaVerificacion: lista._id });
  return { _id, pautas };
}
