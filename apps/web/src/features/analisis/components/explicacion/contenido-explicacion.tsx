import { useQuery } from '@tanstack/react-query';

import { config } from '../../../../lib/config.ts';
import { EnlaceGuia } from '../../../../lib/enlace-guia.tsx';
import { listarPropiedadesCalidadQuery } from '../../api/listar-propiedades-calidad.ts';
import { listarValoracionesQuery } from '../../api/listar-valoraciones.ts';
import { explicar, type Explicacion } from './explicacion.ts';
import type { Figura } from '../figuras/figura.ts';
import type { Resultado } from '../figuras/resultado.ts';
import { SinMedida } from '../figuras/sin-medida.tsx';
import classes from './explicacion.module.css';
import { TablaQueFalta } from './tabla-que-falta.tsx';
import { Umbrales } from './umbrales.tsx';

interface ContenidoExplicacionProps {
  readonly figura: Figura;
  readonly resultado: Resultado;
}

/** Inputs of a figure, its formula with numbers, its comparison and its limits. */
export default function ContenidoExplicacion({ figura, resultado }: ContenidoExplicacionProps) {
  const { data: valoracion = [] } = useQuery(listarValoracionesQuery());
  const { data: propiedades = [] } = useQuery(listarPropiedadesCalidadQuery());
  const explicacion = explicar(figura, { resultado, valoracion, propiedades, escaneo: config.escaneo });
  if (explicacion === null) return null;
  const { formula, conNumeros, tabla, comparacion, notas } = explicacion;
  return (
    <div className={classes.content}>
      <p className={classes.result}>{explicacion.resultado ?? <SinMedida />}</p>
      <Entradas entradas={explicacion.entradas} />
      <h3>Fórmula</h3>
      <p className={classes.formula}>{formula}</p>
      {conNumeros === null ? null : <p className={classes.formula}>{conNumeros}</p>}
      {explicacion.resultado === null && <p>No se calcula: falta alguna de las medidas que necesita.</p>}
      <p className={classes.small}>Se calcula sin redondear; las cifras se muestran con dos decimales.</p>
      {tabla === null ? (
        <p>Esta cifra no tiene umbral propio: cuanto menor, mejor, y cuenta en el grado de mantenibilidad.</p>
      ) : (
        <Umbrales tabla={tabla} comparacion={comparacion} />
      )}
      {explicacion.faltan !== null && <TablaQueFalta faltan={explicacion.faltan} />}
      <Notas notas={notas} />
      {figura.tipo === 'grado' && <EnlaceGuia a="grado">Guía: qué significa el grado</EnlaceGuia>}
    </div>
  );
}

function Entradas({ entradas }: Pick<Explicacion, 'entradas'>) {
  return (
    <>
      <h3>Datos</h3>
      <dl className={classes.inputs}>
        {entradas.map(({ nombre, valor }) => (
          <div key={nombre}>
            <dt>{nombre}</dt>
            <dd>{valor ?? <SinMedida />}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Notas({ notas }: Pick<Explicacion, 'notas'>) {
  if (notas.length === 0) return null;
  return (
    <>
      <h3>Qué conviene saber</h3>
      <ul className={classes.notes}>
        {notas.map((nota) => (
          <li key={nota}>{nota}</li>
        ))}
      </ul>
    </>
  );
}
