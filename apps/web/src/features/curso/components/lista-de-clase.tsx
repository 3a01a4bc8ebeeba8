import type { Curso, FilaDeListaLeida, ListaSimulada } from '@mantenible/contracts/curso';
import { contar } from '@mantenible/wording/contar';
import { textoDeArchivo } from '@mantenible/wording/texto-de-archivo';
import { Button, FileInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { avisarExito } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import acciones from '../../../ui/dialogo-confirmar.module.css';
import { Dialogo } from '../../../ui/dialogo.tsx';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { guardarLista } from '../api/guardar-lista.ts';
import { simularLista } from '../api/simular-lista.ts';
import classes from './curso.module.css';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

/** Loads a class list from a file: a dry run row by row, then the whole list or nothing. */
export function ListaDeClase({ curso }: { readonly curso: Curso }) {
  const [contenido, setContenido] = useState('');
  const simulacion = useMutation({ mutationFn: (texto: string) => simularLista(curso._id, texto) });
  const elegir = async (archivo: File | null) => {
    if (archivo === null) return;
    const bytes = await archivo.arrayBuffer();
    const { texto } = textoDeArchivo(
      new Uint8Array(bytes),
      (nombre, fatal) => new TextDecoder(nombre, { fatal }).decode(bytes),
      null,
    );
    setContenido(texto);
    simulacion.mutate(texto);
  };
  const { error } = simulacion;
  return (
    <>
      <FileInput
        label="Archivo CSV de la lista"
        description="Como lo exportan Moodle o Excel. Reemplaza la lista que haya."
        placeholder="Elegir un archivo"
        accept=".csv,.txt,text/csv"
        value={null}
        error={error ? toApiProblem(error).mensaje : null}
        onChange={(archivo) => void elegir(archivo)}
      />
      {simulacion.isPending && <p role="status">Comprobando el archivo…</p>}
      {simulacion.data && (
        <VistaPrevia
          curso={curso}
          simulada={simulacion.data}
          contenido={contenido}
          onCerrar={() => {
            simulacion.reset();
          }}
        />
      )}
    </>
  );
}

interface VistaPreviaProps {
  readonly curso: Curso;
  readonly simulada: ListaSimulada;
  readonly contenido: string;
  readonly onCerrar: () => void;
}

function VistaPrevia({ curso, simulada, contenido, onCerrar }: VistaPreviaProps) {
  const guardar = useCambioDeCurso('No se pudo guardar la lista de clase.');
  const { filas, ignoradas } = simulada;
  const erroneas = filas.filter(({ estado }) => estado === 'error').length;
  return (
    <Dialogo opened onClose={onCerrar} closeOnClickOutside={false} size="lg" title="Lista de clase">
      <div className={classes.fields}>
        <p role="status">
          {recuentoDe(filas)}
          {ignoradas.length > 0 && <> Columnas que no se leen: {ignoradas.join(', ')}.</>}
        </p>
        <TablaDatos
          etiqueta="Filas de la lista"
          columnas={columnas}
          registros={filas.map((fila, i) => ({ ...fila, _id: String(i) }))}
        />
      </div>
      <div className={acciones.actions}>
        <Button variant="default" onClick={onCerrar}>
          Cancelar
        </Button>
        {erroneas > 0 ? (
          <p>Corrija {contar(erroneas, 'fila', 'filas')} y elija el archivo de nuevo.</p>
        ) : (
          <BotonOcupado
            ocupado={guardar.isPending}
            onClick={() => {
              guardar.mutate(() => guardarLista(curso._id, contenido), {
                onSuccess: () => {
                  avisarExito('Lista de clase guardada');
                },
                onSettled: onCerrar,
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
      <span className={classes.detail}>
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
        <span key={campo} className={classes.detail}>
          {campo}: {antes || '(vacío)'} → {despues || '(vacío)'}
        </span>
      ))}
      {motivos.map((motivo) => (
        <span key={motivo} className={classes.detail}>
          Línea {linea}: {motivo}
        </span>
      ))}
    </>
  );
}
