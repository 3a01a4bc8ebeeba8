import { Codigo } from '../../../lib/hoja-de-medicion/contenido-medida.tsx';
import {
  configuracion,
  fecha,
  herramientas,
  preparacion,
} from '../../../lib/hoja-de-medicion/preparacion.ts';
import classes from './hoja.module.css';

/** What the commands need, where they are run, and the versions whose output the page shows. */
export function Preparacion() {
  return (
    <section className={classes.group} aria-labelledby="preparacion">
      <h2 id="preparacion">Preparación</h2>
      <p>
        Las órdenes son de bash: sirven en Linux y macOS, y en Windows con Git Bash, que se instala con Git.
        Haga todo sobre una copia clonada del proyecto. Las de cada lenguaje se ejecutan en la carpeta de su
        código (en la demostración, <code>tienda</code> y <code>biblioteca</code>); las de ambos, en la raíz
        del repositorio. Git solo ve los archivos que están en el repositorio, de modo que{' '}
        <code>node_modules</code> y lo generado no cuentan.
      </p>
      <p>
        Cuente solo código de producción. Si las pruebas están junto al código, añada{' '}
        <code>{"':!*.test.*' ':!*test_*'"}</code> al final de las órdenes de git. Las herramientas se instalan
        una vez, en una carpeta aparte:
      </p>
      {preparacion.map(({ titulo, ordenes }) => (
        <div key={titulo}>
          <h3>{titulo}</h3>
          <Codigo etiqueta={titulo} texto={ordenes} />
        </div>
      ))}
      <h3>
        Configuración de ESLint, en <code>~/medir/medir.mjs</code>
      </h3>
      <Codigo etiqueta="Contenido de medir.mjs" texto={configuracion} />
      <h3>Versiones</h3>
      <p>
        Las salidas son del {fecha}, con {herramientas.map((una) => una.join(' ')).join(', ')}. Otra versión
        puede contar de otra manera: anote la suya junto a la cifra. Las líneas que se dejan fuera se marcan
        con «…».
      </p>
    </section>
  );
}
