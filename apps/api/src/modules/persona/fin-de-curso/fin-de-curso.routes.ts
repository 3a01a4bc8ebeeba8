import { parametroCurso } from '@mantenible/contracts/curso';
import { cambioDeClase, cuentasDeClase, personasVistas } from '@mantenible/contracts/fin-de-curso';

import { acceso, rutas, type Rutas } from '../../../http/app.types.ts';
import { heavyRead } from '../../../http/heavy-reads.ts';
import { respuestas } from '../../../http/responses.ts';
import { personaDe } from '../../../http/session.ts';
import { borrarClase, desactivarClase, leerCuentasDeClase, type DepsFinDeCurso } from './cerrar-cuentas.ts';

/** The end of a term, for admins with the embedded provider: the accounts of a class at once. */
export function finDeCursoRoutes(deps: DepsFinDeCurso): Rutas {
  const leer = heavyRead((persona, cursoId: string) => leerCuentasDeClase(deps, persona, cursoId));
  return rutas('Cuentas', (app) => {
    app.get('/cursos/:cursoId/cuentas', {
      config: acceso('cuentas', 'leer'),
      schema: {
        summary: 'Dice qué cuentas de una clase se desactivan o eliminan, cuáles no y por qué',
        params: parametroCurso,
        response: respuestas({ 200: cuentasDeClase }, 404),
      },
      handler: (request) => leer(personaDe(request), request.params.cursoId),
    });
    app.post('/cursos/:cursoId/cuentas/desactivar', {
      config: { ...acceso('cuentas', 'escribir'), conDiscoLleno: true },
      schema: {
        summary: 'Desactiva las cuentas de estas personas de una clase',
        params: parametroCurso,
        body: personasVistas,
        response: respuestas({ 200: cambioDeClase }, 404),
      },
      handler: (request) => desactivarClase(deps, personaDe(request), { ...request.params, ...request.body }),
    });
    app.post('/cursos/:cursoId/cuentas/eliminar', {
      config: { ...acceso('persona', 'administrar'), conDiscoLleno: true },
      schema: {
        summary: 'Elimina a estas personas de una clase, con sus cuentas',
        params: parametroCurso,
        body: personasVistas,
        response: respuestas({ 200: cambioDeClase }, 404),
      },
      handler: (request) => borrarClase(deps, personaDe(request), { ...request.params, ...request.body }),
    });
  });
}
