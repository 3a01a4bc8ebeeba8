import { FileInput, type FileInputProps } from '@mantine/core';
import { useRef } from 'react';

interface CampoArchivoProps extends Pick<
  FileInputProps,
  'accept' | 'description' | 'disabled' | 'error' | 'label' | 'placeholder'
> {
  readonly onElegir: (archivo: File | null) => void;
}

/** A field that takes one file, and takes the same file again after it was corrected. */
export function CampoArchivo({ onElegir, ...props }: CampoArchivoProps) {
  const vaciarCampo = useRef<() => void>(null);
  return (
    <FileInput
      placeholder="Elegir un archivo"
      {...props}
      resetRef={vaciarCampo}
      onChange={(archivo) => {
        // Choosing the same file again causes no event while the field still holds it.
        vaciarCampo.current?.();
        onElegir(archivo);
      }}
    />
  );
}
