import type { Entrega } from '@mantenible/contracts/entrega';
import type { Ambito } from '@mantenible/domain/ambito';

import classes from './entrega.module.css';

/** How what was delivered is analysed: the scope with its patterns, so that a team can work towards it, and which commit counts. */
export function AlcanceDeEntrega({ pide, ambito }: Pick<Entrega, 'pide' | 'ambito'>) {
  const partes = ambito === null ? [] : partesDe(ambito);
  return (
    <>
      <p className={classes.note}>
        {pide.analisis
          ? 'Lo entregado se analiza '
          : 'No se pide el análisis; si sus docentes analizan lo entregado, será '}
        {partes.length === 0
          ? 'con todos los archivos: no cuentan el alcance del proyecto ni su sonar-project.properties.'
          : 'con este alcance, no con el del proyecto ni con su sonar-project.properties:'}
      </p>
      {partes.length > 0 && (
        <ul className={classes.failures} aria-label="Alcance del análisis">
          {partes.map(({ nombre, valores }) => (
            <li key={nombre}>
              {nombre}:{' '}
              {valores.map((valor, i) => (
                <span key={valor}>
                  {i > 0 && ', '}
                  <code>{valor === '' ? '.' : valor}</code>
                </span>
              ))}
            </li>
          ))}
        </ul>
      )}
      <p className={classes.note}>
        Cuenta el último commit de la rama con fecha anterior al plazo; esa fecha la escribe quien hace el
        commit y se puede falsear.
      </p>
    </>
  );
}

interface Parte {
  readonly nombre: string;
  readonly valores: readonly string[];
}

/** The lists of a scope that choose something. */
function partesDe(ambito: Ambito): readonly Parte[] {
  return [
    { nombre: 'Carpetas de código', valores: ambito.fuentes ?? [] },
    { nombre: 'Carpetas de pruebas', valores: ambito.pruebas },
    { nombre: 'Solo este código', valores: ambito.inclusiones },
    { nombre: 'Código que queda fuera', valores: ambito.exclusiones },
    { nombre: 'Qué es una prueba', valores: ambito.inclusionesDePruebas },
    { nombre: 'Pruebas que quedan fuera', valores: ambito.exclusionesDePruebas },
    { nombre: 'Sin buscar duplicación', valores: ambito.exclusionesDeDuplicacion },
    { nombre: 'Sin líneas por cubrir', valores: ambito.exclusionesDeCobertura },
    {
      nombre: 'Incidencias que no se buscan',
      valores: ambito.reglasIgnoradas.map(({ regla, archivos }) => `${regla} en ${archivos}`),
    },
    {
      nombre: 'Codificación de los archivos',
      valores: ambito.codificacion === null ? [] : [ambito.codificacion],
    },
  ].filter(({ valores }) => valores.length > 0);
}
