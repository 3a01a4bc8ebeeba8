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

/** A person's requests for analyses to a server in another process. */
export interface Cliente {
  /** Creates a project; returns its id. */
  crearProyecto(link: string): Promise<string>;
  iniciar(id: string): Promise<number>;
  situacion(id: string): Promise<z.infer<typeof situacionAnalisis>>;
  flujo(id: string): Promise<FlujoAvance>;
  /** Resolves once the hotspots of the newest analysis are computed, or have failed. */
  puntosCalculados(id: string): Promise<void>;
  iniciarPasado(id: string): Promise<number>;
  pasado(id: string): Promise<z.infer<typeof situacionPasado>>;
  /** Measures of each file in the newest finished analysis, by path and metric. */
  medidas(id: string): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>>;
}

const quien = z.object({ sub: z.string() });

/** Signs in through the sign-in page. */
export async function clienteDe(
  server: Pick<ServerProcess, 'base' | 'accessToken'>,
  usuario: 'admin' | 'estudiante',
): Promise<Cliente> {
  const token = await server.accessToken(usuario);
  const api = `${server.base}/api`;
  const llamar = (method: string, ruta: string, body?: object) =>
    fetch(`${api}${ruta}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const { sub } = quien.parse(JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()));
  return {
    crearProyecto: async (link) => {
      const nuevo = { nombre: link.slice(-20), link, branch: 'main', githubtoken: 'ghp_x', idPersona: sub };
      return proyecto.parse(await (await llamar('POST', '/proyectos', nuevo)).json())._id;
    },
    iniciar: async (id) => (await llamar('POST', `/analisis/${id}`)).status,
    situacion: async (id) => situacionAnalisis.parse(await (await llamar('GET', `/analisis/${id}`)).json()),
    flujo: async (id) => {
      const flujo = await abrirFlujo(api, id, token);
      let ultimo = '';
      return {
        ...flujo,
        hasta: (deseado) => {
          const buscado = flujo.hasta((avance) => {
            ultimo = JSON.stringify(avance);
            return deseado(avance);
          });
          return whileAlive(buscado, 'a state of the analysis', () => ultimo);
        },
      };
    },
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
