import type { Observacion } from '@mantenible/contracts/observacion';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useParams } from 'react-router';

import { useHayCopia } from '../../../lib/forms/use-kept-form.ts';
import { eliminarObservacion } from '../api/eliminar-observacion.ts';
import { CambiarTexto, enfocar, parteDeCambio } from './cambiar-texto.tsx';
import { comienzoDe } from './comienzo-de.ts';
import { EliminarTexto } from './eliminar-texto.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './observacion.module.css';

interface ComentarioProps {
  readonly comentario: Observacion;
  /** Whether the reader may change what is the reader's own. */
  readonly puedeCambiar: boolean;
  readonly conRespuestas: boolean;
}

/** The words of a comment or of a reply; its author changes them, and deletes what has no replies. */
export function Comentario({ comentario, puedeCambiar, conRespuestas }: ComentarioProps) {
  const [cambiando, setCambiando] = useState(useHayCopia(parteDeCambio(comentario._id)));
  const [vuelto, setVuelto] = useState(false);
  const { entregaId = '', proyecto = '' } = useParams();
  const cosa = comentario.padre === null ? 'el comentario' : 'la respuesta';
  const suyo = comentario.propia && puedeCambiar;
  const cerrar = () => {
    setCambiando(false);
    setVuelto(true);
  };
  return (
    <>
      <Datos comentario={comentario} />
      {suyo && cambiando ? (
        <CambiarTexto comentario={comentario} alCerrar={cerrar} />
      ) : (
        <p className={shared.asWritten}>
          <bdi>{comentario.texto}</bdi>
        </p>
      )}
      {suyo && !cambiando && (
        <div className={classes.bar}>
          <Button
            ref={vuelto ? enfocar : undefined}
            size="xs"
            variant="subtle"
            aria-label={`Cambiar ${cosa} «${comienzoDe(comentario.texto)}»`}
            onClick={() => {
              setCambiando(true);
            }}
          >
            Cambiar
          </Button>
          {!conRespuestas && (
            <EliminarTexto
              cosa={cosa}
              uno={comentario}
              eliminar={(id) => eliminarObservacion(entregaId, proyecto, id)}
            />
          )}
        </div>
      )}
    </>
  );
}

function Datos({
  comentario: { por, deDocente, creado, cuando, resuelta, padre },
}: Pick<ComentarioProps, 'comentario'>) {
  return (
    <p className={shared.largeNote}>
      <bdi>{por}</bdi>
      {deDocente && ', docente'} · {formatDateTime(creado)}
      {padre === null && cuando === 'ahora' && ' · visible desde que se escribió'}
      {padre === null && resuelta && ' · resuelto'}
    </p>
  );
}
