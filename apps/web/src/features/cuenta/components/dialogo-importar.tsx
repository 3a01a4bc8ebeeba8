import type { ClaseImportada, Simulacion } from '@mantenible/contracts/cuenta';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { toApiProblem, type ApiProblem } from '../../../lib/api-problem.ts';
import { CodificacionDeClase } from '../../../lib/clase-elegida/codificacion-de-clase.tsx';
import { useClaseElegida } from '../../../lib/clase-elegida/use-clase-elegida.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonExplicado } from '../../../ui/boton-explicado.tsx';
import { CampoArchivo } from '../../../ui/campo-archivo.tsx';
import shared from '../../../ui/shared.module.css';
import { Dialogo } from '../../../ui/dialogo.tsx';
import { importarClase } from '../api/importar-clase.ts';
import { simularImportacion } from '../api/simular-importacion.ts';
import { labels } from '../labels.ts';
import { recuento } from '../modelo.ts';
import { ClaseImportadaResumen } from './clase-importada.tsx';
import classes from './cuentas.module.css';
import { VistaPrevia } from './vista-previa.tsx';

const delArchivo = {
  maxBytes: 256 * 1024,
  demasiado: 'El archivo pasa de 256 KiB: divida la clase en varios.',
  simular: simularImportacion,
};

/**
 * Imports a class in two steps: a dry run that shows the file as it was read and names the invalid lines, then the import of
 * the whole file.
 */
export function DialogoImportar({ onCerrar }: { readonly onCerrar: () => void }) {
  const { clase, fallo, simulacion, comprobando, elegir, releer, comprobar } = useClaseElegida(delArchivo);
  const importada = useImportar(comprobar);
  // Only this dialog has the key that distinguishes a repeated import from another one.
  const cerrar = () => {
    if (!importada.isPending) onCerrar();
  };
  if (importada.data !== undefined) return <DialogoImportada clase={importada.data} onCerrar={onCerrar} />;
  return (
    <Dialogo opened onClose={cerrar} closeOnClickOutside={false} size="lg" title={labels.importar}>
      <div className={classes.fields}>
        <CampoArchivo
          accept=".csv,text/csv"
          label="Archivo CSV de la clase"
          description="Columnas usuario, nombre, correo y rol, con esa cabecera, o lo que exporta Moodle: sin usuario, lo es el correo. Sin columna correo o rol, las cuentas que ya existen conservan los suyos. Hasta 500 personas."
          error={fallo}
          onElegir={(archivo) => void elegir(archivo)}
        />
        {clase && <CodificacionDeClase {...clase} onElegir={releer} />}
        {comprobando && <p role="status">Comprobando el archivo…</p>}
        {simulacion && <VistaPrevia {...simulacion} />}
      </div>
      <div className={shared.dialogActions}>
        <BotonExplicado
          variant="default"
          motivo={
            importada.isPending ? 'Espere a que termine: solo entonces se muestran las contraseñas' : null
          }
          onClick={cerrar}
        >
          Cancelar
        </BotonExplicado>
        <BotonExplicado
          motivo={comprobando ? 'Espere a que se compruebe el archivo' : motivoDe(simulacion, fallo)}
          ocupado={importada.isPending}
          onClick={() => {
            if (clase !== null) importada.mutate(clase);
          }}
        >
          {importada.isPending ? 'Importando…' : 'Importar'}
        </BotonExplicado>
      </div>
    </Dialogo>
  );
}

/** The import; after a refusal `comprobar` checks the file again. */
function useImportar(comprobar: () => void) {
  const queryClient = useQueryClient();
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: importarClase,
    onError: (error) => {
      const problema = toApiProblem(error);
      if (quedaEnDuda(problema)) {
        avisarError(labels.errorImportar, labels.sinRespuesta);
        return;
      }
      avisarError(labels.errorImportar, problema.mensaje);
      comprobar();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['cuentas'] }),
  });
}

/** Whether the class may have been imported although no answer came: asked again with the same key. */
function quedaEnDuda({ status }: ApiProblem): boolean {
  return status === 0 || status >= 500;
}

/** Reason why the import is disabled; null when it is enabled. */
function motivoDe(simulacion: Simulacion | undefined, fallo: string | null): string | null {
  if (fallo !== null) return 'Corrija primero el archivo, o elija otro';
  if (simulacion === undefined) return 'Elija primero un archivo CSV';
  const cuenta = new Map(recuento(simulacion.filas));
  if (cuenta.has('error')) return 'Corrija primero las filas con errores';
  return cuenta.size === 1 && cuenta.has('sin-cambios') ? 'El archivo no cambia ninguna cuenta' : null;
}

function DialogoImportada({
  clase,
  onCerrar,
}: {
  readonly clase: ClaseImportada;
  readonly onCerrar: () => void;
}) {
  return (
    <Dialogo opened onClose={onCerrar} closeOnClickOutside={false} title="Clase importada">
      <ClaseImportadaResumen clase={clase} onCerrar={onCerrar} />
    </Dialogo>
  );
}
