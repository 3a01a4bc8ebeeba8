import { esDelMismoCodigo } from '@mantenible/domain/comparacion';
import { Badge, Button } from '@mantine/core';
import { Link } from 'react-router';

import { textoEsfuerzo } from '../../../../lib/incidencia/esfuerzo.ts';
import { paths } from '../../../../lib/paths.ts';
import { etiquetaOrigen } from '../../modelo/etiquetas.ts';
import {
  accionEstatica,
  claveOrigen,
  textoGanancia,
  type PropuestaEstatica,
} from '../../modelo/propuesta.ts';
import { alcanceDe, motivoEstatico, textoAnalisis, textoSinLugares } from '../../modelo/textos.ts';
import { TituloElegible } from '../eleccion.tsx';
import classes from '../mejora.module.css';
import { textoAcotada } from '../que-pasaria.tsx';
import { BotonTomar } from './boton-tomar.tsx';
import { MarcaCritica } from './marca-critica.tsx';
import type { PropuestasProps } from './tipos.ts';

/** 'Propuestas del análisis': rules, files and duplicated groups whose repair would raise the degree most. */
export function PropuestasEstaticas(props: PropuestasProps) {
  const { proyectoId: id, mejora } = props;
  const { analisis, propuestas } = mejora.estatico;
  const cortado = textoSinLugares(mejora.estatico);
  return (
    <section className={classes.section} data-ruta="estatica" aria-labelledby="del-analisis">
      <h2 id="del-analisis" className={classes.sectionTitle}>
        Propuestas del análisis
      </h2>
      {analisis !== null && <p className={classes.dim}>{textoAnalisis(analisis)}</p>}
      {propuestas.length > 0 && (
        <p className={classes.rule}>
          Reglas, archivos y código repetido, primero lo que más sube el grado por minuto. Cada ganancia se
          calcula <strong>con todo lo demás igual</strong>: solo desaparecen esas incidencias o líneas
          repetidas, y el número de líneas de código no cambia.
        </p>
      )}
      {cortado !== null && <p className={classes.rule}>{cortado}</p>}
      {propuestas.length > 0 ? (
        <ul className={classes.items} aria-label="Propuestas del análisis">
          {propuestas.map((propuesta) => (
            <Propuesta key={claveOrigen(propuesta.origen)} propuesta={propuesta} {...props} />
          ))}
        </ul>
      ) : (
        <>
          <p>{motivoEstatico(mejora.estatico)}</p>
          {(analisis === null || !esDelMismoCodigo(analisis.cambios)) && (
            <Button component={Link} to={paths.analisis.href({ id })} color="blue" variant="light">
              Ir al análisis
            </Button>
          )}
        </>
      )}
    </section>
  );
}

function Propuesta(props: PropuestasProps & { readonly propuesta: PropuestaEstatica }) {
  const { propuesta, eleccion, mejora, tomadas, tomar } = props;
  const { origen, titulo, puntos, minutos, acotada, puntosCriticos } = propuesta;
  return (
    <li className={classes.item}>
      <TituloElegible origen={origen} texto={titulo} eleccion={eleccion} />
      <div className={classes.facts}>
        <Badge color="blue" variant="light" tt="none">
          {etiquetaOrigen[origen.tipo]}
        </Badge>
        {origen.tipo === 'regla' && <code>{origen.clave}</code>}
        <span>{alcanceDe(propuesta)}</span>
        <span>Esfuerzo: {textoEsfuerzo(minutos)}</span>
      </div>
      <MarcaCritica proyectoId={props.proyectoId} rutas={puntosCriticos} />
      {acotada && <p className={classes.dim}>Acotada: {textoAcotada}</p>}
      <div className={classes.itemFoot}>
        <span className={classes.gain}>{textoGanancia(puntos)}</span>
        {mejora.puedeCambiar && (
          <BotonTomar accion={accionEstatica(propuesta)} titulo={titulo} tomadas={tomadas} tomar={tomar} />
        )}
      </div>
    </li>
  );
}
