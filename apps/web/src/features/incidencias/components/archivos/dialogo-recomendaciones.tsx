import type { ArchivoConFallos, FalloArchivo } from '@mantenible/domain/calculo-estatico';
import { Button } from '@mantine/core';

import { config } from '../../../../lib/config.ts';
import { Dialogo } from '../../../../ui/dialogo.tsx';
import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import { recomendacionesDe, textoMotivo, textoValor, type Recomendacion } from './fallos.ts';
import shared from '../../../../ui/shared.module.css';
import classes from './archivos.module.css';

interface DialogoRecomendacionesProps {
  readonly consultado: { readonly archivo: ArchivoConFallos; readonly fallo: FalloArchivo } | null;
  readonly onCerrar: () => void;
}

/** Rules and recommendations for a failing measure. */
export function DialogoRecomendaciones({ consultado, onCerrar }: DialogoRecomendacionesProps) {
  return (
    <Dialogo
      opened={consultado !== null}
      onClose={onCerrar}
      title="INCUMPLIMIENTO DE REGLAS"
      size="60rem"
      withCloseButton={false}
    >
      {consultado && (
        <>
          <p className={classes.context}>
            <bdi>{consultado.archivo.path}</bdi>. {nombresMedida[consultado.fallo.medida]}:{' '}
            {textoValor(consultado.fallo)}. {textoMotivo(consultado.fallo, consultado.archivo.ncloc)}
          </p>
          <Recomendaciones filas={recomendacionesDe(consultado.fallo.medida, config.escaneo)} />
        </>
      )}
      <Button onClick={onCerrar}>Cerrar</Button>
    </Dialogo>
  );
}

/** Table of recommendations for one measure. */
export function Recomendaciones({ filas }: { readonly filas: readonly Recomendacion[] }) {
  if (filas.length === 0) return <p>No hay recomendaciones para esta métrica.</p>;
  return (
    <table className={`${shared.stacked} ${classes.table}`}>
      <thead>
        <tr>
          <th scope="col">Métrica</th>
          <th scope="col">Regla</th>
          <th scope="col">Recomendación</th>
        </tr>
      </thead>
      <tbody>
        {filas.map(({ metrica, regla, recomendacion }) => (
          <tr key={regla}>
            <td data-titulo="Métrica">{metrica}</td>
            <td data-titulo="Regla">{regla}</td>
            <td data-titulo="Recomendación">{recomendacion}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
