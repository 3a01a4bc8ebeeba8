import { NativeSelect } from '@mantine/core';

import type { Eleccion } from '../modelo/contenido.ts';
import classes from './lista-en-blanco.module.css';

interface Elemento {
  readonly _id: string;
  readonly nombre: string;
}

interface SelectorContenidoProps {
  readonly subcaracteristicas: readonly Elemento[];
  readonly metricas: readonly Elemento[];
  readonly eleccion: Eleccion;
  readonly onElegir: (eleccion: Eleccion) => void;
}

/** What to print; the address keeps it. Absent on paper. */
export function SelectorContenido(props: SelectorContenidoProps) {
  const { subcaracteristicas, metricas, eleccion, onElegir } = props;
  return (
    <NativeSelect
      className={classes.select ?? ''}
      label="Qué imprimir"
      value={eleccion.elemento === 'todo' ? 'todo' : `${eleccion.elemento}:${eleccion.id}`}
      onChange={({ currentTarget: { value } }) => {
        const id = value.slice(value.indexOf(':') + 1);
        if (value === 'todo') onElegir({ elemento: 'todo' });
        else onElegir({ elemento: value.startsWith('metrica:') ? 'metrica' : 'subcaracteristica', id });
      }}
    >
      <option value="todo">Todo el catálogo</option>
      <optgroup label="Una subcaracterística">
        {subcaracteristicas.map(({ _id, nombre }) => (
          <option key={_id} value={`subcaracteristica:${_id}`}>
            {nombre}
          </option>
        ))}
      </optgroup>
      <optgroup label="Una métrica">
        {metricas.map(({ _id, nombre }) => (
          <option key={_id} value={`metrica:${_id}`}>
            {nombre}
          </option>
        ))}
      </optgroup>
    </NativeSelect>
  );
}
