import { entregaEnviada, type EntregaEnviada } from '@mantenible/contracts/entrega';
import { useState, type ReactNode } from 'react';

import { validate } from '../../../lib/forms/validate.ts';
import { DialogoConfirmar } from '../../../ui/dialogo-confirmar.tsx';

interface GuardarConConsecuencias {
  readonly guardar: () => void;
  readonly dialogo: ReactNode;
}

/** Saving that first names what it does to what was delivered, where it does something, and asks. */
export function useConsecuencias(
  candidate: EntregaEnviada,
  consecuencias: ((enviada: EntregaEnviada) => readonly string[]) | undefined,
  guardar: () => void,
): GuardarConConsecuencias {
  const [efectos, setEfectos] = useState<readonly string[]>([]);
  const cerrar = () => {
    setEfectos([]);
  };
  return {
    guardar: () => {
      const revisada = validate(entregaEnviada, candidate);
      // An invalid form is refused by the saving itself.
      const suyos = revisada.ok ? (consecuencias?.(revisada.data) ?? []) : [];
      if (suyos.length === 0) guardar();
      else setEfectos(suyos);
    },
    dialogo: (
      <DialogoConfirmar
        abierto={efectos.length > 0}
        titulo="¿Cambiar una entrega que ya se cerró?"
        textoConfirmar="Guardar el cambio"
        peligro
        onCancelar={cerrar}
        onConfirmar={() => {
          cerrar();
          guardar();
        }}
      >
        {efectos.map((efecto) => (
          <p key={efecto}>{efecto}</p>
        ))}
      </DialogoConfirmar>
    ),
  };
}
