import { enlaceACodigo, type Evidencia } from '@mantenible/domain/evidencia';
import { textoLineas, textoOrigen } from '@mantenible/wording/evidencia';
import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';

import { hrefSeguro } from '../../ui/href-seguro.ts';
import classes from './lista-evidencias.module.css';

interface ListaEvidenciasProps {
  readonly evidencias: readonly Evidencia[];
  readonly etiqueta: string;
  /** Drawn after each piece. */
  readonly accion?: (indice: number) => ReactNode;
}

/** The pieces of evidence of an answer: links that can be followed, everything else as text. */
export function ListaEvidencias({ evidencias, etiqueta, accion }: ListaEvidenciasProps) {
  return (
    <ul className={classes.list} aria-label={etiqueta}>
      {evidencias.map((evidencia, i) => (
        <li key={i}>
          <span className={classes.piece}>
            {evidencia.tipo === 'enlace' ? (
              <Enlace href={hrefSeguro(evidencia.url)}>
                <bdi>{evidencia.url}</bdi>
              </Enlace>
            ) : (
              <>
                <Enlace href={direccionDe(evidencia)}>
                  <bdi className={classes.path}>{evidencia.ruta}</bdi>
                  {textoLineas(evidencia.lineas)}
                </Enlace>{' '}
                <bdi className={classes.origin} title={evidencia.commit}>
                  {textoOrigen(evidencia)}
                </bdi>
              </>
            )}
          </span>
          {accion?.(i)}
        </li>
      ))}
    </ul>
  );
}

/** Where the file can be seen; null for hosts whose addresses are not known. */
function direccionDe(evidencia: Extract<Evidencia, { tipo: 'archivo' }>): string | null {
  const direccion = enlaceACodigo(evidencia);
  return direccion === null ? null : hrefSeguro(direccion);
}

function Enlace({ href, children }: { readonly href: string | null; readonly children: ReactNode }) {
  if (href === null) return <span>{children}</span>;
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow" underline="always" inherit>
      {children}
    </Anchor>
  );
}
