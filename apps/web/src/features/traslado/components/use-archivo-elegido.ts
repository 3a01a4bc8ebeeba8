import { useRef, useState } from 'react';

const maxBytes = 4 * 1024 * 1024;

/** A JSON file as it was read, with a number of its own. */
export interface ArchivoLeido {
  readonly numero: number;
  readonly catalogo: object;
}

interface ArchivoElegido {
  readonly archivo: ArchivoLeido | null;
  readonly fallo: string | null;
  readonly elegir: (file: File | null) => Promise<void>;
}

const esObjeto = (valor: unknown): valor is object =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

/** The chosen file: its content, or why it cannot be read. */
export function useArchivoElegido(): ArchivoElegido {
  const [archivo, setArchivo] = useState<ArchivoLeido | null>(null);
  const [fallo, setFallo] = useState<string | null>(null);
  const ultimo = useRef(0);
  return {
    archivo,
    fallo,
    elegir: async (file) => {
      const numero = (ultimo.current += 1);
      setArchivo(null);
      setFallo(null);
      if (file === null) return;
      if (file.size > maxBytes) {
        setFallo('El archivo pasa de 4 MB: no es un catálogo de Mantenible.');
        return;
      }
      const texto = await file.text().catch(() => null);
      // Another file was chosen meanwhile.
      if (numero !== ultimo.current) return;
      // The file was changed or removed after it was chosen.
      if (texto === null) setFallo('No se pudo leer el archivo. Elíjalo de nuevo.');
      else leer(texto, numero);
    },
  };

  function leer(texto: string, numero: number) {
    const catalogo = objetoDe(texto);
    if (catalogo === null) setFallo('El archivo no es un objeto JSON: elija uno descargado aquí.');
    else setArchivo({ numero, catalogo });
  }
}

function objetoDe(texto: string): object | null {
  try {
    const valor: unknown = JSON.parse(texto);
    return esObjeto(valor) ? valor : null;
  } catch {
    return null;
  }
}
