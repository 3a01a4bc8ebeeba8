import type { Ficha, Limitacion } from '@mantenible/rule-cards';

import { EnlacesGlosario } from '../glosario/enlaces-glosario.tsx';
import { terminosDeFicha } from '../glosario/terminos.ts';
import classes from './ficha.module.css';

interface NivelProps {
  /** Level of the headings: one below that of the card's title. */
  readonly nivel: 'h2' | 'h4';
}

interface ContenidoFichaProps extends NivelProps {
  readonly ficha: Ficha;
}

/** Texts and examples of a card, below its title. */
export function ContenidoFicha({ ficha, nivel: Titulo }: ContenidoFichaProps) {
  const terminos = terminosDeFicha(ficha);
  const { porQue, comoArreglarlo, antes, despues, avisaSinMotivo, noAvisa } = ficha;
  return (
    <>
      <Titulo className={classes.heading}>Por qué importa</Titulo>
      <Prosa texto={porQue} />
      <Titulo className={classes.heading}>Cómo arreglarlo</Titulo>
      <Prosa texto={comoArreglarlo} />
      <div className={classes.examples}>
        <Ejemplo titulo="Antes" codigo={antes.codigo} nivel={Titulo} />
        <Ejemplo titulo="Después" codigo={despues.codigo} nivel={Titulo} />
      </div>
      {avisaSinMotivo && <Debilidad titulo="Cuándo avisa sin motivo" {...avisaSinMotivo} nivel={Titulo} />}
      {noAvisa && <Debilidad titulo="Cuándo no avisa" {...noAvisa} nivel={Titulo} />}
      {terminos.length > 0 && (
        <p className={classes.terms}>
          En el glosario: <EnlacesGlosario terminos={terminos} />
        </p>
      )}
    </>
  );
}

type DebilidadProps = Limitacion & NivelProps & { readonly titulo: string };

/** A known weakness of the rule, with code that shows it. */
function Debilidad({ titulo, texto, ejemplo, nivel: Titulo }: DebilidadProps) {
  return (
    <>
      <Titulo className={classes.heading}>{titulo}</Titulo>
      <Prosa texto={texto} />
      <Codigo nombre={titulo} codigo={ejemplo.codigo} />
    </>
  );
}

/** Text of a card; what stands between backticks is drawn as code. */
export function EnLinea({ texto }: { readonly texto: string }) {
  return texto
    .split('`')
    .map((trozo, i) => (i % 2 === 0 ? trozo : <code key={`${String(i)} ${trozo}`}>{trozo}</code>));
}

function Prosa({ texto }: { readonly texto: string }) {
  return texto.split('\n').map((parrafo) => (
    <p key={parrafo}>
      <EnLinea texto={parrafo} />
    </p>
  ));
}

interface EjemploProps extends NivelProps {
  readonly titulo: string;
  readonly codigo: string;
}

function Ejemplo({ titulo, codigo, nivel: Titulo }: EjemploProps) {
  return (
    <div className={classes.example}>
      <Titulo className={classes.heading}>{titulo}</Titulo>
      <Codigo nombre={titulo} codigo={codigo} />
    </div>
  );
}

function Codigo({ nombre, codigo }: { readonly nombre: string; readonly codigo: string }) {
  return (
    //  eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable block must be reachable by keyboard
    <pre tabIndex={0} role="group" aria-label={`Código, ${nombre.toLowerCase()}`}>
      <code>{codigo}</code>
    </pre>
  );
}
