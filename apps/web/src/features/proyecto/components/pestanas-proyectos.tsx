import { paths } from '../../../lib/paths.ts';
import { PestanasEnlace } from '../../../ui/pestanas-enlace.tsx';

/** Tabs of an admin's list: their own projects, and those of all others. */
export function PestanasProyectos({ ajenos }: { readonly ajenos: boolean }) {
  const inicio = paths.listaProyectos.href();
  const pestanas = [
    { texto: 'Mis proyectos', href: inicio, actual: !ajenos },
    { texto: 'De otras personas', href: `${inicio}?de=otras`, actual: ajenos },
  ];
  return <PestanasEnlace nombre="De quién son los proyectos" pestanas={pestanas} />;
}
