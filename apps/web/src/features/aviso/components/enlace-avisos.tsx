import { contar } from '@mantenible/wording/contar';
import { IconBell } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { leerAvisosQuery } from '../api/leer-avisos.ts';

interface EnlaceAvisosProps {
  readonly className: string | undefined;
  readonly onFollow: () => void;
}

/** The menu's link to the notices, with the number of unread ones. */
export function EnlaceAvisos({ className, onFollow }: EnlaceAvisosProps) {
  const { data } = useQuery(leerAvisosQuery());
  const sinLeer = data?.sinLeer ?? 0;
  return (
    <Link
      to={paths.avisos.href()}
      className={className}
      aria-label={sinLeer === 0 ? 'Avisos' : `Avisos, ${contar(sinLeer, 'sin leer', 'sin leer')}`}
      onClick={onFollow}
    >
      <IconBell size={18} aria-hidden />
      Avisos{sinLeer > 0 && ` (${String(sinLeer)})`}
    </Link>
  );
}
