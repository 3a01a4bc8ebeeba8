import { Button } from '@mantine/core';
import { IconCode } from '@tabler/icons-react';

import type { Entrada } from '../../../modelo/guia/indice.ts';
import { Carrusel } from '../carrusel/carrusel.tsx';
import { DetalleIncidencia } from './detalle-incidencia.tsx';
import classes from './incidencias.module.css';

interface CarruselIncidenciasProps {
  readonly entradas: readonly Entrada[];
  readonly onVerCodigo: (entrada: Entrada) => void;
}

/** The issues one by one (specification §2), the gravest first. */
export function CarruselIncidencias({ entradas, onVerCodigo }: CarruselIncidenciasProps) {
  return (
    <Carrusel etiqueta="Incidencias, una por una" elementos={entradas}>
      {(entrada) => (
        <article className={classes.card}>
          <h4 className={classes.message}>
            <bdi>{entrada.incidencia.descripcion}</bdi>
          </h4>
          <DetalleIncidencia entrada={entrada} />
          <Button
            className={classes.action}
            leftSection={<IconCode size={18} aria-hidden />}
            onClick={() => {
              onVerCodigo(entrada);
            }}
          >
            Ver Código
          </Button>
        </article>
      )}
    </Carrusel>
  );
}
