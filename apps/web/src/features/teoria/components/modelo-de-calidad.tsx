import {
  medidaDeMetrica,
  metricasDeSubcaracteristica,
  nombresSubcaracteristica,
  type NombreSubcaracteristica,
} from '@mantenible/domain/calculo-estatico';
import { contar } from '@mantenible/wording/contar';

import { caracteristicas, subcaracteristicas } from '../contenido/modelo.ts';
import { Tabla } from './tabla.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './teoria.module.css';

const evaluada = 'Mantenibilidad';

/** The tree of the standard down to what the product measures of it by both routes. */
export function ModeloDeCalidad() {
  return (
    <>
      <p>
        ISO/IEC 25010:2023 describe la calidad de un producto de software con nueve características, cada una
        con sus subcaracterísticas. Mantenible evalúa una, la mantenibilidad.
      </p>
      <ul className={classes.tree} aria-label="Características de calidad">
        {caracteristicas.map(({ nombre, ingles, subcaracteristicas: suyas }) => (
          <li key={nombre} data-evaluada={nombre === evaluada || undefined}>
            <b>{nombre}</b> <span lang="en">({ingles})</span>
            {nombre === evaluada && ', la que se evalúa aquí'}: {suyas.join(', ')}.
          </li>
        ))}
      </ul>
      <p>
        Respecto de la edición de 2011, la usabilidad se llama ahora capacidad de interacción, y la
        portabilidad, flexibilidad; la protección es nueva. La mantenibilidad conserva sus cinco
        subcaracterísticas. La calidad en uso, que estaba en la misma norma, pasó a ISO/IEC 25019.
      </p>
      <p>
        Por la prueba basada en la experiencia se contestan preguntas de las medidas de la columna central.
        Por el análisis estático cada subcaracterística es la media de unas métricas del código; diez nombres
        proceden de seis medidas.
      </p>
      <Tabla
        nombre="Subcaracterísticas de la mantenibilidad"
        titulos={['Subcaracterística', 'Prueba basada en la experiencia', 'Análisis estático']}
      >
        {nombresSubcaracteristica.map((nombre) => (
          <Fila key={nombre} nombre={nombre} />
        ))}
      </Tabla>
    </>
  );
}

function Fila({ nombre }: { readonly nombre: NombreSubcaracteristica }) {
  const { ingles, sentido, medidas } = subcaracteristicas[nombre];
  const metricas = metricasDeSubcaracteristica[nombre];
  const distintas = new Set(metricas.map((metrica) => medidaDeMetrica[metrica])).size;
  return (
    <tr>
      <th scope="row">
        {nombre} <span lang="en">({ingles})</span>
        <p>{sentido}</p>
      </th>
      <td>{medidas.map(({ nombre: medida }) => medida).join('; ')}</td>
      <td>
        {metricas.join(', ')}{' '}
        <span className={shared.dimmed}>({contar(distintas, 'medida distinta', 'medidas distintas')})</span>
      </td>
    </tr>
  );
}
