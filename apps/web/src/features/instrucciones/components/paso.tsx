import type { ReactNode } from 'react';

import { rellenarTexto } from '../modelo/rellenar.ts';
import classes from './instrucciones.module.css';

interface PasoProps {
  readonly numero: number;
  readonly titulo: string;
  readonly texto: string;
  readonly advertencias: readonly string[];
  readonly rama: string;
  readonly children: ReactNode;
}

/** One of the three steps: instruction, texts to copy and warnings. */
export function Paso({ numero, titulo, texto, advertencias, rama, children }: PasoProps) {
  return (
    <section className={classes.step} aria-labelledby={`paso-${numero}`}>
      <h2 id={`paso-${numero}`}>
        {numero}. {titulo}
      </h2>
      <p>{rellenarTexto(texto, { rama })}</p>
      {children}
      <ul className={classes.warnings}>
        {advertencias.map((advertencia) => (
          <li key={advertencia}>{advertencia}</li>
        ))}
      </ul>
    </section>
  );
}
