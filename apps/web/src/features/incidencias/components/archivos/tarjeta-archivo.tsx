import type { ArchivoConFallos, FalloArchivo } from '@mantenible/domain/calculo-estatico';
import { contar } from '@mantenible/wording/contar';
import { Button } from '@mantine/core';

import { nombresMedida } from '../../../../lib/escaneo/labels.ts';
import { textoMotivo, textoValor } from './fallos.ts';
import comunes from '../guia.module.css';
import shared from '../../../../ui/shared.module.css';
import classes from './archivos.module.css';

interface TarjetaArchivoProps {
  readonly archivo: ArchivoConFallos;
  readonly onConsultar: (fallo: FalloArchivo) => void;
}

/** File with its failing measures: value, reason and a link to the recommendations. */
export function TarjetaArchivo({ archivo, onConsultar }: TarjetaArchivoProps) {
  const { name, path, ncloc, fallos } = archivo;
  return (
    <article className={comunes.card}>
      <div>
        <h4 className={classes.name}>
          <bdi>{name}</bdi>
        </h4>
        <p className={classes.path}>
          <code>
            <bdi>{path}</bdi>
          </code>
          {ncloc !== null && <span> · {contar(ncloc, 'línea de código', 'líneas de código')}</span>}
        </p>
      </div>
      <ul className={classes.measures} aria-label={`Medidas de ${name}`}>
        {fallos.map((fallo) => (
          <li key={fallo.medida}>
            <span className={shared.strong}>{nombresMedida[fallo.medida]}</span>
            <span className={classes.value}>{textoValor(fallo)}</span>
            <span className={classes.reason}>{textoMotivo(fallo, ncloc)}</span>
            <Button
              variant="light"
              color="blue"
              size="compact-md"
              aria-label={`Ver recomendaciones de ${nombresMedida[fallo.medida]}`}
              onClick={() => {
                onConsultar(fallo);
              }}
            >
              Ver recomendaciones
            </Button>
          </li>
        ))}
      </ul>
    </article>
  );
}
