import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { leerEntregadoQuery } from '../../features/entrega/api/leer-entregado.ts';
import { EntregadoPagina } from '../../features/entrega/components/entregado-pagina.tsx';
import { leerObservacionesQuery } from '../../features/observacion/api/leer-observaciones.ts';
import { EnSuLugar } from '../../features/observacion/components/en-su-lugar.tsx';
import { paths } from '../../lib/paths.ts';

/** What a project delivered, with the comments beside what each is about. */
export function Component() {
  const { entregaId = '', proyecto = '' } = useParams();
  const { data: entregado } = useQuery(leerEntregadoQuery(entregaId, proyecto));
  // Before the copy there is nothing to comment on.
  const copiado = entregado !== undefined && entregado.momento !== null;
  const { data, isError } = useQuery({ ...leerObservacionesQuery(entregaId, proyecto), enabled: copiado });
  const nota = paths.nota.href({ entregaId, proyecto });
  return (
    <EntregadoPagina
      comentar={data?.puedeComentar ?? false}
      sinComentarios={isError && data === undefined}
      comentariosDe={(lugar, clave) => (
        <EnSuLugar comentarios={data?.comentarios ?? []} lugar={lugar} clave={clave} nota={nota} />
      )}
    />
  );
}
