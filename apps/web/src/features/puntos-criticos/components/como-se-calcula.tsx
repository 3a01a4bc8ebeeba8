import { maximoCommits } from '@mantenible/domain/puntos-criticos';
import { formatNumber } from '@mantenible/wording/numeros';

import classes from './puntos.module.css';

/** How hotspots are computed, and where the idea comes from. */
export function ComoSeCalcula() {
  return (
    <details className={classes.explanation}>
      <summary>¿Cómo se calcula?</summary>
      <p>
        Un archivo complejo que nadie toca cuesta poco; uno complejo que cambia a menudo se paga en cada
        cambio. Por eso los archivos se ordenan por <strong>cambios × complejidad cognitiva</strong> y, si
        empatan, por líneas de código.
      </p>
      <ul>
        <li>
          <strong>Cambios:</strong> cuántos commits de la rama cambiaron el contenido del archivo en los doce
          meses anteriores a la fecha del commit analizado, con un máximo de {formatNumber(maximoCommits)}{' '}
          commits. De una fusión cuenta lo que trajo a la rama. El commit más antiguo que se conoce no cuenta:
          es el punto de partida.
        </li>
        <li>
          <strong>Cambios de sitio:</strong> un archivo que se mueve o cambia de nombre conserva sus cambios.
          Si en el mismo commit cambió además su contenido, se le reconoce cuando es el único que aparece y
          desaparece con ese nombre, o con esa extensión en su carpeta; si no, cuenta como un archivo nuevo.
        </li>
        <li>
          <strong>Commits que no cuentan:</strong> los que nombra <code>.git-blame-ignore-revs</code>, en la
          raíz del repositorio (los mil primeros, de un archivo de hasta 65 kB), y los que tocan a la vez más
          de un tercio de los archivos que hay hoy, y al menos cincuenta, como un cambio de formato.
        </li>
        <li>
          <strong>Complejidad cognitiva y líneas:</strong> las del último análisis, con la definición de
          SonarQube.
        </li>
      </ul>
      <p>
        Los nombres, correos y mensajes de los commits no se leen. Es una señal de por dónde empezar a mirar,
        no una prueba de que el código sea malo: un archivo de configuración también cambia a menudo.
      </p>
      <p>
        La idea procede de Adam Tornhill, <cite>Your Code as a Crime Scene</cite> (2015), que cruza la
        frecuencia de los cambios con la complejidad. Nachiappan Nagappan y Thomas Ball, en{' '}
        <cite>Use of Relative Code Churn Measures to Predict System Defect Density</cite> (ICSE 2005),
        estudiaron en Windows Server 2003 la relación entre cuánto cambia el código y sus defectos.
      </p>
    </details>
  );
}
