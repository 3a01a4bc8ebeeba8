import type { Simulacion } from '@mantenible/contracts/cuenta';
import { textoDeArchivo, type Codificacion, type TextoLeido } from '@mantenible/wording/texto-de-archivo';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { simularImportacion } from '../api/simular-importacion.ts';

const maxBytes = 256 * 1024;

/** The chosen file as it was read, and the key of its import. */
interface ClaseLeida extends TextoLeido {
  readonly bytes: ArrayBuffer;
  readonly idempotencyKey: string;
}

export interface ClaseElegida {
  readonly clase: ClaseLeida | null;
  readonly fallo: string | null;
  readonly simulacion: Simulacion | undefined;
  readonly comprobando: boolean;
  readonly elegir: (archivo: File | null) => Promise<void>;
  /** Reads the same file in another encoding. */
  readonly releer: (codificacion: Codificacion) => void;
  /** Checks the same text again. */
  readonly comprobar: () => void;
}

function claseDe(bytes: ArrayBuffer, elegida: Codificacion | null): ClaseLeida {
  const leido = textoDeArchivo(
    new Uint8Array(bytes),
    (nombre, fatal) => new TextDecoder(nombre, { fatal }).decode(bytes),
    elegida,
  );
  return { ...leido, bytes, idempotencyKey: crypto.randomUUID() };
}

/** The file of a class: read in the guessed or chosen encoding, and checked each time. */
export function useClaseElegida(): ClaseElegida {
  const [clase, setClase] = useState<ClaseLeida | null>(null);
  const [fallo, setFallo] = useState<string | null>(null);
  const vigente = useRef<unknown>(null);
  const simulada = useMutation({
    mutationFn: ({ texto }: ClaseLeida) => simularImportacion(texto),
    onError: (error, leida) => {
      // Another file or encoding was chosen meanwhile: its own check reports.
      if (leida === vigente.current) setFallo(toApiProblem(error).mensaje);
    },
  });
  const empezar = (actual: unknown) => {
    vigente.current = actual;
    simulada.reset();
    setFallo(null);
  };
  const leer = (bytes: ArrayBuffer, elegida: Codificacion | null) => {
    const leida = claseDe(bytes, elegida);
    empezar(leida);
    setClase(leida);
    simulada.mutate(leida);
  };
  return {
    clase,
    fallo,
    simulacion: simulada.data,
    comprobando: simulada.isPending,
    elegir: async (archivo) => {
      empezar(archivo);
      setClase(null);
      if (archivo === null) return;
      if (archivo.size > maxBytes) {
        setFallo('El archivo pasa de 256 KiB: divida la clase en varios.');
        return;
      }
      const bytes = await archivo.arrayBuffer().catch(() => null);
      if (archivo !== vigente.current) return;
      // The file was changed or removed after it was chosen.
      if (bytes === null) setFallo('No se pudo leer el archivo. Elíjalo de nuevo.');
      else leer(bytes, null);
    },
    releer: (codificacion) => {
      if (clase !== null) leer(clase.bytes, codificacion);
    },
    comprobar: () => {
      if (clase !== null) simulada.mutate(clase);
    },
  };
}
