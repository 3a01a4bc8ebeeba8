import { formatNumber, formatPercent, formatSigned } from '@mantenible/wording/numeros';

import { gradoInicial, gradoSinOlores, medidos } from '../contenido/cifras.ts';
import classes from './laboratorio.module.css';

const titulos = [
  'Cambio',
  'Líneas de código',
  'Ciclomática',
  'Cognitiva',
  'Duplicadas',
  'Por cubrir',
  'Olores',
  'Comentarios',
  'Grado',
  'Diferencia',
] as const;

/** Measured figures and answers, for the lecturer. */
export function Solucion() {
  return (
    <section aria-labelledby="solucion" className={classes.solution}>
      <h2 id="solucion">Solución, para quien da la clase</h2>
      <p>
        Solo la ven los administradores. Las cifras se midieron con las órdenes del paso 4, cada una sobre el
        repositorio sin los demás cambios.
      </p>
      <Cifras />
      <Respuestas />
      <ParaCorregir />
    </section>
  );
}

function Cifras() {
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
    <div className={classes.scroll} role="group" tabIndex={0} aria-label="Cifras de cada cambio">
      <table className={classes.table}>
        <thead>
          <tr>
            {titulos.map((titulo) => (
              <th key={titulo} scope="col">
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {medidos.map(({ clave, cambio, medidas, grado }) => (
            <tr key={clave}>
              <th scope="row">{cambio}</th>
              <td>{formatNumber(medidas.ncloc)}</td>
              <td>{formatNumber(medidas.complexity)}</td>
              <td>{formatNumber(medidas.cognitive_complexity)}</td>
              <td>{formatNumber(medidas.duplicated_lines)}</td>
              <td>{formatNumber(medidas.lines_to_cover)}</td>
              <td>{formatNumber(medidas.code_smells)}</td>
              <td>{formatPercent(medidas.comment_lines_density)}</td>
              <td>{formatPercent(grado)}</td>
              <td>{clave === 'inicio' ? '' : formatSigned(grado - gradoInicial)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Respuestas() {
  return (
    <>
      <h3>Respuestas</h3>
      <ol>
        <li>
          Las líneas de datos: {formatSigned(diferencia('datos'))}. Todas las métricas menos la densidad de
          comentarios se dividen entre las líneas de código, que casi se duplican, y ni una sola medida del
          numerador crece de forma apreciable. Por lo mismo, repartir el código en más líneas da{' '}
          {formatSigned(diferencia('lineas'))}, aunque el código se lee peor.
        </li>
        <li>
          Con cero olores, si lo demás no cambia, el grado sería {formatPercent(gradoSinOlores)}:{' '}
          {formatSigned(gradoSinOlores - gradoInicial)}; las mil líneas de datos dan{' '}
          {formatSigned(diferencia('datos'))}. Corregir la regla con más incidencias da{' '}
          {formatSigned(diferencia('olores'))}.
        </li>
        <li>
          «Cobertura» divide las líneas por cubrir entre las de código: cuenta las líneas que se podrían
          probar, no las que se prueban. La diferencia ({formatSigned(diferencia('pruebas'))}) viene de que el
          archivo de pruebas es código con pocas decisiones, no de que ahora haya algo comprobado. Si el
          alcance del proyecto deja fuera las pruebas, el grado no cambia.
        </li>
        <li>
          La duplicación, las funciones más complejas, los puntos críticos, las pruebas que hay y la
          evaluación por experiencia: el grado es una media y no dice dónde está el problema.
        </li>
        <li>
          Se premiaría alargar el código (ley de Goodhart: una medida que se convierte en objetivo deja de
          medir). Una regla mejor exige, por ejemplo, que una acción del plan quede verificada y que ninguna
          pregunta de la prueba baje de nivel.
        </li>
      </ol>
    </>
  );
}

function ParaCorregir() {
  return (
    <>
      <h3>Para corregir</h3>
      <ul>
        <li>El grado inicial calculado con la fórmula, {formatPercent(gradoInicial)}: 2 puntos.</li>
        <li>La tabla con las siete mediciones: 3 puntos.</li>
        <li>La división que causa cada diferencia, señalada en la fórmula: 3 puntos.</li>
        <li>
          Que quitar el archivo copiado mejora el código y sube el grado ({formatSigned(diferencia('copia'))}
          ), pero menos que alargarlo, y una regla que no lo permita: 2 puntos.
        </li>
      </ul>
    </>
  );
}

function diferencia(clave: string): number {
  return (medidos.find((uno) => uno.clave === clave)?.grado ?? gradoInicial) - gradoInicial;
}
