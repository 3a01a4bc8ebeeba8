import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import classes from './instrucciones.module.css';

interface ArchivoCopiableProps {
  readonly nombre: string;
  readonly contenido: string;
}

/** A file to be made in the repository, with its text to copy. */
export function ArchivoCopiable({ nombre, contenido }: ArchivoCopiableProps) {
  const { copied, copy, error } = useClipboard({ timeout: 3000 });
  const Icono = copied ? IconCheck : IconCopy;
  return (
    <div className={classes.file}>
      <div className={classes.fileHead}>
        <code>{nombre}</code>
        <Button
          size="compact-md"
          variant="default"
          aria-label={`Copiar ${nombre}`}
          leftSection={<Icono size={16} aria-hidden />}
          onClick={() => {
            copy(contenido);
          }}
        >
          {copied ? 'Copiado' : 'Copiar'}
        </Button>
        <span role="status" className={classes.copied}>
          {copied && `${nombre} copiado`}
          {error && 'No se pudo copiar: seleccione el texto y cópielo.'}
        </span>
      </div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a block that scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="group" aria-label={`Contenido de ${nombre}`}>
        {contenido}
      </pre>
    </div>
  );
}
