import type { UseQueryResult } from '@tanstack/react-query';

import classes from './lista-usos.module.css';

interface ListaUsosProps {
  readonly consulta: Pick<UseQueryResult<readonly string[]>, 'data' | 'isError'>;
}

/** The uses of a record, in sentences, or the failure of their request. */
export function ListaUsos({ consulta: { data, isError } }: ListaUsosProps) {
  if (isError) return <p role="status">No se pudo comprobar dónde se usa.</p>;
  if (data === undefined) return <p role="status">Comprobando dónde se usa…</p>;
  if (data.length === 0) return <p role="status">No se usa en ningún otro registro.</p>;
  return (
    <ul className={classes.uses}>
      {data.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
