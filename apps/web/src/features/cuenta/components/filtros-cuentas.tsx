import { contar } from '@mantenible/wording/contar';
import { NativeSelect } from '@mantine/core';

import { CampoBusqueda } from '../../../ui/campo-busqueda.tsx';
import { opcionesActiva, opcionesOrden, opcionesRol, type Filtro } from '../modelo.ts';
import classes from './cuentas.module.css';

interface FiltrosCuentasProps {
  readonly filtro: Filtro;
  readonly total: number;
  /** Called with a query parameter and its new value. */
  readonly onCambio: (nombre: string, valor: string) => void;
}

/** Search, filters and order of the accounts. */
export function FiltrosCuentas({ filtro, total, onCambio }: FiltrosCuentasProps) {
  const eleccion = (nombre: string, etiqueta: string, opciones: typeof opcionesRol, valor: string) => (
    <NativeSelect
      label={etiqueta}
      data={opciones}
      value={valor}
      onChange={(event) => {
        onCambio(nombre, event.currentTarget.value);
      }}
    />
  );
  return (
    <div className={classes.filters}>
      <CampoBusqueda
        etiqueta="Buscar cuentas"
        valor={filtro.busqueda}
        onCambio={(valor) => {
          onCambio('buscar', valor);
        }}
        resultado={contar(total, 'cuenta', 'cuentas')}
      />
      {eleccion('activa', 'Estado', opcionesActiva, filtro.activa)}
      {eleccion('rol', 'Rol', opcionesRol, filtro.rol)}
      {eleccion('orden', 'Ordenar por', opcionesOrden, filtro.orden)}
    </div>
  );
}
