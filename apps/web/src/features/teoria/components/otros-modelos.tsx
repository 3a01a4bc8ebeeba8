import { Tabla } from './tabla.tsx';

/** What each model makes of the same property of the code: ours, SIG's and ISO/IEC 5055. */
const comparacion = [
  [
    'Tamaño',
    'Divide casi todo: con más líneas, más grado',
    'Volumen: menos es mejor',
    'Archivos demasiado largos',
  ],
  [
    'Complejidad',
    'Suma, entre las líneas',
    'Clases de riesgo por función',
    'Funciones que pasan de un límite',
  ],
  ['Duplicación', 'Parte de las líneas', 'Parte de las líneas', 'Código repetido'],
  ['Parámetros', 'Solo la regla S107', 'Clases de riesgo por función', 'Demasiados parámetros'],
  [
    'Acoplamiento',
    'No lo mide; lo preguntan las pautas',
    'Módulos y componentes',
    'Ciclos y dependencias en exceso',
  ],
  ['Comentarios', 'Densidad: más es mejor', 'No los mide', 'Solo el código comentado'],
  ['Resultado', 'De 0 a 100', 'De una a cinco estrellas', 'Número de debilidades'],
] as const;

/** Models and standards that treat the same subject, beside ours. */
export function OtrosModelos() {
  return (
    <>
      <Tabla
        nombre="Los tres modelos, propiedad por propiedad"
        titulos={['Propiedad', 'Grado de Mantenible', 'SIG', 'ISO/IEC 5055']}
      >
        {comparacion.map(([propiedad, ...celdas]) => (
          <tr key={propiedad}>
            <th scope="row">{propiedad}</th>
            {celdas.map((celda, i) => (
              <td key={`${String(i)} ${celda}`}>{celda}</td>
            ))}
          </tr>
        ))}
      </Tabla>
      <h3>El modelo de SIG</h3>
      <p>
        El de Software Improvement Group miraba en 2007 el volumen, la duplicación, el tamaño y la complejidad
        de las funciones, y sus pruebas unitarias. Las ediciones posteriores dejan las pruebas y añaden el
        número de parámetros <span lang="en">(unit interfacing)</span>, el acoplamiento de los módulos y la
        relación entre los componentes. No promedia la complejidad: reparte el código en clases de riesgo y
        mira cuánto hay en cada una, así que una función muy compleja no queda oculta. Las estrellas salen de
        comparar el sistema con muchos otros.
      </p>
      <h3>ISO/IEC 5055</h3>
      <p>
        Es la norma más cercana al análisis estático. Da una lista de debilidades{' '}
        <span lang="en">(weaknesses)</span> del código que una herramienta puede encontrar, con el
        identificador que cada una tiene en el catálogo CWE, y las cuenta por separado para fiabilidad,
        seguridad, eficiencia de desempeño y mantenibilidad. Procede de CISQ, que publica la lista sin coste.
      </p>
      <h3>La deuda técnica</h3>
      <p>
        SonarQube estima el tiempo que llevaría corregir cada incidencia y lo divide entre el que se calcula
        para escribir el código. El cociente da una letra, de la A a la E. La deuda se mide en tiempo; el
        grado de Mantenible, en puntos.
      </p>
    </>
  );
}
