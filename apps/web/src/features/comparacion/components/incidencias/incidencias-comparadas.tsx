import type { EstadoSeguido } from '@mantenible/domain/comparacion';
import { formatNumber } from '@mantenible/wording/numeros';
import { SegmentedControl } from '@mantine/core';
import { useState } from 'react';

import type { IncidenciasComparadas as Comparadas } from '../../api/comparar-analisis.ts';
import type { ParPedido } from '../../modelo/par-pedido.ts';
import classes from '../comparacion.module.css';
import { ArchivosComparados } from './archivos-comparados.tsx';
import { IncidenciasSeguidas } from './incidencias-seguidas.tsx';

interface IncidenciasComparadasProps {
  readonly proyectoId: string;
  readonly par: ParPedido;
  readonly hallazgos: Comparadas | null;
  /** Reason why no findings can be compared. */
  readonly motivo: string | null;
  /** True where more than the code differs: the figures of files get no word. */
  readonly sinJuicio: boolean;
}

const nombresDeEstado: Readonly<Record<EstadoSeguido, string>> = {
  nueva: 'Nuevas',
  resuelta: 'Resueltas',
  sigue: 'Siguen',
  'cambio-analizador': 'Por cambio del analizador',
};
const ordenDeEstados = ['nueva', 'resuelta', 'sigue', 'cambio-analizador'] as const;

/** Findings that are new, fixed or remain, and the files that got better or worse. */
export function IncidenciasComparadas(props: IncidenciasComparadasProps) {
  const { proyectoId, par, hallazgos, motivo, sinJuicio } = props;
  const [elegido, setEstado] = useState<EstadoSeguido>('nueva');
  const ofrecidos = ordenDeEstados.filter(
    (uno) => uno !== 'cambio-analizador' || (hallazgos !== null && hallazgos.cuentas[uno] > 0),
  );
  // Another pair may lack the state that was chosen.
  const estado = ofrecidos.find((uno) => uno === elegido) ?? 'nueva';
  // The pages begin again with another pair.
  const delPar = `${par.antes} ${par.despues}`;
  return (
    <section aria-labelledby="hallazgos-comparados">
      <h2 id="hallazgos-comparados" className={classes.subtitle}>
        Incidencias
      </h2>
      {hallazgos === null ? (
        <p className={classes.note}>{motivo}</p>
      ) : (
        <>
          <div className={classes.states}>
            <SegmentedControl
              classNames={{ root: classes.tabs ?? '' }}
              aria-label="Incidencias que se muestran"
              value={estado}
              onChange={setEstado}
              data={ofrecidos.map((uno) => ({
                value: uno,
                label: `${nombresDeEstado[uno]} (${formatNumber(hallazgos.cuentas[uno])})`,
              }))}
            />
          </div>
          <IncidenciasSeguidas
            key={`${delPar} ${estado}`}
            proyectoId={proyectoId}
            par={par}
            estado={estado}
          />
          <ArchivosComparados key={delPar} hallazgos={hallazgos} sinJuicio={sinJuicio} />
        </>
      )}
    </section>
  );
}
