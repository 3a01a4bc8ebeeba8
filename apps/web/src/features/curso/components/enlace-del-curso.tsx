import { config } from '../../../lib/config.ts';
import { paths } from '../../../lib/paths.ts';
import { BotonCopiar } from '../../../ui/boton-copiar.tsx';
import classes from './curso.module.css';

/** The join code of a course, and the link that opens it. */
export function EnlaceDelCurso({ codigo }: { readonly codigo: string | null }) {
  if (codigo === null) return <p>El código está desactivado: nadie puede unirse ahora.</p>;
  const enlace = `${location.origin}${config.basePath}${paths.unirse.href({ codigo })}`;
  return (
    <div className={classes.fields}>
      <div className={classes.places}>
        <strong className={classes.code}>{codigo}</strong>
        <BotonCopiar nombre="código" texto={codigo} />
      </div>
      <div className={classes.places}>
        <span className={classes.link}>{enlace}</span>
        <BotonCopiar nombre="enlace" texto={enlace} />
      </div>
    </div>
  );
}
