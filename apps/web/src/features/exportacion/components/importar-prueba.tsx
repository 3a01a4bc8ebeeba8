import { contar } from '@mantenible/wording/contar';
import { Anchor } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { hrefEjecucion } from '../../../lib/prueba-api/rutas-ejecucion.ts';
import { CampoArchivo } from '../../../ui/campo-archivo.tsx';
import { importarPrueba } from '../api/importar-prueba.ts';
import shared from '../../../ui/shared.module.css';
import classes from './exportacion.module.css';

const maxBytes = 2 * 1024 * 1024;

/** A test's file, from here or another installation, as a draft of this project. */
export function ImportarPrueba({ proyectoId }: { readonly proyectoId: string }) {
  const importada = useMutation({
    mutationFn: async (file: File) => importarPrueba(proyectoId, await contenidoDe(file)),
  });
  const { data, error } = importada;
  return (
    <section aria-labelledby="importar" className={classes.section}>
      <h2 id="importar" className={shared.largeText}>
        Traer respuestas como borrador
      </h2>
      <CampoArchivo
        label="Archivo de una prueba"
        description="Uno de los que se descargan aquí. Las respuestas se ponen en un borrador con las preguntas de hoy; nada se guarda hasta que usted guarde la prueba."
        placeholder={importada.isPending ? 'Leyendo…' : 'Elegir un archivo'}
        accept=".json,application/json"
        disabled={importada.isPending}
        error={error === null ? null : mensajeDe(error)}
        onElegir={(file) => {
          if (file !== null) importada.mutate(file);
        }}
      />
      {data !== undefined && (
        <p role="status">
          {contar(data.respondidas, 'respuesta', 'respuestas')} de{' '}
          {contar(data.preguntas, 'pregunta', 'preguntas')} en el borrador.{' '}
          {data.cambios.length > 0 &&
            `${contar(data.cambios.length, 'pregunta ha cambiado', 'preguntas han cambiado')} desde entonces. `}
          <Anchor
            component={Link}
            underline="always"
            to={hrefEjecucion(proyectoId, { ...data, adicionales: [] })}
          >
            Continuar la prueba
          </Anchor>
        </p>
      )}
    </section>
  );
}

/** A file that this page refuses before it is sent. */
class ArchivoRechazado extends Error {}

const mensajeDe = (error: Error) =>
  error instanceof ArchivoRechazado ? error.message : toApiProblem(error).mensaje;

async function contenidoDe(file: File): Promise<unknown> {
  if (file.size > maxBytes) throw new ArchivoRechazado('El archivo pasa de 2 MB: no es una prueba.');
  try {
    return JSON.parse(await file.text());
  } catch {
    throw new ArchivoRechazado('El archivo no es una prueba descargada de Mantenible.');
  }
}
