import { IconAlertCircle } from '@tabler/icons-react';

import { BotonCopiar } from '../../../ui/boton-copiar.tsx';
import classes from './instrucciones.module.css';

interface ArchivoCopiableProps {
  readonly nombre: string;
  readonly contenido: string;
  /** Missing value of an incomplete file; null for a complete one. */
  readonly falta?: string | null;
}

/** A file for the repository, with its text to copy. */
export function ArchivoCopiable({ nombre, contenido, falta = null }: ArchivoCopiableProps) {
  return (
    <>
      <p role="status" className={classes.missing}>
        {falta !== null && (
          <>
            <IconAlertCircle size={18} aria-hidden /> {falta}
          </>
        )}
      </p>
      <div className={classes.file}>
        <div className={classes.fileHead}>
          <code>{nombre}</code>
          <BotonCopiar nombre={nombre} texto={contenido} />
        </div>
        {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keyboard */}
        <pre tabIndex={0} role="group" aria-label={`Contenido de ${nombre}`}>
          {contenido}
        </pre>
      </div>
    </>
  );
}
