import { CODIFICACIONES, esCodificacion, type Codificacion } from '@mantenible/wording/texto-de-archivo';
import { NativeSelect } from '@mantine/core';

const nombresDeCodificacion: Readonly<Record<Codificacion, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'Windows (windows-1252)',
  macintosh: 'Excel para Mac (Mac Roman)',
  'utf-16': 'UTF-16',
};

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
