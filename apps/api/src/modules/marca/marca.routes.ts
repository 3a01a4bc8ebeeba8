import { parametroProyecto } from '@mantenible/contracts/borrador';
import { marca, marcaNueva, marcas, parametroMarca } from '@mantenible/contracts/marca';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { idDeCreacion } from '../../http/creation-id.ts';
import { heavyRead } from '../../http/heavy-reads.ts';
import { respuestas, sinCuerpo } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { leerMarcas } from './leer-marcas.ts';
import { marcarIncidencia, quitarMarca, type DepsMarcar, type Pedida } from './marcar-incidencia.ts';

const cambiar = acceso('marca', 'cambiar');

/** What a person decided about findings of a project. */
export function marcaRoutes(deps: DepsMarcar): Rutas {
  const leer = heavyRead((persona, proyectoId: string) => leerMarcas(deps, persona, proyectoId));
  const marcar = heavyRead((persona, proyectoId: string, pedida: Pedida) =>
    marcarIncidencia(deps, persona, proyectoId, pedida),
  );
  return rutas('Marcas de incidencias', (app) => {
    app.get('/marcas/:proyectoId', {
      config: acceso('marca', 'leer'),
      schema: {
        summary: 'Lista las incidencias marcadas de un proyecto, con su razón',
        params: parametroProyecto,
        response: respuestas({ 200: marcas }, 404),
      },
      handler: (request) => leer(personaDe(request), request.params.proyectoId),
    });
    app.post('/marcas/:proyectoId', {
      config: { ...cambiar, idempotente: true },
      schema: {
        summary: 'Marca una incidencia del último análisis',
        params: parametroProyecto,
        body: marcaNueva,
        response: respuestas({ 201: marca }, 404, 409),
      },
      handler: (request) => {
        const pedida = { _id: idDeCreacion(request), ...request.body };
        const { proyectoId } = request.params;
        return marcar(personaDe(request), proyectoId, pedida);
      },
    });
    app.delete('/marcas/:proyectoId/:marcaId', {
      config: cambiar,
      schema: {
        summary: 'Quita la marca de una incidencia',
        params: parametroMarca,
        response: respuestas({ 204: sinCuerpo }, 404),
      },
      handler: (request) => quitarMarca(deps, personaDe(request), request.params),
    });
  });
}
