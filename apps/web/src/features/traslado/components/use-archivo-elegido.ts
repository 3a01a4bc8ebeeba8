import { useRef, useState } from 'react';

import type { ArchivoLeido } from '../modelo/archivo-leido.ts';

const maxBytes = 4 * 1024 * 1024;

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
      const bytes = await file.arrayBuffer().catch(() => null);
      // Another file was chosen meanwhile.
      if (numero !== ultimo.current) return;
      const leido = bytes === null ? null : contenidoDe(bytes);
      // The file was changed or removed after it was chosen.
      if (bytes === null) setFallo('No se pudo leer el archivo. Elíjalo de nuevo.');
      else if (leido === null)
        setFallo('El archivo no es un libro de Excel ni un objeto JSON: elija uno descargado aquí.');
      else setArchivo({ numero, ...leido });
    },
  };
}

const tipoXlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A workbook is an archive, which begins with the letters PK. */
function contenidoDe(bytes: ArrayBuffer): Omit<ArchivoLeido, 'numero'> | null {
  const [primero, segundo] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength));
  if (primero === 0x50 && segundo === 0x4b)
    return { contenido: new Blob([bytes], { type: tipoXlsx }), ruta: '/xlsx' };
  const objeto = objetoDe(new TextDecoder().decode(bytes));
  return objeto === null ? null : { contenido: objeto, ruta: '' };
}

function objetoDe(texto: string): object | null {
  try {
    const valor: unknown = JSON.parse(texto);
    return esObjeto(valor) ? valor : null;
  } catch {
    return null;
  }
}
