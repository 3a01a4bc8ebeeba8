import { esDelMismoCodigo } from '@mantenible/domain/comparacion';
import { Badge, Button } from '@mantine/core';
import { Link } from 'react-router';

import { textoEsfuerzo } from '../../../../lib/incidencia/esfuerzo.ts';
import { EtiquetaSeveridad } from '../../../../lib/incidencia/etiqueta-severidad.tsx';
import { paths } from '../../../../lib/paths.ts';
import { etiquetaOrigen } from '../../modelo/etiquetas.ts';
import { accionEstatica, textoGanancia, type PropuestaEstatica } from '../../modelo/propuesta.ts';
import {
  alcanceDe,
  motivoEstatico,
  textoAnalisis,
  textoMarcadas,
  textoSinLugares,
} from '../../modelo/textos.ts';
import { TituloElegible } from '../eleccion.tsx';
import classes from '../mejora.module.css';
import { textoGananciaAcotada } from '../que-pasaria.tsx';
import { BotonTomar } from './boton-tomar.tsx';
import { ListaPropuestas } from './lista-propuestas.tsx';
import { MarcaCritica } from './marca-critica.tsx';
import type { PropuestasProps } from './tipos.ts';

/** 'Propuestas del análisis': rules, files and duplicated groups that could be repaired, the most severe first. */
export function PropuestasEstaticas(props: PropuestasProps) {
  const { proyectoId: id, mejora } = props;
  const { analisis, propuestas } = mejora.estatico;
  const avisos = [textoMarcadas(mejora.estatico), textoSinLugares(mejora.estatico)];
  return (
    <section className={classes.section} data-ruta="estatica" aria-labelledby="del-analisis">
      <h2 id="del-analisis" className={classes.sectionTitle}>
        Propuestas del análisis
      </h2>
      {analisis !== null && <p className={classes.dim}>{textoAnalisis(analisis)}</p>}
      {propuestas.length > 0 && (
        <p className={classes.rule}>
          Primero las más graves, un archivo por su incidencia más grave; con la misma severidad, las que más
          suben el grado por minuto. El orden no tiene en cuenta el riesgo de cada cambio. Cada ganancia se
          calcula <strong>si lo demás no cambia</strong>: desaparecen solo esas incidencias o líneas
          repetidas, y las líneas de código son las mismas. De la complejidad cognitiva se resta, en cada
          función que señala S3776, solo lo que la menor de las dos cifras, la de la regla o la de la medida,
          pasa de 15; donde la incidencia no da la de la medida, lo que pasa la de la regla, que puede ser
          más.
        </p>
      )}
      {avisos.map(
        (aviso) =>
          aviso !== null && (
            <p key={aviso} className={classes.rule}>
              {aviso}
            </p>
          ),
      )}
      {propuestas.length > 0 ? (
        <ListaPropuestas etiqueta="Propuestas del análisis" propuestas={propuestas}>
          {(propuesta) => <Propuesta propuesta={propuesta} {...props} />}
        </ListaPropuestas>
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
  const { origen, titulo, severidad, puntos, minutos, acotada, puntosCriticos } = propuesta;
  return (
    <>
      <TituloElegible origen={origen} texto={titulo} eleccion={eleccion} />
      <div className={classes.facts}>
        <EtiquetaSeveridad severidad={severidad} />
        <Badge color="blue" variant="light" tt="none">
          {etiquetaOrigen[origen.tipo]}
        </Badge>
        {origen.tipo === 'regla' && <code>{origen.clave}</code>}
        <span>{alcanceDe(propuesta)}</span>
        <span>Esfuerzo: {textoEsfuerzo(minutos)}</span>
      </div>
      <MarcaCritica proyectoId={props.proyectoId} rutas={puntosCriticos} />
      {acotada && <p className={classes.dim}>Acotada: {textoGananciaAcotada}</p>}
      <div className={classes.itemFoot}>
        <span className={classes.gain}>{textoGanancia(puntos)}</span>
        {mejora.puedeCambiar && (
          <BotonTomar accion={accionEstatica(propuesta)} titulo={titulo} tomadas={tomadas} tomar={tomar} />
        )}
      </div>
    </>
  );
}
