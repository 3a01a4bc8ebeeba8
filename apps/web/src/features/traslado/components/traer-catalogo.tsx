import { modosDeTraslado, type ModoDeTraslado, type TrasladoSimulado } from '@mantenible/domain/traslado';
import { Radio } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito, useAvisos } from '../../../ui/aviso/index.ts';
import { BotonExplicado } from '../../../ui/boton-explicado.tsx';
import { CampoArchivo } from '../../../ui/campo-archivo.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { importarCatalogo, type Peticion } from '../api/importar-catalogo.ts';
import { simularTrasladoQuery } from '../api/simular-traslado.ts';
import { ResultadoComprobacion } from './resultado-comprobacion.tsx';
import shared from '../../../ui/shared.module.css';
import classes from './traslado.module.css';
import type { ArchivoLeido } from '../modelo/archivo-leido.ts';
import { useArchivoElegido } from './use-archivo-elegido.ts';

const nombresDeModo = {
  anadir: 'Añadir al catálogo de aquí, que conserva lo demás',
  reemplazar: 'Reemplazar el catálogo de aquí: lo que no está en el archivo se elimina',
} as const satisfies Record<ModoDeTraslado, string>;

const delArchivo = {
  accept: '.json,.xlsx,application/json',
  label: 'Archivo del catálogo',
  description:
    'Un libro de Excel o un JSON que se descargó aquí, o un objeto JSON con las respuestas de GET /pautas, /listasVerificacion, /metricas, /subcaracteristicas y de los criterios bajo esos nombres.',
} as const;

/** The import of a file in two steps: a check that names every change and every fault, then the import of just that. */
export function TraerCatalogo() {
  const { archivo, fallo, elegir } = useArchivoElegido();
  const [modo, setModo] = useState<ModoDeTraslado>('anadir');
  const comprobacion = useQuery(simularTrasladoQuery(archivo, modo));
  const { importando, importar } = useImportar();
  const simulado = archivo === null ? undefined : comprobacion.data;
  return (
    <section aria-labelledby="traer" className={classes.section}>
      <h2 id="traer" className={shared.largeText}>
        Traer un catálogo
      </h2>
      <div className={`${classes.fields} ${classes.wide}`}>
        <CampoArchivo {...delArchivo} error={fallo} onElegir={(file) => void elegir(file)} />
        <Radio.Group
          label="Qué hacer con el catálogo de aquí"
          value={modo}
          onChange={(valor) => {
            setModo(modosDeTraslado.find((uno) => uno === valor) ?? 'anadir');
          }}
        >
          <div className={classes.fields}>
            {modosDeTraslado.map((uno) => (
              <Radio key={uno} value={uno} label={nombresDeModo[uno]} />
            ))}
          </div>
        </Radio.Group>
        {archivo !== null && (
          <EstadoConsulta consulta={comprobacion} textoCargando="Comprobando el archivo…">
            {(datos) => <ResultadoComprobacion simulado={datos} />}
          </EstadoConsulta>
        )}
      </div>
      <BotonExplicado
        motivo={motivoDe(archivo, simulado)}
        ocupado={importando}
        onClick={() => {
          if (archivo !== null && simulado !== undefined)
            importar({ archivo, modo, huella: simulado.huella });
        }}
      >
        Importar el catálogo
      </BotonExplicado>
    </section>
  );
}

/** The import; a second press after a lost answer sends the same key again. */
function useImportar() {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  /** Keys by the fingerprint of the check. */
  const claves = useRef(new Map<string, string>());
  const importado = useMutation({
    onMutate: resolver,
    mutationFn: importarCatalogo,
    onSuccess: () => {
      avisarExito('Catálogo importado.');
      // The next import is another request, also of the same file.
      claves.current.clear();
    },
    onError: (error) => {
      avisarError('No se pudo importar el catálogo.', toApiProblem(error).mensaje);
    },
    // What was read before, the check of the file included, is of another catalogue now.
    onSettled: () => queryClient.invalidateQueries(),
  });
  return {
    importando: importado.isPending,
    importar: (peticion: Omit<Peticion, 'idempotencyKey'>) => {
      const idempotencyKey = claves.current.get(peticion.huella) ?? crypto.randomUUID();
      claves.current.set(peticion.huella, idempotencyKey);
      importado.mutate({ ...peticion, idempotencyKey });
    },
  };
}

/** Reason why the import is disabled; null when it is enabled. */
function motivoDe(archivo: ArchivoLeido | null, simulado: TrasladoSimulado | undefined): string | null {
  if (archivo === null) return 'Elija primero un archivo';
  if (simulado === undefined) return 'Espere a que se compruebe el archivo';
  if (simulado.reparos.length > 0) return 'Corrija primero el archivo, o elija otro';
  return simulado.cambios.length === 0 ? 'El archivo no cambia nada' : null;
}
