import { clavesCopias } from '@mantenible/contracts/copia';

import { acceso, rutas, type Rutas } from '../../http/app.types.ts';
import { respuestas } from '../../http/responses.ts';
import { personaDe } from '../../http/session.ts';
import type { ClavesDePersona } from './copia.port.ts';

/** Keys of the browser's encrypted copies of unsent work: each person gets only their own. */
export function copiaRoutes({ clavesDe }: { readonly clavesDe: ClavesDePersona }): Rutas {
  return rutas('Copias', (app) => {
    app.get('/copias/claves', {
      config: { ...acceso('copiaLocal', 'leerClave'), conSecreto: true },
      schema: {
        summary: 'Da las claves propias de las copias de este dispositivo',
        response: respuestas({ 200: clavesCopias }),
      },
      handler: (request) => ({ claves: [...clavesDe(personaDe(request).sub)] }),
    });
  });
}
