import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';

import { nombreFigura, type Figura } from './figura.ts';
import classes from '../analisis.module.css';

interface ComoSeCalculaProps {
  readonly figura: Figura;
  readonly onExplicar: (figura: Figura) => void;
}

/** Button that opens the explanation of a figure; its accessible name includes the figure. */
export function ComoSeCalcula({ figura, onExplicar }: ComoSeCalculaProps) {
  return (
    <UnstyledButton
      className={classes.explain}
      aria-haspopup="dialog"
      onClick={() => {
        onExplicar(figura);
      }}
    >
      <IconHelpCircle size={16} aria-hidden />
      <span>
        ¿Cómo se calcula?<VisuallyHidden component="span"> {nombreFigura(figura)}</VisuallyHidden>
      </span>
    </UnstyledButton>
  );
}
