import type { Mejora } from '@mantenible/contracts/mejora';
import { formatPercent } from '@mantenible/wording/numeros';
import { redondear } from '@mantenible/domain/criterio';
import { Button, NativeSelect } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { motivoManual, nombreDePrueba } from '../../modelo/textos.ts';
import classes from '../mejora.module.css';
import { ListaPropuestas } from './lista-propuestas.tsx';
import { PropuestaDePrueba } from './propuesta-de-prueba.tsx';
import type { PropuestasProps } from './tipos.ts';

interface PropuestasDePruebaProps extends PropuestasProps {
  readonly onElegirPrueba: (id: string) => void;
}

/** 'Propuestas de la prueba': the questions of a chosen test whose next level would raise its mean most for its effort. */
export function PropuestasDePrueba(props: PropuestasDePruebaProps) {
  const { mejora, onElegirPrueba, proyectoId } = props;
  const { prueba, pruebas, propuestas } = mejora.manual;
  return (
    <section className={classes.section} data-ruta="experiencia" aria-labelledby="de-la-prueba">
      <h2 id="de-la-prueba" className={classes.sectionTitle}>
        Propuestas de la prueba
      </h2>
      {prueba === null ? (
        <SinPrueba proyectoId={proyectoId} mejora={mejora} />
      ) : (
        <>
          <NativeSelect
            className={classes.testPicker}
            label="Prueba de la que salen"
            data={pruebas.map((una) => ({ value: una._id, label: nombreDePrueba(una) }))}
            value={prueba._id}
            onChange={({ currentTarget: { value } }) => {
              onElegirPrueba(value);
            }}
          />
          <Criterio promedio={prueba.promedio} />
          {propuestas.length === 0 ? (
            <p>{motivoManual(mejora.manual)}</p>
          ) : (
            <ListaPropuestas etiqueta="Propuestas de la prueba" propuestas={propuestas}>
              {(propuesta) => <PropuestaDePrueba {...props} propuesta={propuesta} />}
            </ListaPropuestas>
          )}
        </>
      )}
    </section>
  );
}

/** How the proposals are ordered, and what their gains mean. */
function Criterio({ promedio }: { readonly promedio: number | null }) {
  return (
    <p className={classes.rule}>
      Preguntas por debajo de su mejor nivel, primero las que más suben el promedio para su esfuerzo. Cada
      ganancia es la de pasar al nivel siguiente <strong>si lo demás no cambia</strong>
      {promedio !== null && <>; el promedio de la prueba es ahora {formatPercent(redondear(promedio))}</>}.
    </p>
  );
}

interface SinPruebaProps {
  readonly proyectoId: string;
  readonly mejora: Mejora;
}

function SinPrueba({ proyectoId: id, mejora: { manual, puedeCambiar } }: SinPruebaProps) {
  return (
    <>
      <p>{motivoManual(manual)}</p>
      {puedeCambiar && (
        <Button component={Link} to={paths.planificacion.href({ id })} color="green" variant="light">
          Planificar una prueba
        </Button>
      )}
    </>
  );
}
