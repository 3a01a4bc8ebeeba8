import { config } from '../../../lib/config.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { derechosDe, fichaDe } from '../ficha.ts';
import { textosInformacion } from '../textos.ts';
import classes from './informacion.module.css';

/** Information page: the project's description, its people, the software's name and the copyright line. */
export function Informacion() {
  const rights = derechosDe(config.institucion);
  return (
    <Pagina titulo={textosInformacion.titulo}>
      <section aria-labelledby="descripcion">
        <h2 id="descripcion" className={classes.heading}>
          {textosInformacion.etiquetas.descripcion}
        </h2>
        {textosInformacion.descripcionProyecto.map((parrafo) => (
          <p key={parrafo} className={classes.paragraph}>
            {parrafo}
          </p>
        ))}
      </section>
      <dl className={classes.list}>
        {fichaDe(config.institucion).map(({ etiqueta, valor }) => (
          <div key={etiqueta}>
            <dt>{etiqueta}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {rights !== null && <p className={classes.rights}>{rights}</p>}
    </Pagina>
  );
}
