import type { Observacion } from '@mantenible/contracts/observacion';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { useState } from 'react';

import { Escribir } from './escribir.tsx';
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
  const [respondiendo, setRespondiendo] = useState(false);
  const { cambio, borrado } = useCambios();
  return (
    <li className={classes.thread} data-comentario tabIndex={-1}>
      {sobre !== null && <p className={classes.detail}>Sobre: {sobre}</p>}
      <Palabras comentario={raiz} />
      {respuestas.map((una) => (
        <div key={una._id} className={classes.reply}>
          <Palabras comentario={una} />
        </div>
      ))}
      {puedeResponder && (
        <div className={classes.bar}>
          <Button
            size="xs"
            variant="light"
            aria-expanded={respondiendo}
            onClick={() => {
              setRespondiendo(!respondiendo);
            }}
          >
            Responder
          </Button>
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              cambio.mutate({ id: raiz._id, resuelta: !raiz.resuelta });
            }}
          >
            {raiz.resuelta ? 'Abrir de nuevo' : 'Dar por resuelto'}
          </Button>
          {raiz.propia && respuestas.length === 0 && (
            <Button
              size="xs"
              variant="default"
              onClick={() => {
                borrado.mutate(raiz._id);
              }}
            >
              Eliminar
            </Button>
          )}
        </div>
      )}
      {respondiendo && (
        <Escribir
          padre={raiz._id}
          lugares={[]}
          alGuardar={() => {
            setRespondiendo(false);
          }}
        />
      )}
    </li>
  );
}

function Palabras({ comentario }: { readonly comentario: Observacion }) {
  const { por, deDocente, creado, cuando, resuelta, padre, texto } = comentario;
  return (
    <>
      <p className={classes.detail}>
        <bdi>{por}</bdi>
        {deDocente && ', docente'} · {formatDateTime(creado)}
        {padre === null && cuando === 'ahora' && ' · visible desde que se escribió'}
        {padre === null && resuelta && ' · resuelto'}
      </p>
      <p className={classes.text}>
        <bdi>{texto}</bdi>
      </p>
    </>
  );
}
