import type { AcuerdoPropio } from '@mantenible/contracts/acuerdo';
import { formatPercent } from '@mantenible/wording/numeros';

import shared from '../../../ui/shared.module.css';
import classes from './acuerdo.module.css';
import { ComoSeCalcula } from './como-se-calcula.tsx';
import { NivelesElegidos } from './niveles-elegidos.tsx';
import { base, kappa, niveles } from './textos.ts';

type Equipo = NonNullable<AcuerdoPropio['equipo']>;

/** Where the members of a team agree, of the tests that each of them saved; nothing for a person alone. */
export function AcuerdoDeEquipo({ equipo }: { readonly equipo: Equipo }) {
  const { integrantes, conPrueba, parejas, preguntas } = equipo;
  if (integrantes < 2) return null;
  return (
    <section className={classes.section} aria-labelledby="acuerdo-de-equipo">
      <h2 id="acuerdo-de-equipo" className={shared.heading}>
        Acuerdo entre integrantes
      </h2>
      {conPrueba.length < 2 ? (
        <p className={shared.largeDetail}>
          Para comparar a los integrantes hacen falta dos pruebas de la clase que pide la entrega, cada una de
          una persona distinta y guardada antes del cierre.
          {conPrueba.length === 1 && (
            <>
              {' '}
              Solo guardó la suya <bdi>{conPrueba[0]}</bdi>.
            </>
          )}
        </p>
      ) : (
        <>
          <p>Se compara la última prueba de cada integrante guardada antes del cierre.</p>
          {parejas.length === 0 ? (
            <p className={shared.largeDetail}>Esas pruebas no tienen preguntas comunes.</p>
          ) : (
            <Parejas parejas={parejas} />
          )}
          {preguntas.length > 0 && (
            <>
              <p>Las preguntas en que más difieren:</p>
              <Preguntas preguntas={preguntas} />
            </>
          )}
          <ComoSeCalcula />
        </>
      )}
    </section>
  );
}

/** Lists, not the tables of a class: they stand in the narrow column beside the mark. */
function Parejas({ parejas }: Pick<Equipo, 'parejas'>) {
  return (
    <ul>
      {parejas.map((una, i) => (
        // Two members may have one name.
        <li key={i}>
          <bdi>{una.unos}</bdi> y <bdi>{una.otros}</bdi>. Niveles iguales: {niveles(una)} · κ: {kappa(una)}
          <span className={shared.largeDetail}>{base(una)}</span>
        </li>
      ))}
    </ul>
  );
}

function Preguntas({ preguntas }: Pick<Equipo, 'preguntas'>) {
  return (
    <ul>
      {preguntas.map(({ pregunta, lista, niveles: elegidos, distintas }, i) => (
        // Two questions may have the same words and other levels.
        <li key={i}>
          {pregunta}
          <span className={shared.largeDetail}>
            {lista} · parejas que difieren: {formatPercent(distintas)}
          </span>
          <NivelesElegidos niveles={elegidos} />
        </li>
      ))}
    </ul>
  );
}
