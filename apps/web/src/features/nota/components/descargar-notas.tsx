import { clavesMoodle, decimalesMoodle, separadoresMoodle } from '@mantenible/contracts/nota';
import { NativeSelect } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { entregarArchivo } from '../../../ui/entregar-archivo.ts';
import { descargarNotas, type OpcionesMoodle } from '../api/descargar-notas.ts';
import { leerPersonasDeMoodleQuery } from '../api/leer-personas-de-moodle.ts';
import shared from '../../../ui/shared.module.css';
import classes from './nota.module.css';

const textos: Readonly<Record<string, string>> = {
  correo: 'Dirección de correo',
  usuario: 'Nombre de usuario',
  coma: 'Coma',
  'punto-y-coma': 'Punto y coma',
  tabulador: 'Tabulador',
  punto: 'Punto (7.5)',
};
const opcionesDe = (valores: readonly string[]) =>
  valores.map((value) => ({ value, label: textos[value] ?? value }));
const decimales = [
  { value: decimalesMoodle[0], label: 'Punto (7.5)' },
  { value: decimalesMoodle[1], label: 'Coma (7,5)' },
];

/** The marks as files: for Moodle with the options of its import, and as a workbook. */
export function DescargarNotas({ entregaId }: { readonly entregaId: string }) {
  const [opciones, setOpciones] = useState<OpcionesMoodle>({
    clave: 'correo',
    separador: 'coma',
    decimal: 'punto',
  });
  const descarga = useDescarga(entregaId, opciones);
  const cambiar = (cambio: object) => {
    setOpciones((antes) => ({ ...antes, ...cambio }));
  };
  return (
    <section className={classes.section} aria-labelledby="descargar-notas">
      <h2 id="descargar-notas" className={shared.heading}>
        Llevarse las notas
      </h2>
      <p>
        El archivo de Moodle tiene solo las notas publicadas, una fila por persona. En Moodle:
        «Calificaciones» › «Importar» › «Archivo CSV», con la misma separación, y asigne la primera columna a
        la persona.
      </p>
      <FueraDeMoodle entregaId={entregaId} clave={opciones.clave} />
      <div className={shared.fieldsRow}>
        <NativeSelect
          label="Persona"
          data={opcionesDe(clavesMoodle)}
          value={opciones.clave}
          onChange={(evento) => {
            cambiar({ clave: evento.currentTarget.value });
          }}
        />
        <NativeSelect
          label="Separación"
          data={opcionesDe(separadoresMoodle)}
          value={opciones.separador}
          onChange={(evento) => {
            cambiar({ separador: evento.currentTarget.value });
          }}
        />
        <NativeSelect
          label="Decimales"
          data={decimales}
          value={opciones.decimal}
          onChange={(evento) => {
            cambiar({ decimal: evento.currentTarget.value });
          }}
        />
        <BotonOcupado
          variant="default"
          ocupado={descarga.isPending && descarga.variables === 'moodle'}
          onClick={() => {
            descarga.mutate('moodle');
          }}
        >
          Descargar para Moodle
        </BotonOcupado>
        <BotonOcupado
          variant="default"
          ocupado={descarga.isPending && descarga.variables === 'hoja'}
          onClick={() => {
            descarga.mutate('hoja');
          }}
        >
          Descargar XLSX
        </BotonOcupado>
        <BotonOcupado
          variant="default"
          ocupado={descarga.isPending && descarga.variables === 'csv'}
          onClick={() => {
            descarga.mutate('csv');
          }}
        >
          Descargar CSV
        </BotonOcupado>
      </div>
    </section>
  );
}

interface FueraProps {
  readonly entregaId: string;
  readonly clave: OpcionesMoodle['clave'];
}

/** Who does not stand in the file for Moodle: one unknown person stops its import. */
function FueraDeMoodle({ entregaId, clave }: FueraProps) {
  const { data, isError } = useQuery(leerPersonasDeMoodleQuery(entregaId, clave));
  if (isError)
    return (
      <p role="status">
        No se pudo comprobar quién no va en el archivo de Moodle. Recargue la página antes de descargarlo.
      </p>
    );
  if (!data || data.sinClave.length + data.repetidas.length === 0) return null;
  return (
    <div role="status">
      <p>No van en el archivo de Moodle; ponga allí su nota:</p>
      <ul>
        {data.sinClave.length > 0 && (
          <li>
            {clave === 'correo' ? 'Sin dirección de correo' : 'Sin nombre de usuario'}:{' '}
            <bdi>{data.sinClave.join(', ')}</bdi>
          </li>
        )}
        {data.repetidas.length > 0 && (
          <li>
            En más de una entrega, o con los datos de otra persona: <bdi>{data.repetidas.join(', ')}</bdi>
          </li>
        )}
      </ul>
    </div>
  );
}

const archivos = { moodle: 'notas-moodle.csv', hoja: 'notas.xlsx', csv: 'notas.csv' } as const;

function useDescarga(entregaId: string, opciones: OpcionesMoodle) {
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: async (cual: keyof typeof archivos) => {
      const archivo = await descargarNotas(entregaId, cual, cual === 'moodle' ? opciones : null);
      entregarArchivo(archivo, archivos[cual]);
    },
    onError: (error) => {
      avisarError('No se pudieron descargar las notas.', toApiProblem(error).mensaje);
    },
  });
}
