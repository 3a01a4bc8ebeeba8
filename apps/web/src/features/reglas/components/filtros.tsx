import { NativeSelect } from '@mantine/core';

import { nombreSeveridad, severidades } from '../../../lib/incidencia/severidad.ts';
import { CampoBusqueda } from '../../../ui/campo-busqueda.tsx';
import { lenguajes, type FiltroDeReglas } from '../modelo/filtrar-reglas.ts';
import classes from './reglas.module.css';

interface FiltrosProps {
  readonly filtro: FiltroDeReglas;
  readonly temas: readonly string[];
  /** Number of rules that pass, announced when it changes. */
  readonly resultado: string;
  readonly onCambio: (cambio: Partial<FiltroDeReglas>) => void;
}

const todos = { value: '', label: 'Todos' };

/** Search, language, topic and severity of the list of rules. */
export function Filtros({ filtro, temas, resultado, onCambio }: FiltrosProps) {
  return (
    <div className={classes.filters}>
      <CampoBusqueda
        etiqueta="Buscar reglas, también en inglés"
        valor={filtro.buscar}
        resultado={resultado}
        onCambio={(buscar) => {
          onCambio({ buscar });
        }}
      />
      <NativeSelect
        label="Lenguaje"
        value={filtro.lenguaje}
        data={[todos, ...Object.entries(lenguajes).map(([value, label]) => ({ value, label }))]}
        onChange={({ currentTarget: { value } }) => {
          onCambio({ lenguaje: value });
        }}
      />
      <NativeSelect
        label="Tema"
        value={filtro.tema}
        data={[todos, ...temas]}
        onChange={({ currentTarget: { value } }) => {
          onCambio({ tema: value });
        }}
      />
      <NativeSelect
        label="Severidad"
        value={filtro.severidad}
        data={[
          { value: '', label: 'Todas' },
          ...severidades
            .filter((una) => una !== 'OTRA')
            .map((value) => ({ value, label: nombreSeveridad(value) })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          onCambio({ severidad: value });
        }}
      />
    </div>
  );
}
