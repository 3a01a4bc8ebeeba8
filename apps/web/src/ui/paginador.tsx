import { Button } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';

import classes from './paginador.module.css';

interface PaginadorProps {
  /** Current page, from 1. */
  readonly pagina: number;
  readonly paginas: number;
  readonly onCambio: (pagina: number) => void;
  /** What is paged, for people who do not see it: 'Páginas de pautas'. */
  readonly etiqueta?: string;
}

/** 'Página X de Y' between Anterior and Siguiente; at an end the button stays focusable and does nothing. */
export function Paginador({ pagina, paginas, onCambio, etiqueta = 'Paginación' }: PaginadorProps) {
  const go = (target: number) => () => {
    if (target >= 1 && target <= paginas) onCambio(target);
  };
  return (
    <nav className={classes.pager} aria-label={etiqueta}>
      <Button
        variant="default"
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        aria-disabled={pagina <= 1}
        onClick={go(pagina - 1)}
      >
        Anterior
      </Button>
      <span className={classes.label} role="status">
        Página {pagina} de {paginas}
      </span>
      <Button
        variant="default"
        rightSection={<IconChevronRight size={16} aria-hidden />}
        aria-disabled={pagina >= paginas}
        onClick={go(pagina + 1)}
      >
        Siguiente
      </Button>
    </nav>
  );
}
