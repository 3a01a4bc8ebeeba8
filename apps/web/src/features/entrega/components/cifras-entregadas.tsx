import type { Entregado } from '@mantenible/contracts/entrega';
import { clavesMedida } from '@mantenible/domain/calculo-estatico';
import { formatNumber, formatPercent } from '@mantenible/wording/numeros';

import { nombresMedida } from '../../../lib/escaneo/labels.ts';
import { QueSeAnalizo } from '../../../lib/que-se-analizo/que-se-analizo.tsx';
import classes from './entrega.module.css';

/** Figures of the analysis that counts and what it covered, beside what the project's own analysis covered where that differs. */
export function CifrasEntregadas({ fila, medidas, ambito, ambitoPropio }: Entregado) {
  if (medidas === null) return null;
  const deLaEntrega = fila.analisis?.origen === 'entrega';
  const dos = deLaEntrega && ambitoPropio !== null && JSON.stringify(ambito) !== JSON.stringify(ambitoPropio);
  return (
    <section aria-labelledby="cifras-entregadas">
      <h2 id="cifras-entregadas" className={classes.subtitle}>
        Cifras
      </h2>
      <dl className={classes.figures}>
        {clavesMedida.flatMap((clave) => {
          const valor = medidas[clave];
          return valor === undefined
            ? []
            : [
                <Cifra
                  key={clave}
                  nombre={nombresMedida[clave]}
                  valor={clave === 'comment_lines_density' ? formatPercent(valor) : formatNumber(valor)}
                />,
              ];
        })}
      </dl>
      <QueSeAnalizo ambito={ambito} {...(deLaEntrega && { alcance: 'El de la entrega' })} />
      {dos && <QueSeAnalizo ambito={ambitoPropio} titulo="Qué analizó el proyecto por su cuenta" />}
    </section>
  );
}

function Cifra({ nombre, valor }: { readonly nombre: string; readonly valor: string }) {
  return (
    <div>
      <dt>{nombre}</dt>
      <dd>{valor}</dd>
    </div>
  );
}
