import { MejoraDeEnlace } from '../../features/mejora/components/mejora-de-enlace.tsx';
import type { De } from './de.ts';

/** The improvement plan of a project. */
export default function Mejora({ contenido }: { readonly contenido: De<'plan'> }) {
  return <MejoraDeEnlace {...contenido} />;
}
