import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';

import { AcuerdoPropio } from '../../features/acuerdo/components/acuerdo-propio.tsx';
import { leerEntregadoQuery } from '../../features/entrega/api/leer-entregado.ts';
import { NotaPagina } from '../../features/nota/components/nota-pagina.tsx';
import type { LugarComentable } from '../../features/observacion/components/lugar-comentable.ts';
import { Observaciones } from '../../features/observacion/components/observaciones.tsx';

/** The mark of a project with the comments on what it delivered. */
export function Component() {
  const [params] = useSearchParams();
  const incidencia = params.get('incidencia');
  const sobre = incidencia
    ? ({ lugar: 'incidencia', clave: incidencia, texto: incidencia } as const)
    : undefined;
  const lugares = useLugares();
  return (
    <NotaPagina
      comentarios={<Observaciones lugares={sobre ? [sobre, ...lugares] : lugares} sobre={sobre} />}
      acuerdo={<AcuerdoPropio />}
    />
  );
}

/** Answers and actions of the delivery, which comments can be about. */
function useLugares(): readonly LugarComentable[] {
  const { entregaId = '', proyecto = '' } = useParams();
  const { data } = useQuery(leerEntregadoQuery(entregaId, proyecto));
  const preguntas = data?.prueba?.plan.preguntas ?? [];
  return [
    ...preguntas.map(({ pregunta, listaVerificacion, pautaId }) => {
      return { lugar: 'respuesta', clave: `${listaVerificacion}:${pautaId}`, texto: pregunta } as const;
    }),
    ...(data?.acciones ?? []).map(({ texto }) => ({ lugar: 'accion', clave: texto, texto }) as const),
  ];
}
