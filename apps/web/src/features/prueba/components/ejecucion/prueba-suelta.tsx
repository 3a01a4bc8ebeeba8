import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { toApiProblem } from '../../../../lib/api-problem.ts';
import { paths } from '../../../../lib/paths.ts';
import { useAvisos } from '../../../../ui/aviso/index.ts';
import { guardarRespuestas } from '../../api/guardar-respuestas.ts';
import { sinGuardado, type CopiaGuardada, type GuardadoEnDuda } from '../../borrador/copia-local.ts';
import { guardarComoPropia, type PartesGuardado } from '../../borrador/guardar-prueba.ts';
import { esAusente, motivoRechazo } from '../../borrador/motivo-rechazo.ts';
import { DialogoSinBorrador } from './dialogo-sin-borrador.tsx';
import { useSalidaGuardada } from './use-guardar.ts';

interface PruebaSueltaProps {
  readonly proyectoId: string;
  readonly suelta: GuardadoEnDuda;
  readonly copia: CopiaGuardada;
  /** Called when the copy was dropped and the scope's draft is to be opened. */
  readonly onAbrir: () => void;
}

/** A save of an earlier visit that stored nothing and whose draft no longer exists: the person decides. */
export function PruebaSuelta({ proyectoId, suelta, copia, onAbrir }: PruebaSueltaProps) {
  const navegar = useNavigate();
  const salir = useSalidaGuardada(proyectoId);
  const { avisarError, resolver } = useAvisos();
  const guardar = useMutation({
    onMutate: resolver,
    mutationFn: async () => {
      let prueba: string | null = null;
      const enviar: PartesGuardado['guardar'] = async (clave, cuerpo) => {
        prueba = await guardarRespuestas(clave, cuerpo);
      };
      const partes = { guardar: enviar, motivoRechazo, esAusente, nuevaClave: () => crypto.randomUUID() };
      await guardarComoPropia(copia, suelta, partes);
      return { resultado: 'guardada' as const, prueba };
    },
    onSuccess: salir,
    onError: (error) => {
      avisarError('Hubo un error al guardar las respuestas.', toApiProblem(error).mensaje);
    },
  });
  return (
    <DialogoSinBorrador
      abierto
      ocupado={guardar.isPending}
      textoCerrar="Decidir más tarde"
      onCerrar={() => void navegar(paths.planificacion.href({ id: proyectoId }))}
      onGuardar={() => {
        guardar.mutate();
      }}
      onAbrir={() => {
        copia.escribir(sinGuardado({ ...copia.leer(), guardado: suelta }));
        onAbrir();
      }}
    />
  );
}
