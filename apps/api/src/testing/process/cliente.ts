import { situacionAnalisis } from '@mantenible/contracts/analisis';
import { situacionPasado } from '@mantenible/contracts/pasado';
import { proyecto } from '@mantenible/contracts/proyecto';
import { puntosCriticos } from '@mantenible/contracts/puntos-criticos';
import { componentes } from '@mantenible/contracts/sonarqube';
import { eventually, whileAlive } from '@mantenible/doubles';
import { expect } from 'vitest';
import * as z from 'zod/mini';

import { abrirFlujo, type FlujoAvance } from '../flujo-avance.ts';
import type { ServerProcess } from './server-process.ts';

/** The states of an analysis. */
type Seguimiento = Pick<FlujoAvance, 'siguiente' | 'hasta'>;

/** A person's requests for analyses to a server in another process. */
export interface Cliente {
  /** Creates a project; returns its id. */
  crearProyecto(link: string): Promise<string>;
  iniciar(id: string): Promise<number>;
  situacion(id: string): Promise<z.infer<typeof situacionAnalisis>>;
  flujo(id: string): Promise<Seguimiento>;
  /** Resolves once the hotspots of the newest analysis are computed, or have failed. */
  puntosCalculados(id: string): Promise<void>;
  iniciarPasado(id: string): Promise<number>;
  pasado(id: string): Promise<z.infer<typeof situacionPasado>>;
  /** Measures of each file in the newest finished analysis, by path and metric. */
  medidas(id: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>>;
}

const datosDeToken = z.object({ sub: z.string(), exp: z.number() });
const datosDe = (token: string) =>
  datosDeToken.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));

/** Signs in through the sign-in page. */
export async function clienteDe(
  server: Pick<ServerProcess, 'base' | 'accessToken'>,
  usuario: 'admin' | 'estudiante',
): Promise<Cliente> {
  let token = await server.accessToken(usuario);
  /** A token lives for minutes, and a test on a busy machine longer. */
  const vigente = async () => {
    if (datosDe(token).exp * 1000 - Date.now() < 60_000) token = await server.accessToken(usuario);
    return token;
  };
  const api = `${server.base}/api`;
  const llamar = async (method: string, ruta: string, body?: object) =>
    fetch(`${api}${ruta}`, {
      method,
      headers: {
        authorization: `Bearer ${await vigente()}`,
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { sub } = datosDe(token);
  return {
    crearProyecto: async (link) => {
      const nuevo = { nombre: link.slice(-20), link, branch: 'main', githubtoken: 'ghp_x', idPersona: sub };
      return proyecto.parse(await (await llamar('POST', '/proyectos', nuevo)).json())._id;
    },
    iniciar: async (id) => (await llamar('POST', `/analisis/${id}`)).status,
    situacion: async (id) => situacionAnalisis.parse(await (await llamar('GET', `/analisis/${id}`)).json()),
    flujo: async (id) => seguir(async () => abrirFlujo(api, id, await vigente())),
    puntosCalculados: (id) =>
      eventually(async () => {
        const respuesta = await llamar('GET', `/puntos-criticos/${id}`);
        expect(puntosCriticos.parse(await respuesta.json()).estado).not.toBe('calculando');
      }),
    iniciarPasado: async (id) => (await llamar('POST', `/pasados/${id}`)).status,
    pasado: async (id) => situacionPasado.parse(await (await llamar('GET', `/pasados/${id}`)).json()),
    medidas: async (id) => {
      const { clave } = proyecto.parse(await (await llamar('GET', `/proyectos/${id}?token=no`)).json());
      const respuesta = await llamar('GET', `/sonarqube/measures/component_tree?component=${clave}`);
      const { components } = componentes.parse(await respuesta.json()).data;
      const deArchivo = ({ path, measures }: (typeof components)[number]) =>
        [path, Object.fromEntries(measures.map(({ metric, value }) => [metric, value]))] as const;
      return Object.fromEntries(components.map(deArchivo));
    },
  };
}

/** Null for a connection that broke off; a wrong state is an error of the server. */
function cortado(error: unknown): null {
  if (error instanceof TypeError) return null;
  throw error;
}

/**
 * The states of an analysis. A stream that the server ends with its token is opened again, as the page does, and one that it broke off
 * after it had been stopped for long.
 */
async function seguir(abrir: () => Promise<FlujoAvance>): Promise<Seguimiento> {
  let flujo = await abrir();
  let ultimo: Awaited<ReturnType<FlujoAvance['siguiente']>> = null;
  const buscar: FlujoAvance['hasta'] = async (deseado) => {
    for (;;) {
      const avance = await flujo.siguiente().catch(cortado);
      if (avance && deseado(avance)) return avance;
      if (avance === null && ultimo?.progreso === null) throw new Error('the stream ended before');
      if (avance === null) flujo = await abrir();
      else ultimo = avance;
    }
  };
  return {
    siguiente: () => flujo.siguiente(),
    hasta: (deseado) => whileAlive(buscar(deseado), 'a state of the analysis', () => JSON.stringify(ultimo)),
  };
}
