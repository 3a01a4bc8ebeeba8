import { UnstyledButton } from '@mantine/core';
import type { ResumenPrueba } from '@mantenible/domain/calculo';
import { IconChevronRight } from '@tabler/icons-react';
import { Fragment, useState } from 'react';

import { textoPorcentaje, type FilaReporte } from '../modelo/reporte.ts';
import { Desglose } from './desglose.tsx';
import classes from './reporte.module.css';

interface TablaPromediosProps {
  readonly filas: readonly FilaReporte[];
  readonly resumen: ResumenPrueba;
}

/** Rows of the report with their means, and the overall mean; each row opens its breakdown. */
export function TablaPromedios({ filas, resumen }: TablaPromediosProps) {
  const [abiertas, setAbiertas] = useState<ReadonlySet<number>>(new Set());
  const alternar = (i: number) => {
    const siguiente = new Set(abiertas);
    if (!siguiente.delete(i)) siguiente.add(i);
    setAbiertas(siguiente);
  };
  return (
    <table className={classes.table}>
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
          <Fragment key={i}>
            <tr>
              <th scope="row">
                <UnstyledButton
                  className={classes.toggle}
                  aria-expanded={abiertas.has(i)}
                  onClick={() => {
                    alternar(i);
                  }}
                >
                  <IconChevronRight size={18} aria-hidden />
                  <span>{fila.nombre}</span>
                </UnstyledButton>
              </th>
              <td className={classes.number}>{textoPorcentaje(fila.porcentaje)}</td>
            </tr>
            {abiertas.has(i) && (
              <tr>
                <td colSpan={2} className={classes.breakdown}>
                  <Desglose metricas={fila.desglose} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Promedio general <span className={classes.criterionInline}>{resumen.criterio}</span>
          </th>
          <td className={classes.number}>{textoPorcentaje(resumen.general)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
