import classes from './mejora.module.css';

/** What the model would reward although it improves nothing, and why it is never proposed. */
export function NoSePropone() {
  return (
    <section aria-labelledby="no-se-propone">
      <h2 id="no-se-propone" className={classes.sectionTitle}>
        Lo que no se propone
      </h2>
      <p>
        El grado también subiría con cambios que no hacen más mantenible el código. El plan nunca los propone:
      </p>
      <dl className={classes.reasons}>
        <div>
          <dt>Escribir comentarios por escribirlos</dt>
          <dd>
            El modelo resta por cada punto que falta a la densidad de comentarios, así que siempre premia
            comentar más. Un comentario que repite el código no lo explica, y hay que mantenerlo.
          </dd>
        </div>
        <div>
          <dt>Tener menos líneas que cubrir</dt>
          <dd>
            La medida «Cobertura» cuenta las líneas que podrían probarse, no las que se prueban. Reducirlas no
            añade ninguna prueba; escribir pruebas, que sí ayuda, no cambia este grado.
          </dd>
        </div>
        <div>
          <dt>Tener más líneas de código</dt>
          <dd>
            Casi todas las medidas se dividen entre las líneas de código: añadir líneas sencillas sube el
            grado y quitarlas lo baja, sin que nada mejore ni empeore. Por eso las ganancias se calculan sin
            cambiar el número de líneas.
          </dd>
        </div>
      </dl>
    </section>
  );
}
