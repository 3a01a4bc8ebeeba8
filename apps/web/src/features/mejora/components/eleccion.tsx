import { Checkbox } from '@mantine/core';
import type { Origen } from '@mantenible/domain/mejora';

import { claveOrigen } from '../modelo/propuesta.ts';
import classes from './mejora.module.css';

/** Chosen proposals and actions of '¿Qué pasaría si…?', by `claveOrigen`. Components get null instead where nothing may be chosen. */
export interface Eleccion {
  readonly elegidas: ReadonlySet<string>;
  readonly onElegir: (clave: string, elegida: boolean) => void;
}

interface TituloElegibleProps {
  readonly origen: Origen;
  readonly texto: string;
  readonly eleccion: Eleccion | null;
}

/** Title of a proposal or action; where it can be chosen it is the label of its checkbox. */
export function TituloElegible({ origen, texto, eleccion }: TituloElegibleProps) {
  if (eleccion === null)
    return (
      <p className={classes.itemTitle}>
        <bdi>{texto}</bdi>
      </p>
    );
  const clave = claveOrigen(origen);
  return (
    <Checkbox
      className={classes.itemTitle}
      label={<bdi>{texto}</bdi>}
      checked={eleccion.elegidas.has(clave)}
      onChange={({ currentTarget: { checked } }) => {
        eleccion.onElegir(clave, checked);
      }}
    />
  );
}
