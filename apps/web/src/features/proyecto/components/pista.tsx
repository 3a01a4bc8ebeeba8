import classes from './proyecto.module.css';

/** A hint that appears over a field for a moment. It repeats the field's description, so nothing reads it twice. */
export function Pista({ visible, texto }: { readonly visible: boolean; readonly texto: string }) {
  if (!visible) return null;
  return (
    <div className={classes.hint} aria-hidden>
      {texto}
    </div>
  );
}
