import { ejemploDeComplejidad } from '@mantenible/rule-cards/complejidad';

import { Tabla } from './tabla.tsx';
import classes from './teoria.module.css';

const suma = (de: 'ciclomatica' | 'cognitiva') =>
  ejemploDeComplejidad.reduce((total, linea) => total + linea[de], 0);

/** Both complexities of one function, line by line. */
export function Complejidad() {
  return (
    <>
      <p>
        La complejidad ciclomática <span lang="en">(cyclomatic complexity)</span> cuenta los caminos
        independientes del código: uno por función y otro por cada decisión. Con ese número de casos de prueba
        basta para tomar cada decisión en los dos sentidos. La complejidad cognitiva{' '}
        <span lang="en">(cognitive complexity)</span> estima cuánto cuesta leer: suma uno por cada
        interrupción de la lectura y otro uno por cada nivel en que está anidada.
      </p>
      <Tabla
        nombre="Una función, línea a línea"
        titulos={['Código', 'Ciclomática', 'Cognitiva', 'Por qué']}
        pie={
          <tr>
            <th scope="row">Suma</th>
            <td className={classes.number}>{suma('ciclomatica')}</td>
            <td className={classes.number}>{suma('cognitiva')}</td>
            <td />
          </tr>
        }
      >
        {ejemploDeComplejidad.map(({ codigo, ciclomatica, cognitiva, motivo }, i) => (
          <tr key={`${String(i)} ${codigo}`}>
            <td className={classes.code}>
              <code>{codigo}</code>
            </td>
            <td className={classes.number}>{ciclomatica || ''}</td>
            <td className={classes.number}>{cognitiva || ''}</td>
            <td>{motivo}</td>
          </tr>
        ))}
      </Tabla>
      <p>
        Un <code>switch</code> de diez casos tiene una complejidad ciclomática alta y una cognitiva de uno: se
        prueba con muchos casos, pero se lee de una vez. Con condiciones anidadas ocurre lo contrario.
      </p>
      <p>
        La medida «Complejidad cognitiva» suma el archivo entero; la regla S3776 avisa función por función. En
        JavaScript y TypeScript la medida no suma <code>||</code> ni <code>??</code>, que la regla sí suma, y
        añade niveles a las funciones que están dentro de otras: la misma función puede dar dos cifras.
      </p>
    </>
  );
}
