import type { Enlace } from '@mantenible/contracts/enlace';
import { formatDateTime } from '@mantenible/wording/fechas';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useDelete } from '../../../lib/forms/use-delete.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { eliminarEnlace } from '../api/eliminar-enlace.ts';
import { nombresDeClase } from '../labels.ts';
import shared from '../../../ui/shared.module.css';

interface TablaEnlacesProps {
  readonly proyectoId: string;
  readonly enlaces: readonly Enlace[];
  readonly onRetirado: (id: string) => void;
}

const columnas: readonly Columna<Enlace>[] = [
  { titulo: 'Qué muestra', celda: QueMuestra },
  { titulo: 'Creado', celda: ({ creado }) => <time dateTime={creado}>{formatDateTime(creado)}</time> },
  {
    titulo: 'Vale hasta',
    celda: ({ expira, vigente }) => (
      <>
        <time dateTime={expira}>{formatDateTime(expira)}</time>
        {!vigente && <span className={shared.detail}>Caducado</span>}
      </>
    ),
  },
];

/** The links of a project, each of which can be revoked. */
export function TablaEnlaces({ proyectoId, enlaces, onRetirado }: TablaEnlacesProps) {
  const dialogo = useDelete({
    textoExito: 'Enlace retirado: ya no se abre.',
    textoError: 'No se pudo retirar el enlace.',
    remove: async (id) => {
      await eliminarEnlace(proyectoId, id).catch((error: unknown) => {
        if (toApiProblem(error).status !== 404) throw error;
      });
      onRetirado(id);
    },
  });
  return (
    <>
      <TablaDatos
        etiqueta="Enlaces del proyecto"
        columnas={columnas}
        registros={enlaces}
        acciones={(enlace) => (
          <Button
            size="compact-sm"
            variant="subtle"
            color="red"
            aria-label={`Retirar: ${nombresDeClase[enlace.clase]}, ${formatDateTime(enlace.creado)}`}
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => {
              dialogo.abrir(enlace._id);
            }}
          >
            Retirar
          </Button>
        )}
      />
      <DialogoConfirmar
        abierto={dialogo.id !== null}
        titulo="¿Retirar el enlace?"
        textoConfirmar="Retirar"
        peligro
        ocupado={dialogo.eliminando}
        onConfirmar={dialogo.confirmar}
        onCancelar={dialogo.cancelar}
      >
        <p>Quien lo tenga dejará de ver el resultado. Esta acción no se puede deshacer.</p>
      </DialogoConfirmar>
    </>
  );
}

function QueMuestra({ clase, titulo, conCodigo }: Enlace) {
  return (
    <>
      {nombresDeClase[clase]}
      {titulo !== '' && (
        <span className={shared.detail}>
          <bdi>{titulo}</bdi>
        </span>
      )}
      {conCodigo && <span className={shared.detail}>Con código</span>}
    </>
  );
}
