import shared from '../../../ui/shared.module.css';
import classes from './curso.module.css';

/** A privacy notice: paragraphs that blank lines divide. */
export function TextoDelAviso({ texto }: { readonly texto: string }) {
  return (
    <div className={`${shared.card} ${classes.notice}`}>
      {texto.split(/\n{2,}/u).map((parrafo) => (
        <p key={parrafo}>{parrafo}</p>
      ))}
    </div>
  );
}
