import { textoDeArchivo, type Codificacion, type TextoLeido } from '@mantenible/wording/texto-de-archivo';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { toApiProblem } from '../api-problem.ts';

/** The chosen file as it was read, and the key of its import. */
interface ClaseLeida extends TextoLeido {
  readonly bytes: ArrayBuffer;
  readonly idempotencyKey: string;
}

/** What differs between the files of classes. */
interface OpcionesDeClase<Simulacion> {
  readonly maxBytes: number;
  /** Why a larger file is refused, and what to do. */
  readonly demasiado: string;
  readonly simular: (texto: string) => Promise<Simulacion>;
}

interface ClaseElegida<Simulacion> {
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
export function useClaseElegida<S>({ maxBytes, demasiado, simular }: OpcionesDeClase<S>): ClaseElegida<S> {
  const [clase, setClase] = useState<ClaseLeida | null>(null);
  const [fallo, setFallo] = useState<string | null>(null);
  const vigente = useRef<unknown>(null);
  const simulada = useMutation({
    mutationFn: ({ texto }: ClaseLeida) => simular(texto),
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
        setFallo(demasiado);
        return;
      }
      const bytes = await archivo.arrayBuffer().catch(() => null);
      if (archivo !== vigente.current) return;
      setFallo(motivoDe(bytes));
      if (bytes !== null && motivoDe(bytes) === null) leer(bytes, null);
    },
    releer: (codificacion) => {
      if (clase !== null) leer(clase.bytes, codificacion);
    },
    comprobar: () => {
      if (clase !== null) simulada.mutate(clase);
    },
  };
}

/** Why a chosen file gives no text; null for one that does. */
function motivoDe(bytes: ArrayBuffer | null): string | null {
  // The file was changed or removed after it was chosen.
  if (bytes === null) return 'No se pudo leer el archivo. Elíjalo de nuevo.';
  return esLibro(bytes) ? 'Es un libro de Excel: ábralo, guárdelo como CSV UTF-8 y elija ese archivo.' : null;
}

/** A workbook is an archive, which begins with the letters PK. */
function esLibro(bytes: ArrayBuffer): boolean {
  const [primero, segundo, tercero] = new Uint8Array(bytes);
  return primero === 0x50 && segundo === 0x4b && tercero === 0x03;
}
