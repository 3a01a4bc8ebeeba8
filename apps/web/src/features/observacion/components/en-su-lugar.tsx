import type { Observacion } from '@mantenible/contracts/observacion';
import { contar } from '@mantenible/wording/contar';
import { Link } from 'react-router';

import type { LugarComentable } from './lugar-comentable.ts';
import shared from '../../../ui/shared.module.css';
import classes from './observacion.module.css';

interface EnSuLugarProps extends Pick<LugarComentable, 'lugar' | 'clave'> {
  readonly comentarios: readonly Observacion[];
  /** Address of the mark, where comments are answered. */
  readonly nota: string;
}

/** The comments on one answer, finding or action, beside it. */
export function EnSuLugar({ comentarios, lugar, clave, nota }: EnSuLugarProps) {
  const suyos = comentarios.filter((uno) => uno.padre === null && uno.lugar === lugar && uno.clave === clave);
  if (suyos.length === 0) return null;
  return (
    <ul className={shared.items} aria-label="Comentarios">
      {suyos.map((raiz) => (
        <li key={raiz._id} className={classes.reply}>
          <p className={shared.asWritten}>
            <bdi>{raiz.texto}</bdi>
          </p>
          <span className={shared.largeNote}>
            <bdi>{raiz.por}</bdi>
            {raiz.resuelta && ' · resuelto'} · <Link to={nota}>{textoRespuestas(comentarios, raiz._id)}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

function textoRespuestas(comentarios: readonly Observacion[], raiz: string): string {
  const cuantas = comentarios.filter(({ padre }) => padre === raiz).length;
  return cuantas === 0 ? 'Ver el comentario' : contar(cuantas, 'respuesta', 'respuestas');
}
