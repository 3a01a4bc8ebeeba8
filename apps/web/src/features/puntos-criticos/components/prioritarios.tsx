import type { PuntoCritico } from '@mantenible/contracts/puntos-criticos';
import { contar } from '@mantenible/wording/contar';

import { maximosDe, porQue } from '../modelo/por-que.ts';
import { AccionesArchivo } from './acciones-archivo.tsx';
import { idDePunto } from './id-de-punto.ts';
import classes from './puntos.module.css';
import type { AbrirCodigo } from './tipos.ts';

interface PrioritariosProps {
  readonly proyectoId: string;
  readonly archivos: readonly PuntoCritico[];
  /** Number of files, from the first, that deserve attention first. */
  readonly cuantos: number;
  readonly commits: number;
  readonly abrirCodigo: AbrirCodigo;
}

/** The files that deserve attention first, each with its reason. */
export function Prioritarios({ archivos, cuantos, commits, ...resto }: PrioritariosProps) {
  const maximos = maximosDe(archivos);
  return (
    <section className={classes.section} aria-labelledby="atencion-primero">
      <h2 id="atencion-primero">Merecen atención primero</h2>
      {cuantos === 0 ? (
        <p>Ningún archivo con complejidad cognitiva cambió en este tiempo.</p>
      ) : (
        <ol className={classes.items} aria-labelledby="atencion-primero">
          {archivos.slice(0, cuantos).map((archivo, i) => (
            <li key={archivo.ruta} id={idDePunto(i)} tabIndex={-1} className={classes.item}>
              <span className={classes.number} aria-hidden>
                {i + 1}
              </span>
              <div className={classes.body}>
                <p className={classes.path}>
                  <code>
                    <bdi>{archivo.ruta}</bdi>
                  </code>{' '}
                  <span className={classes.dim}>
                    {contar(archivo.lineas, 'línea de código', 'líneas de código')}
                  </span>
                </p>
                <p>{porQue(archivo, maximos, commits)}</p>
                <AccionesArchivo archivo={archivo} {...resto} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
