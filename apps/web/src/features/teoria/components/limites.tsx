import { formatDecimals, formatNumber, formatPercent, formatSigned } from '@mantenible/wording/numeros';

import { nombresMedida } from '../../../lib/escaneo/labels.ts';
import { cambios, faltan, gradoDelEjemplo, porLenguaje, proyecto } from '../contenido/ejemplo.ts';
import { Tabla } from './tabla.tsx';
import classes from './teoria.module.css';

// eslint-disable-next-line mantenible/counted-nouns -- a number with decimals takes the plural: '1,00 puntos'
const enPuntos = (valor: number) => `${formatDecimals(valor)} puntos`;

const medidasDelEjemplo = [
  ['Líneas de código', formatNumber(proyecto.ncloc)],
  ['Complejidad ciclomática', formatNumber(proyecto.complexity)],
  ['Complejidad cognitiva', formatNumber(proyecto.cognitive_complexity)],
  ['Líneas duplicadas', formatNumber(proyecto.duplicated_lines)],
  ['Líneas por cubrir', formatNumber(proyecto.lines_to_cover)],
  ['Olores de código', formatNumber(proyecto.code_smells)],
  ['Densidad de comentarios', formatPercent(proyecto.comment_lines_density)],
] as const;

/** What the degree rewards wrongly, by the same example as its explanation. */
export function Limites() {
  const base = gradoDelEjemplo ?? 0;
  return (
    <>
      <p>
        El grado es la media de cinco valores «100 menos un porcentaje», y casi todos los porcentajes se
        dividen entre las líneas de código. Sea un proyecto con estas medidas:
      </p>
      <Tabla nombre="Medidas del ejemplo" titulos={['Medida', 'Valor']}>
        {medidasDelEjemplo.map(([medida, valor]) => (
          <tr key={medida}>
            <td>{medida}</td>
            <td className={classes.number}>{valor}</td>
          </tr>
        ))}
      </Tabla>
      <p>Su grado es {formatPercent(base)}. Esto es lo que cada cambio le hace por sí solo:</p>
      <Tabla nombre="Efecto de cada cambio" titulos={['Cambio', 'Grado', 'Diferencia']}>
        {cambios.map(({ cambio, grado }) => (
          <tr key={cambio}>
            <td>{cambio}</td>
            <td className={classes.number}>{formatPercent(grado ?? 0)}</td>
            <td className={classes.number}>{formatSigned((grado ?? 0) - base)}</td>
          </tr>
        ))}
      </Tabla>
      <LoQueFalta />
      <NoDistingue />
      <p>
        Sirve para seguir un mismo proyecto y para saber por dónde empezar a mirar. No es una medida de
        ISO/IEC 25023 ni una certificación.
      </p>
    </>
  );
}

/** What the degree of the example lacks, by measure. */
function LoQueFalta() {
  return (
    <>
      <p>
        Al grado del ejemplo le faltan {enPuntos(faltan?.total ?? 0)} para llegar a 100. La mayor parte sale
        de medidas que ninguna propuesta del plan de mejora cambia:
      </p>
      <Tabla nombre="De qué se componen los puntos que faltan" titulos={['Medida', 'Puntos', 'Parte']}>
        {(faltan?.partes ?? []).map(({ medida, puntos, proporcion }) => (
          <tr key={medida}>
            <td>{nombresMedida[medida]}</td>
            <td className={classes.number}>{formatDecimals(puntos)}</td>
            <td className={classes.number}>{proporcion}&nbsp;%</td>
          </tr>
        ))}
      </Tabla>
    </>
  );
}

function NoDistingue() {
  return (
    <ul>
      <li>Alargar el código sube el grado sin que nada mejore; escribir pruebas no lo cambia.</li>
      <li>No distingue severidades: una incidencia bloqueante cuenta como una informativa.</li>
      <li>
        No distingue cómo se reparte la complejidad: una función de complejidad 300 cuenta como 300 funciones
        de complejidad 1.
      </li>
      <li>
        Depende del lenguaje: con un 2&nbsp;% de olores en ambas, una aplicación de TypeScript de la muestra
        del modelo (bulletproof-react) tiene {formatPercent(porLenguaje.typescript ?? 0)}, y una de Python
        (flask-realworld), {formatPercent(porLenguaje.python ?? 0)}.
      </li>
      <li>Un proyecto que acaba de empezar suele tener un grado alto.</li>
    </ul>
  );
}
