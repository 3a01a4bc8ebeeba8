import { UnstyledButton } from '@mantine/core';
import type { ResumenPrueba } from '@mantenible/domain/calculo';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';

import { textoPorcentaje, type FilaReporte } from '../modelo/reporte.ts';
import { Desglose } from './desglose.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './reporte.module.css';

interface TablaPromediosProps {
  readonly filas: readonly FilaReporte[];
  readonly resumen: ResumenPrueba;
}

/** Rows of the report with their means, and the overall mean of several; each row opens its breakdown. */
export function TablaPromedios({ filas, resumen }: TablaPromediosProps) {
  return (
    <table className={`${shared.card} ${classes.table}`}>
      <caption>Promedios</caption>
      <thead>
        <tr>
          <th scope="col">Nombre</th>
          <th scope="col" className={classes.number}>
            Promedio
          </th>
        </tr>
      </thead>
      <tbody>
        {filas.map((fila, i) => (
          <Fila key={i} fila={fila} />
        ))}
      </tbody>
      {filas.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">
              Promedio general <span className={classes.criterionInline}>{resumen.criterio}</span>
            </th>
            <td className={classes.number}>{textoPorcentaje(resumen.general)}</td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Fila({ fila: { nombre, porcentaje, desglose } }: { readonly fila: FilaReporte }) {
  const [abierta, setAbierta] = useState(false);
  return (
    <>
      <tr>
        <th scope="row">
          <UnstyledButton
            className={classes.toggle}
            aria-expanded={abierta}
            onClick={() => {
              setAbierta(!abierta);
            }}
          >
            <IconChevronRight size={18} aria-hidden />
            <span>{nombre}</span>
          </UnstyledButton>
        </th>
        <td className={classes.number}>{textoPorcentaje(porcentaje)}</td>
      </tr>
      {abierta && (
        <tr>
          <td colSpan={2} className={classes.breakdown}>
            <Desglose metricas={desglose} />
          </td>
        </tr>
      )}
    </>
  );
}
