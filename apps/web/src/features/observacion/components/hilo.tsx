import type { Observacion } from '@mantenible/contracts/observacion';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { useHayCopia } from '../../../lib/forms/use-kept-form.ts';
import { useFocoTrasQuitar } from '../../../ui/use-foco-tras-quitar.ts';
import { Comentario } from './comentario.tsx';
import { comienzoDe } from './comienzo-de.ts';
import { Escribir, parteDe } from './escribir.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './observacion.module.css';
import { useCambios } from './use-cambios.ts';

interface HiloProps {
  readonly raiz: Observacion;
  /** What the comment is about; null for the whole. */
  readonly sobre: string | null;
  readonly respuestas: readonly Observacion[];
  readonly puedeResponder: boolean;
}

/** A comment with its replies. */
export function Hilo({ raiz, sobre, respuestas, puedeResponder }: HiloProps) {
  const respuesta = useRespuesta(raiz._id);
  const cambio = useCambios();
  // A reply that is sent takes its focused button with its form.
  const responder = useFocoTrasQuitar<HTMLButtonElement>(respuesta.escrita ? 1 : 0);
  const cual = `comentario «${comienzoDe(raiz.texto)}»`;
  const alResolver = raiz.resuelta ? 'Abrir de nuevo' : 'Dar por resuelto';
  return (
    <li className={`${shared.card} ${classes.thread}`} data-comentario tabIndex={-1}>
      {sobre !== null && <p className={shared.largeNote}>Sobre: {sobre}</p>}
      <Comentario comentario={raiz} puedeCambiar={puedeResponder} conRespuestas={respuestas.length > 0} />
      {respuestas.map((una) => (
        <div key={una._id} className={classes.reply}>
          <Comentario comentario={una} puedeCambiar={puedeResponder} conRespuestas={false} />
        </div>
      ))}
      {puedeResponder && (
        <div className={classes.bar}>
          <Button
            ref={responder}
            size="xs"
            variant="light"
            aria-label={`Responder al ${cual}`}
            aria-expanded={respuesta.abierta}
            onClick={respuesta.cambiar}
          >
            Responder
          </Button>
          <Button
            size="xs"
            variant="default"
            aria-label={`${alResolver} el ${cual}`}
            onClick={() => {
              cambio.mutate({ id: raiz._id, cambio: { resuelta: !raiz.resuelta } });
            }}
          >
            {alResolver}
          </Button>
        </div>
      )}
      {respuesta.escrita && (
        <div hidden={!respuesta.abierta}>
          <Escribir padre={raiz._id} lugares={[]} alGuardar={respuesta.quitar} />
        </div>
      )}
    </li>
  );
}

/** The form of a reply: open with words that were restored; closing it hides its words and keeps them. */
function useRespuesta(raiz: string) {
  const recuperada = useHayCopia(parteDe(raiz));
  const [estado, setEstado] = useState<'ninguna' | 'abierta' | 'oculta'>(recuperada ? 'abierta' : 'ninguna');
  return {
    abierta: estado === 'abierta',
    escrita: estado !== 'ninguna',
    cambiar: () => {
      setEstado(estado === 'abierta' ? 'oculta' : 'abierta');
    },
    quitar: () => {
      setEstado('ninguna');
    },
  };
}
