import type { AcuerdoPropio as Acuerdo } from '@mantenible/contracts/acuerdo';
import { sinPunto } from '@mantenible/wording/sin-punto';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';

import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { leerAcuerdoPropioQuery } from '../api/leer-acuerdo-propio.ts';
import shared from '../../../ui/shared.module.css';
import classes from './acuerdo.module.css';
import { AcuerdoDeEquipo } from './acuerdo-de-equipo.tsx';
import { ComoSeCalcula } from './como-se-calcula.tsx';
import { base, kappa, niveles } from './textos.ts';

/** Agreement of one delivery with the reference, and that of the tests of its team's members. */
export function AcuerdoPropio() {
  const { entregaId = '', proyecto = '' } = useParams();
  const consulta = useQuery(leerAcuerdoPropioQuery(entregaId, proyecto));
  return (
    <>
      <section className={classes.section} aria-labelledby="acuerdo-propio">
        <h2 id="acuerdo-propio" className={shared.heading}>
          Acuerdo con la referencia
        </h2>
        <EstadoConsulta
          consulta={consulta}
          textoCargando="Cargando..."
          textoFallo="No se pudo cargar el acuerdo."
        >
          {(acuerdo) => <ConReferencia {...acuerdo} />}
        </EstadoConsulta>
      </section>
      {consulta.data?.equipo && <AcuerdoDeEquipo equipo={consulta.data.equipo} />}
    </>
  );
}

function ConReferencia({ acuerdo, motivo, distintas }: Acuerdo) {
  if (acuerdo === null) return <p className={shared.largeDetail}>{motivo}</p>;
  return (
    <>
      <p>
        Niveles iguales: {niveles(acuerdo)} · κ: {kappa(acuerdo)}
        <span className={shared.largeDetail}>{base(acuerdo)}</span>
      </p>
      <ul>
        {distintas.map(({ pregunta, suyo, referencia }) => (
          <li key={pregunta}>
            {pregunta} Respondió «{sinPunto(suyo)}»; la referencia, «{sinPunto(referencia)}».
          </li>
        ))}
      </ul>
      <ComoSeCalcula />
    </>
  );
}
