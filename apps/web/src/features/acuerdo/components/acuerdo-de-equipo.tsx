import type { AcuerdoPropio } from '@mantenible/contracts/acuerdo';

import classes from './acuerdo.module.css';
import { ComoSeCalcula } from './como-se-calcula.tsx';
import { TablaParejas } from './tabla-parejas.tsx';
import { TablaPreguntas } from './tabla-preguntas.tsx';

/** Where the members of a team agree, of the tests that each of them saved; nothing for a person alone. */
export function AcuerdoDeEquipo({ equipo }: Pick<AcuerdoPropio, 'equipo'>) {
  const { integrantes, conPrueba, parejas, preguntas } = equipo;
  if (integrantes < 2) return null;
  return (
    <section className={classes.section} aria-labelledby="acuerdo-de-equipo">
      <h2 id="acuerdo-de-equipo" className={classes.title}>
        Acuerdo entre integrantes
      </h2>
      {conPrueba.length < 2 ? (
        <p className={classes.detail}>
          Para compararlas hacen falta pruebas de la clase que pide la entrega, guardadas antes del cierre por
          dos integrantes: cada cual responde un intento.
          {conPrueba.length === 1 && (
            <>
              {' '}
              Por ahora la guardó <bdi>{conPrueba[0]}</bdi>.
            </>
          )}
        </p>
      ) : (
        <>
          <p>Se compara la última prueba de cada integrante guardada antes del cierre.</p>
          {parejas.length === 0 ? (
            <p className={classes.detail}>Esas pruebas no tienen preguntas comunes.</p>
          ) : (
            <TablaParejas parejas={parejas} titulo="Integrantes" />
          )}
          {preguntas.length > 0 && (
            <>
              <p>Las preguntas en que más difieren:</p>
              <TablaPreguntas preguntas={preguntas} />
            </>
          )}
          <ComoSeCalcula />
        </>
      )}
    </section>
  );
}
