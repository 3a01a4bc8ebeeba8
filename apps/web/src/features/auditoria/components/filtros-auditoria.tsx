import { contar } from '@mantenible/wording/contar';
import { NativeSelect, TextInput } from '@mantine/core';

import { CampoBusqueda } from '../../../ui/campo-busqueda.tsx';
import { notaDeAccion, opcionesAccion, type Filtro } from '../modelo.ts';
import classes from './auditoria.module.css';

interface FiltrosAuditoriaProps {
  readonly filtro: Filtro;
  readonly total: number | null;
  /** Called with a query parameter and its new value. */
  readonly onCambio: (nombre: keyof Filtro, valor: string) => void;
}

/** Search by person or object, action and days. */
export function FiltrosAuditoria({ filtro, total, onCambio }: FiltrosAuditoriaProps) {
  const dia = (nombre: 'desde' | 'hasta', etiqueta: string) => (
    <TextInput
      type="date"
      label={etiqueta}
      value={filtro[nombre]}
      onChange={(event) => {
        onCambio(nombre, event.currentTarget.value);
      }}
    />
  );
  return (
    <div className={classes.filters}>
      <CampoBusqueda
        etiqueta="Buscar por persona u objeto"
        valor={filtro.buscar}
        onCambio={(valor) => {
          onCambio('buscar', valor);
        }}
        resultado={total === null ? undefined : contar(total, 'anotación', 'anotaciones')}
      />
      <NativeSelect
        label="Acción"
        description={notaDeAccion(filtro.accion)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={opcionesAccion}
        value={filtro.accion}
        onChange={(event) => {
          onCambio('accion', event.currentTarget.value);
        }}
      />
      {dia('desde', 'Desde el día')}
      {dia('hasta', 'Hasta el día')}
    </div>
  );
}
