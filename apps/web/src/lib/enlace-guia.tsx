import { Anchor } from '@mantine/core';
import { createContext, useContext, type ReactNode } from 'react';
import { Link } from 'react-router';

import { paths } from './paths.ts';

/** Anchors of the guide's headings to which other pages lead. */
export const anclasDeLaGuia = {
  primeraHora: 'su-primera-hora',
  planificar: 'planificar-una-prueba',
  evidencias: 'reunir-evidencias',
  alcance: 'qué-se-analizó',
  grado: 'qué-significa-el-grado',
  mejora: 'el-plan-de-mejora',
  cuentas: 'las-cuentas',
  cursos: 'enseñar-con-un-curso',
} as const;

interface EnlaceGuiaProps {
  readonly a: keyof typeof anclasDeLaGuia;
  /** For a dialog, whose typed text the page would lose. */
  readonly otraPestana?: boolean;
  readonly children: ReactNode;
}

/** Whether the page needs no session: the guide, which needs one, is then not offered. */
export const SinSesion = createContext(false);

/** Link to a heading of the guide. */
export function EnlaceGuia({ a, otraPestana = false, children }: EnlaceGuiaProps) {
  if (useContext(SinSesion)) return null;
  const to = { pathname: paths.guia.href(), hash: anclasDeLaGuia[a] };
  return (
    <Anchor component={Link} to={to} size="sm" {...(otraPestana && { target: '_blank' })}>
      {children}
      {otraPestana && ' (en otra pestaña)'}
    </Anchor>
  );
}
