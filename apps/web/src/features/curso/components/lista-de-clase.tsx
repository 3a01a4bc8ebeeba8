import {
  listaDemasiadoGrande,
  maximoDeLista,
  type Curso,
  type FilaDeListaLeida,
  type ListaSimulada,
} from '@mantenible/contracts/curso';
import { contar } from '@mantenible/wording/contar';
import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { CodificacionDeClase } from '../../../lib/clase-elegida/codificacion-de-clase.tsx';
import { useClaseElegida } from '../../../lib/clase-elegida/use-clase-elegida.ts';
import { avisarExito } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { CampoArchivo } from '../../../ui/campo-archivo.tsx';
import { Dialogo } from '../../../ui/dialogo.tsx';
import { Paginador } from '../../../ui/paginador.tsx';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { guardarLista } from '../api/guardar-lista.ts';
import { simularLista } from '../api/simular-lista.ts';
import shared from '../../../ui/shared.module.css';
import classes from './curso.module.css';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

/** Rows of the preview that are drawn at once: a list of 2000 people would hold the page for seconds. */
const filasPorPagina = 50;

/** Loads a class list from a file: a dry run row by row, then the whole list or nothing. */
export function ListaDeClase({ curso }: { readonly curso: Curso }) {
  const { clase, fallo, simulacion, elegir, releer, comprobar } = useClaseElegida({
    maxBytes: maximoDeLista,
    demasiado: listaDemasiadoGrande,
    simular: (texto) => simularLista(curso._id, texto),
  });
  const cerrar = () => void elegir(null);
  return (
    <>
      <CampoArchivo
        label="Archivo CSV de la lista"
        description="Como lo exportan Moodle, Excel o esta página. Reemplaza la lista que haya."
        accept=".csv,.txt,text/csv"
        error={fallo}
        onElegir={(archivo) => void elegir(archivo)}
      />
      {clase && fallo !== null && <CodificacionDeClase {...clase} onElegir={releer} />}
      {clase && fallo === null && (
        <VistaPrevia
          curso={curso}
          simulada={simulacion}
          contenido={clase.texto}
          onCerrar={cerrar}
          onComprobar={comprobar}
        >
          <CodificacionDeClase {...clase} onElegir={releer} />
        </VistaPrevia>
      )}
    </>
  );
}

interface VistaPreviaProps {
  readonly curso: Curso;
  /** Absent while the file is checked. */
  readonly simulada: ListaSimulada | undefined;
  readonly contenido: string;
  readonly onCerrar: () => void;
  /** Compares the same file with the list that is stored now. */
  readonly onComprobar: () => void;
  /** The field of the file's encoding. */
  readonly children: ReactNode;
}

/** The button that had the focus is not shown while the file is checked again. */
const enfocar = (aviso: HTMLElement | null): void => aviso?.focus();

function VistaPrevia({ curso, simulada, contenido, onCerrar, onComprobar, children }: VistaPreviaProps) {
  const [cambiada, setCambiada] = useState(false);
  const guardar = useCambioDeCurso('No se pudo guardar la lista de clase.', () => {
    setCambiada(true);
    onComprobar();
  });
  const erroneas = (simulada?.filas ?? []).filter(({ estado }) => estado === 'error').length;
  return (
    <Dialogo opened onClose={onCerrar} closeOnClickOutside={false} size="lg" title="Lista de clase">
      <div className={classes.fields}>
        {children}
        {cambiada && (
          <p ref={enfocar} tabIndex={-1} role="alert">
            No se guardó: otra persona guardó una lista mientras usted revisaba esta. Los cambios de abajo son
            sobre la lista nueva; si los quiere, guárdela.
          </p>
        )}
        {simulada ? <Recuento {...simulada} /> : <p role="status">Comprobando el archivo…</p>}
        {simulada && <Filas filas={simulada.filas} />}
      </div>
      <div className={shared.dialogActions}>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        {erroneas > 0 && <p>Corrija {contar(erroneas, 'fila', 'filas')} y elija el archivo de nuevo.</p>}
        {simulada && erroneas === 0 && (
          <BotonOcupado
            ocupado={guardar.isPending}
            onClick={() => {
              guardar.mutate(() => guardarLista(curso._id, contenido, simulada.version), {
                onSuccess: () => {
                  avisarExito('Lista de clase guardada');
                },
                onSettled: (_hecho, error) => {
                  if (error === null || toApiProblem(error).status !== 412) onCerrar();
                },
              });
            }}
          >
            Guardar la lista
          </BotonOcupado>
        )}
      </div>
    </Dialogo>
  );
}

function Recuento({ filas, ignoradas }: ListaSimulada) {
  return (
    <p role="status">
      {recuentoDe(filas)}
      {ignoradas.length > 0 && <> Columnas que no se leen: {ignoradas.join(', ')}.</>}
    </p>
  );
}

/** The rows by pages, those with errors first. */
function Filas({ filas }: Pick<ListaSimulada, 'filas'>) {
  const [pagina, setPagina] = useState(1);
  const ordenadas = filas.toSorted((a, b) => Number(b.estado === 'error') - Number(a.estado === 'error'));
  const paginas = Math.ceil(ordenadas.length / filasPorPagina);
  // Another encoding may give fewer rows.
  const actual = Math.min(pagina, paginas);
  const desde = (actual - 1) * filasPorPagina;
  return (
    <>
      <TablaDatos
        etiqueta="Filas de la lista"
        columnas={columnas}
        registros={ordenadas
          .slice(desde, desde + filasPorPagina)
          .map((fila, i) => ({ ...fila, _id: String(desde + i) }))}
      />
      {paginas > 1 && (
        <Paginador pagina={actual} paginas={paginas} onCambio={setPagina} etiqueta="Páginas de la lista" />
      )}
    </>
  );
}

const estados: Readonly<Record<FilaDeListaLeida['estado'], string>> = {
  nueva: 'Nueva',
  cambia: 'Cambia',
  igual: 'Igual',
  'se-quita': 'Se quita',
  error: 'Con errores',
};

function recuentoDe(filas: readonly FilaDeListaLeida[]): string {
  const estadosVistos = Map.groupBy(filas, ({ estado }) => estado);
  const partes = [...estadosVistos].map(([estado, suyas]) => `${estados[estado]}: ${suyas.length}`);
  return `${partes.join(' · ')}.`;
}

const columnas: readonly Columna<FilaDeListaLeida & { readonly _id: string }>[] = [
  { titulo: 'Persona', celda: Persona },
  { titulo: 'Efecto', celda: Efecto },
  { titulo: 'En el curso', celda: ({ unida }) => (unida ? 'Se unió' : 'Sin unirse') },
];

function Persona({ nombre, usuario, correo, grupo }: FilaDeListaLeida) {
  return (
    <>
      <bdi>{nombre}</bdi>
      <span className={shared.detail}>
        {[usuario, correo, grupo].filter((uno) => uno !== null).join(' · ')}
      </span>
    </>
  );
}

function Efecto({ estado, cambios, motivos, linea }: FilaDeListaLeida) {
  return (
    <>
      {estados[estado]}
      {cambios.map(({ campo, antes, despues }) => (
        <span key={campo} className={shared.detail}>
          {campo}: {antes || '(vacío)'} → {despues || '(vacío)'}
        </span>
      ))}
      {motivos.map((motivo) => (
        <span key={motivo} className={shared.detail}>
          Línea {linea}: {motivo}
        </span>
      ))}
    </>
  );
}
