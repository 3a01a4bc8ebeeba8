import { personasBuscadas } from '@mantenible/contracts/datos-personales';
import { queryOptions, skipToken } from '@tanstack/react-query';

import { getJson } from '../../../lib/http.ts';

/** GET /personas: at most twenty people of that name, user name or subject; idle below two letters. */
export function listarPersonasQuery(buscar: string) {
  const texto = buscar.trim();
  return queryOptions({
    queryKey: ['personas', texto],
    queryFn:
      texto.length < 2
        ? skipToken
        : ({ signal }) => getJson('/personas', personasBuscadas, { params: { buscar: texto }, signal }),
  });
}
