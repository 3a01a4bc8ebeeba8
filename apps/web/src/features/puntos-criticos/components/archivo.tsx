import { Anchor } from '@mantine/core';

import { RutaPartida } from '../../../ui/ruta-partida.tsx';
import classes from './puntos.module.css';
import type { AbrirCodigo } from './tipos.ts';

interface ArchivoProps {
  readonly ruta: string;
  /** Place among the files that deserve attention first; null for the others. */
  readonly numero: number | null;
  /** Why it deserves attention first. */
  readonly porQue: string | null;
  readonly abrirCodigo: AbrirCodigo;
}

/** A file's path, which opens its source, with its number and reason if it deserves attention first. */
export function Archivo({ ruta, numero, porQue, abrirCodigo }: ArchivoProps) {
  return (
    <div className={classes.file}>
      {numero !== null && <span className={classes.number}>{numero}</span>}
      <div>
        <Anchor
          component="button"
          type="button"
          className={classes.path}
          aria-label={`Ver Código de ${ruta}`}
          onClick={() => {
            abrirCodigo(ruta);
          }}
        >
          <RutaPartida ruta={ruta} />
        </Anchor>
        {porQue !== null && <p>{porQue}</p>}
      </div>
    </div>
  );
}
