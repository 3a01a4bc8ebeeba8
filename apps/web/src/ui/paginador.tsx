import { AnteriorSiguiente } from './anterior-siguiente.tsx';
import classes from './paginador.module.css';

interface PaginadorProps {
  /** Current page, from 1. */
  readonly pagina: number;
  readonly paginas: number;
  readonly onCambio: (pagina: number) => void;
  /** Accessible name: 'Páginas de pautas'. */
  readonly etiqueta?: string;
}

/** 'Página X de Y' between Anterior and Siguiente. */
export function Paginador({ pagina, paginas, onCambio, etiqueta = 'Paginación' }: PaginadorProps) {
  return (
    <nav className={classes.pager} aria-label={etiqueta}>
      <AnteriorSiguiente posicion={pagina} total={paginas} onIr={onCambio}>
        Página {pagina} de {paginas}
      </AnteriorSiguiente>
    </nav>
  );
}
