import { trasladoSimulado } from '@mantenible/contracts/traslado';
import type { ModoDeTraslado } from '@mantenible/domain/traslado';
import { queryOptions, skipToken } from '@tanstack/react-query';

import { postJson } from '../../../lib/http.ts';
import type { ArchivoLeido } from '../modelo/archivo-leido.ts';

/** POST /catalogo/importacion/simular: what the import of the file would do; idle without a file. */
export function simularTrasladoQuery(archivo: ArchivoLeido | null, modo: ModoDeTraslado) {
  return queryOptions({
    queryKey: ['traslado', archivo?.numero, modo],
    queryFn:
      archivo === null
        ? skipToken
        : () =>
            postJson(
              `/catalogo/importacion${archivo.ruta}/simular?modo=${modo}`,
              archivo.contenido,
              trasladoSimulado,
            ),
    // The catalogue may change meanwhile: each check is of now.
    gcTime: 0,
  });
}
