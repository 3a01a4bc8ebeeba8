import classes from './contenido-medida.module.css';
import type { MedidaDePauta } from './medida-de-pauta.ts';

const lenguajes: Readonly<Record<string, string>> = {
  javascript: 'JavaScript y TypeScript',
  python: 'Python',
  ambos: 'Ambos lenguajes',
};

const carpetas: Readonly<Record<string, string>> = {
  javascript: 'tienda',
  python: 'biblioteca',
  ambos: 'la raíz',
};

interface ContenidoMedidaProps {
  readonly medida: MedidaDePauta;
  /** Name of the guideline, for the labels of the code. */
  readonly pauta: string;
}

/** What to count, and the commands of each language with their output on the demonstration. */
export function ContenidoMedida({ medida, pauta }: ContenidoMedidaProps) {
  const { numerador, denominador, nota, medidas } = medida;
  return (
    <div className={classes.content}>
      <dl className={classes.counts}>
        <div>
          <dt>{denominador === null ? 'Cuente' : 'Numerador'}</dt>
          <dd>{numerador}</dd>
        </div>
        {denominador !== null && (
          <div>
            <dt>Denominador</dt>
            <dd>{denominador}</dd>
          </div>
        )}
      </dl>
      {medidas.map(({ lenguaje, orden, salida, resultado }) => {
        const nombre = lenguajes[lenguaje] ?? lenguaje;
        return (
          <div key={lenguaje} className={classes.way}>
            <p className={classes.language}>{nombre}</p>
            <Codigo etiqueta={`Orden: ${pauta}, ${nombre}`} texto={orden} />
            {salida !== null && (
              <>
                <p className={classes.label}>En la demostración ({carpetas[lenguaje]})</p>
                <Codigo etiqueta={`Salida: ${pauta}, ${nombre}`} texto={salida} salida />
              </>
            )}
            <p className={classes.result}>{resultado}</p>
          </div>
        );
      })}
      {nota !== null && <p className={classes.note}>{nota}</p>}
    </div>
  );
}

interface CodigoProps {
  readonly etiqueta: string;
  readonly texto: string;
  readonly salida?: boolean;
}

/** Text of a terminal, which scrolls by itself where it is wider than the page. */
export function Codigo({ etiqueta, texto, salida = false }: CodigoProps) {
  if (texto === '') return <p className={classes.empty}>(La orden no escribe nada.)</p>;
  return (
    <pre
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={etiqueta}
      className={classes.code}
      data-salida={salida || undefined}
    >
      <code>{texto}</code>
    </pre>
  );
}
