import { PlanDeEnlace } from '../../features/mejora/components/plan-de-enlace.tsx';
import type { De } from './de.ts';

/** The improvement plan of a project. */
export default function Plan({ contenido }: { readonly contenido: De<'plan'> }) {
  return <PlanDeEnlace plan={contenido} />;
}
