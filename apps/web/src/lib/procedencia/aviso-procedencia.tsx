import { frasesDeProcedencia, type Procedencia } from './frases.ts';

interface AvisoProcedenciaProps {
  readonly procedencia: Procedencia;
  readonly className?: string | undefined;
}

/** Notice of what differs between the shown analysis and its project today; nothing without a difference. */
export function AvisoProcedencia({ procedencia, className }: AvisoProcedenciaProps) {
  const frases = frasesDeProcedencia(procedencia);
  return frases.length === 0 ? null : <span className={className}>{frases.join(' ')}</span>;
}
