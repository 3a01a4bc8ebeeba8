import type { Mejora } from '@mantenible/contracts/mejora';
import { formatPercent } from '@mantenible/wording/numeros';
import { redondear } from '@mantenible/domain/criterio';
import { Button, NativeSelect } from '@mantine/core';
import { Link } from 'react-router';

import { paths } from '../../../../lib/paths.ts';
import { claveOrigen } from '../../modelo/propuesta.ts';
import { motivoManual, nombreDePrueba } from '../../modelo/textos.ts';
import classes from '../mejora.module.css';
import { PropuestaManual } from './propuesta-manual.tsx';
import type { PropuestasProps } from './tipos.ts';
import { useEsfuerzos } from './use-esfuerzos.ts';

interface PropuestasManualesProps extends PropuestasProps {
  readonly onElegirPrueba: (id: string) => void;
}

/** 'Propuestas a mano': the questions of a chosen test whose next level would raise its mean most for its effort. */
export function PropuestasManuales(props: PropuestasManualesProps) {
  const { mejora, onElegirPrueba, proyectoId } = props;
  const { prueba, pruebas, propuestas } = mejora.manual;
  const { ordenadas, cambiarEsfuerzo } = useEsfuerzos(propuestas, props.tomadas);
  return (
    <section className={classes.section} data-ruta="experiencia" aria-labelledby="a-mano">
      <h2 id="a-mano" className={classes.sectionTitle}>
        Propuestas a mano
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
          <p className={classes.rule}>
            Preguntas por debajo de su mejor nivel, primero las que más suben el promedio para su esfuerzo.
            Cada ganancia es la de pasar al nivel siguiente <strong>con todo lo demás igual</strong>
            {prueba.promedio !== null && (
              <>; el promedio de la prueba es ahora {formatPercent(redondear(prueba.promedio))}</>
            )}
            .
          </p>
          {propuestas.length === 0 ? (
            <p>{motivoManual(mejora.manual)}</p>
          ) : (
            <ul className={classes.items} aria-label="Propuestas a mano">
              {ordenadas.map((propuesta) => (
                <PropuestaManual
                  key={claveOrigen(propuesta.origen)}
                  {...props}
                  propuesta={propuesta}
                  onEsfuerzo={(esfuerzo) => {
                    cambiarEsfuerzo(propuesta.origen, esfuerzo);
                  }}
                />
              ))}
            </ul>
          )}
        </>
      )}
    </section>
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
