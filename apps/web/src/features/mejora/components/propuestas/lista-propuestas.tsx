import type { Origen } from '@mantenible/domain/mejora';
import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';

import { claveOrigen } from '../../modelo/propuesta.ts';
import shared from '../../../../ui/shared.module.css';
import classes from '../mejora.module.css';

/** Number of proposals that a list shows at first. */
const alPrincipio = 3;

interface ListaPropuestasProps<Propuesta> {
  readonly etiqueta: string;
  readonly propuestas: readonly Propuesta[];
  readonly children: (propuesta: Propuesta) => ReactNode;
}

/** The first proposals as cards, and the others after a press, which moves the focus to the first of these. */
export function ListaPropuestas<Propuesta extends { readonly origen: Origen }>({
  etiqueta,
  propuestas,
  children,
}: ListaPropuestasProps<Propuesta>) {
  const [todas, setTodas] = useState(false);
  const lista = useRef<HTMLUListElement>(null);
  const ocultas = todas ? 0 : Math.max(0, propuestas.length - alPrincipio);
  const mostrarTodas = () => {
    flushSync(() => {
      setTodas(true);
    });
    lista.current?.querySelectorAll<HTMLElement>(':scope > li')[alPrincipio]?.focus();
  };
  return (
    <>
      <ul ref={lista} className={shared.items} aria-label={etiqueta}>
        {(todas ? propuestas : propuestas.slice(0, alPrincipio)).map((propuesta) => (
          <li key={claveOrigen(propuesta.origen)} tabIndex={-1} className={classes.item}>
            {children(propuesta)}
          </li>
        ))}
      </ul>
      {ocultas > 0 && (
        <Button
          className={classes.more ?? ''}
          variant="default"
          aria-label={`Ver ${ocultas} más de ${etiqueta}`}
          leftSection={<IconChevronDown size={18} aria-hidden />}
          onClick={mostrarTodas}
        >
          Ver {ocultas} más
        </Button>
      )}
    </>
  );
}
