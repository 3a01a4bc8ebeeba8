import type { Integrante } from '@mantenible/contracts/equipo';

import { aislar } from '../../../ui/aislar.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { quitarMiembro } from '../api/quitar-miembro.ts';
import { traspasarProyecto } from '../api/traspasar-proyecto.ts';
import { useCambio } from './use-cambio.ts';

/** What is asked about a member: to leave, to be taken out, or to become the owner. */
export interface Salida {
  readonly que: 'salir' | 'quitar' | 'traspasar';
  readonly persona: Integrante;
}

interface DialogoSalidaProps {
  readonly proyectoId: string;
  /** Null while the dialog is closed. */
  readonly salida: Salida | null;
  readonly onCerrar: () => void;
  /** Called when the reader has left the team. */
  readonly onSalir: () => void;
}

/** Confirms that a person leaves a team, or becomes the owner of its project. */
export function DialogoSalida({ proyectoId, salida, onCerrar, onSalir }: DialogoSalidaProps) {
  const cambio = useCambio({
    hacer: ({ que, persona }: Salida) =>
      que === 'traspasar'
        ? traspasarProyecto(proyectoId, persona._id)
        : quitarMiembro(proyectoId, persona._id).then(() => ''),
    exito: (nombre, pedida) => exitoDe(pedida, nombre),
    fallo: 'No se pudo cambiar el equipo.',
  });
  const textos = salida && textosDe(salida);
  return (
    <DialogoConfirmar
      abierto={salida !== null}
      titulo={textos?.titulo ?? ''}
      textoConfirmar={textos?.confirmar ?? ''}
      peligro={salida?.que !== 'traspasar'}
      ocupado={cambio.isPending}
      onCancelar={onCerrar}
      onConfirmar={() => {
        if (salida === null || cambio.isPending) return;
        cambio.mutate(salida, {
          onSettled: onCerrar,
          onSuccess: () => {
            if (salida.que === 'salir') onSalir();
          },
        });
      }}
    >
      <p>{textos?.texto}</p>
    </DialogoConfirmar>
  );
}

function textosDe({ que, persona }: Salida) {
  const nombre = aislar(persona.nombre);
  switch (que) {
    case 'salir':
      return {
        titulo: 'Salir del equipo',
        confirmar: 'Salir',
        texto:
          'Ya no podrá ver este proyecto. Lo que guardó en él se queda; sus borradores dejan de verse. Para volver, hace falta otra invitación.',
      };
    case 'quitar':
      return {
        titulo: 'Quitar del equipo',
        confirmar: 'Quitar',
        texto: `${nombre} ya no podrá ver este proyecto. Lo que guardó en él se queda.`,
      };
    case 'traspasar':
      return {
        titulo: 'Traspasar el proyecto',
        confirmar: 'Traspasar',
        texto: `El proyecto pasa a ser de ${nombre}, y usted queda como miembro. El token no se traspasa: se borra, y ${nombre} escribe el suyo. Las invitaciones abiertas terminan. Solo ${nombre} podrá devolvérselo.`,
      };
  }
}

function exitoDe({ que, persona }: Salida, nombreDelProyecto: string): string {
  const nombre = aislar(persona.nombre);
  switch (que) {
    case 'salir':
      return 'Salió del equipo.';
    case 'quitar':
      return `${nombre} ya no es del equipo.`;
    case 'traspasar':
      return `El proyecto es de ${nombre} y se llama «${aislar(nombreDelProyecto)}».`;
  }
}
