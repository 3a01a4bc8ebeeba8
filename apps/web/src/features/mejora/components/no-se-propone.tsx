import { useTelefono } from '../../../ui/use-telefono.ts';
import classes from './mejora.module.css';

/** What the model would reward although it improves nothing, and why it is never proposed; folded on a phone. */
export function NoSePropone() {
  const estrecha = useTelefono();
  return (
    <section aria-labelledby="no-se-propone">
      <h2 id="no-se-propone" className={classes.sectionTitle}>
        Lo que no se propone
      </h2>
      <p>
        El grado también subiría con cambios que no hacen más mantenible el código. El plan nunca los propone.
      </p>
      {estrecha ? (
        <details>
          <summary>Cuáles y por qué</summary>
          <Motivos />
        </details>
      ) : (
        <Motivos />
      )}
    </section>
  );
}

function Motivos() {
  return (
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
        <dt>Alargar el código</dt>
        <dd>
          Casi todas las medidas se dividen entre las líneas de código: con más líneas y la misma lógica el
          grado sube sin que nada mejore, y al quitar líneas puede bajar. Por eso las ganancias se calculan
          sin cambiar su número.
        </dd>
      </div>
    </dl>
  );
}
