import { useSession } from '../../lib/session/session.ts';
import type { Pendiente } from '../../lib/session/hooks.ts';
import { DialogoConfirmar } from '../../ui/dialogo-confirmar.tsx';

const textos: Readonly<Record<Pendiente, { readonly titulo: string; readonly texto: string }>> = {
  respuestas: {
    titulo: 'Hay respuestas que aún no se han enviado',
    texto: 'Si cierra la sesión ahora, se eliminarán de este dispositivo y no podrá recuperarlas.',
  },
  formulario: {
    titulo: 'Hay cambios sin guardar',
    texto: 'Si cierra la sesión ahora, se perderá lo que ha escrito en esta página.',
  },
};

/** Asks for confirmation when 'Cerrar Sesión' would lose unsaved work; staying is the default. */
export default function SalidaPendiente() {
  const { salida, cerrarSesionYPerder, seguirDentro } = useSession();
  const pendientes = salida === null || salida === 'enviando' ? [] : salida;
  const [primero = 'formulario'] = pendientes;
  return (
    <DialogoConfirmar
      abierto
      titulo={textos[primero].titulo}
      textoConfirmar="Cerrar sesión y descartar"
      textoCancelar="Seguir con la sesión"
      peligro
      onConfirmar={cerrarSesionYPerder}
      onCancelar={seguirDentro}
    >
      {pendientes.map((pendiente) => (
        <p key={pendiente}>{textos[pendiente].texto}</p>
      ))}
      {pendientes.includes('respuestas') && (
        <p>Puede esperar a que vuelva la conexión, o abrir la prueba para que se envíen.</p>
      )}
    </DialogoConfirmar>
  );
}
