import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';

import classes from './boton-copiar.module.css';

interface BotonCopiarProps {
  /** Name of the text. */
  readonly nombre: string;
  readonly texto: string;
  /** Report of the copy, in agreement with the name. */
  readonly textoCopiado?: string;
}

/** Copies a text, and reports success or failure. */
export function BotonCopiar({ nombre, texto, textoCopiado = `${nombre} copiado` }: BotonCopiarProps) {
  const { copied, copy, error } = useClipboard({ timeout: 3000 });
  const Icono = copied ? IconCheck : IconCopy;
  return (
    <>
      <Button
        size="compact-md"
        variant="default"
        aria-label={`Copiar ${nombre}`}
        leftSection={<Icono size={16} aria-hidden />}
        onClick={() => {
          copy(texto);
        }}
      >
        {copied ? 'Copiado' : 'Copiar'}
      </Button>
      <span role="status" className={classes.copied}>
        {copied && textoCopiado}
        {error && 'No se pudo copiar: seleccione el texto y cópielo.'}
      </span>
    </>
  );
}
