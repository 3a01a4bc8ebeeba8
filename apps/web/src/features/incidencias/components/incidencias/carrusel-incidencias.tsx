import { Button } from '@mantine/core';
import { IconBook, IconCode } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import type { Entrada } from '../../../../lib/incidencia/indice.ts';
import { Carrusel } from '../carrusel/carrusel.tsx';
import { MensajeIncidencia } from '../../../../lib/incidencia/mensaje-incidencia.tsx';
import { DetalleIncidencia } from './detalle-incidencia.tsx';
import comunes from '../guia.module.css';
import classes from './incidencias.module.css';

interface CarruselIncidenciasProps {
  readonly entradas: readonly Entrada[];
  readonly onVerCodigo: (entrada: Entrada) => void;
  readonly onVerFicha: (entrada: Entrada) => void;
  readonly marcaDe: (entrada: Entrada) => ReactNode;
  readonly botonDe: (entrada: Entrada) => ReactNode;
}

/** Issues one by one, most severe first. */
export function CarruselIncidencias(props: CarruselIncidenciasProps) {
  const { entradas, onVerCodigo, onVerFicha, marcaDe, botonDe } = props;
  return (
    <Carrusel etiqueta="Incidencias, una por una" elementos={entradas}>
      {(entrada) => (
        <article className={comunes.card}>
          <h4 className={classes.message}>
            <MensajeIncidencia entrada={entrada} />
          </h4>
          {marcaDe(entrada)}
          <DetalleIncidencia entrada={entrada} />
          <div className={classes.actions}>
            <Button
              leftSection={<IconCode size={18} aria-hidden />}
              onClick={() => {
                onVerCodigo(entrada);
              }}
            >
              Ver Código
            </Button>
            <Button
              variant="default"
              leftSection={<IconBook size={18} aria-hidden />}
              onClick={() => {
                onVerFicha(entrada);
              }}
            >
              Ver ficha de la regla
            </Button>
            {botonDe(entrada)}
          </div>
        </article>
      )}
    </Carrusel>
  );
}
