import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import classes from './aviso-de-cuota.module.css';
import { leerCuotasPropiasQuery } from './leer-cuotas-propias.ts';
import { avisosDe, type NombreCuota } from './textos.ts';

interface AvisoDeCuotaProps {
  /** The quotas that count for what the screen creates. */
  readonly cuotas: readonly NombreCuota[];
  readonly proyecto?: string;
}

/** Announces quotas from 80 % on, with the way out; nothing before that, and nothing where they could not be read. */
export function AvisoDeCuota({ cuotas, proyecto }: AvisoDeCuotaProps) {
  const { data } = useQuery(leerCuotasPropiasQuery(proyecto ?? null));
  return <ListaDeAvisos avisos={data ? avisosDe(data, cuotas) : []} />;
}

/** Sentences on quotas, announced politely; no box without any. */
export function ListaDeAvisos({ avisos }: { readonly avisos: readonly string[] }) {
  if (avisos.length === 0) return null;
  return (
    <div className={classes.notice} role="status">
      <IconAlertTriangle size={20} aria-hidden className={classes.icon} />
      <div className={classes.texts}>
        {avisos.map((aviso) => (
          <p key={aviso}>{aviso}</p>
        ))}
      </div>
    </div>
  );
}
