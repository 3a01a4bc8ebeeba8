import { useState } from 'react';

import { servicios, type DatosAnalisis } from '../modelo/archivos.ts';
import { direccionInicial, servicioInicial, type ServicioPropio } from '../modelo/avisos.ts';
import { datosDe, lenguajes, versionPythonPorDefecto } from '../modelo/lenguajes.ts';
import { useParametros } from '../../../ui/use-parametros.ts';

/** The editable values of the files. */
export type Eleccion = Omit<DatosAnalisis, 'clave' | 'rama'>;

/**
 * The choices of the page, with defaults of this installation's service. Service and language are in the
 * URL; the other values depend on them until the person types them.
 */
export function useDatosAnalisis(propio: ServicioPropio) {
  const [params, setParams] = useParametros();
  const [escrito, setEscrito] = useState<Partial<Eleccion>>({});
  const servicio = servicios.find((uno) => uno === params.get('servicio')) ?? servicioInicial(propio);
  const lenguaje = lenguajes.find((uno) => uno === params.get('lenguaje')) ?? 'javascript';
  const eleccion: Eleccion = {
    fuentes: datosDe[lenguaje].fuentes,
    versionPython: versionPythonPorDefecto,
    organizacion: propio?.organizacion ?? '',
    direccion: direccionInicial(propio, servicio),
    ...escrito,
    servicio,
    lenguaje,
  };
  return {
    eleccion,
    escribir: (campo: 'fuentes' | 'versionPython' | 'organizacion' | 'direccion', texto: string) => {
      setEscrito((antes) => ({ ...antes, [campo]: texto }));
    },
    elegir: (campo: 'servicio' | 'lenguaje', valor: string) => {
      setParams(
        (antes) => {
          antes.set(campo, valor);
          return antes;
        },
        { replace: true, preventScrollReset: true },
      );
    },
  };
}
