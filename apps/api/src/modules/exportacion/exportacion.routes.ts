import { parametroId } from '@mantenible/contracts/comun';
import { consultaExportacion, pruebaExportada } from '@mantenible/contracts/exportacion';
import type { Auditoria } from '@mantenible/domain/auditoria';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { turnFor } from '../../http/heavy-reads.ts';
import { enviarJson } from '../../http/json-file.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import { archivoJsonOXlsx, enviarXlsx } from '../../http/xlsx.ts';
import type { Turn } from '../comun/en-tramos.ts';
import type { LectorDeProyecto } from './exportacion.port.ts';
import { exigirExportacion, exportarPrueba, proyectoEnJson } from './exportar-proyecto.ts';
import { hojasDelProyecto } from './libro-de-proyecto.ts';

interface Deps {
  /** What reads each batch of a large file in its turn. */
  readonly lectorPor: (turn: Turn) => LectorDeProyecto;
  readonly auditoria: Auditoria;
}

/** A project whole, and a saved test, as files. */
export function exportacionRoutes(deps: Deps): Rutas {
  return rutas('Proyectos', (app) => {
    app.get('/proyectos/:id/exportacion', {
      config: acceso('proyecto', 'leer'),
      schema: {
        summary: 'Descarga un proyecto con sus pruebas, análisis, plan y marcas',
        params: parametroId,
        querystring: consultaExportacion,
        response: respuestas({ 200: archivoJsonOXlsx }, 404),
      },
      handler: async (request, reply) => {
        const { formato, zona } = request.query;
        const quien = personaDe(request);
        const lector = deps.lectorPor(turnFor(quien.sub));
        const proyecto = await exigirExportacion({ ...deps, lector }, quien, request.params.id);
        const archivo = `proyecto-${proyecto.clave}.${formato}`;
        if (formato === 'xlsx') return enviarXlsx(reply, archivo, hojasDelProyecto(lector, proyecto, zona));
        return enviarJson(reply, archivo, proyectoEnJson(lector, proyecto));
      },
    });
    app.get('/respuestas/una/:id/exportacion', {
      config: acceso('prueba', 'leer'),
      schema: {
        tags: ['Respuestas'],
        summary: 'Da una prueba guardada como archivo, del que se puede hacer un borrador',
        params: parametroId,
        response: respuestas({ 200: pruebaExportada }, 404),
      },
      handler: (request) => {
        const quien = personaDe(request);
        return exportarPrueba({ lector: deps.lectorPor(turnFor(quien.sub)) }, quien, request.params.id);
      },
    });
  });
}
