import { CODIFICACIONES, esCodificacion, type Codificacion } from '@mantenible/wording/texto-de-archivo';
import { NativeSelect } from '@mantine/core';

import { nombresDeCodificacion } from '../labels.ts';

interface CodificacionDeClaseProps {
  readonly codificacion: Codificacion;
  readonly supuesta: boolean;
  readonly onElegir: (codificacion: Codificacion) => void;
}

const opciones = CODIFICACIONES.map((value) => ({ value, label: nombresDeCodificacion[value] }));

/** The encoding in which a file was read; another choice reads it again. */
export function CodificacionDeClase({ codificacion, supuesta, onElegir }: CodificacionDeClaseProps) {
  return (
    <NativeSelect
      label="Codificación del archivo"
      description={
        supuesta
          ? 'Se supuso por sus letras: si los acentos no se leen bien, elija otra.'
          : 'Si los acentos no se leen bien, elija otra.'
      }
      data={opciones}
      value={codificacion}
      onChange={({ currentTarget: { value } }) => {
        if (esCodificacion(value)) onElegir(value);
      }}
    />
  );
}
