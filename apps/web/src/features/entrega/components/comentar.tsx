import type { ReactNode } from 'react';
import { Link } from 'react-router';

type LugarDeComentario = 'respuesta' | 'accion' | 'incidencia';
/** What is shown of the comments on one thing that was delivered. */
export type ComentariosDe = (lugar: LugarDeComentario, clave: string) => ReactNode;

interface ComentarProps {
  /** Address of the mark, where comments are written. */
  readonly nota: string;
  readonly lugar: LugarDeComentario;
  /** What the comment is about, in words or keys that stay when things get another number. */
  readonly clave: string;
  readonly numero: number;
}

const nombres: Readonly<Record<LugarDeComentario, string>> = {
  respuesta: 'la respuesta',
  accion: 'la acción',
  incidencia: 'la incidencia',
};

/** Leads to the field of a comment on this. */
export function Comentar({ nota, lugar, clave, numero }: ComentarProps) {
  const consulta = new URLSearchParams({ [lugar]: clave }).toString();
  return (
    <>
      {' · '}
      <Link to={`${nota}?${consulta}`} aria-label={`Comentar ${nombres[lugar]} ${numero}`}>
        Comentar
      </Link>
    </>
  );
}
