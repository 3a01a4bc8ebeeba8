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
  const lugares = useLugares();
  const pedido = pedidoDe(params);
  const conocido = lugares.find(({ lugar, clave }) => lugar === pedido?.lugar && clave === pedido.clave);
  const sobre = conocido ?? pedido;
  return (
    <NotaPagina
      comentarios={
        <Observaciones lugares={pedido && !conocido ? [pedido, ...lugares] : lugares} sobre={sobre} />
      }
      acuerdo={<AcuerdoPropio />}
    />
  );
}

/** What the address names to comment on, before its words are read. */
function pedidoDe(params: URLSearchParams): LugarComentable | undefined {
  for (const lugar of ['respuesta', 'accion', 'incidencia'] as const) {
    const clave = params.get(lugar);
    if (clave) return { lugar, clave, texto: lugar === 'respuesta' ? 'Una respuesta' : clave };
  }
  return undefined;
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
