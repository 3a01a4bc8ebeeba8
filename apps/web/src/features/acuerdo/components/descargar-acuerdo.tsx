import { tablasDeAcuerdo } from '@mantenible/contracts/acuerdo';
import { NativeSelect } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { toApiProblem } from '../../../lib/api-problem.ts';
import { useAvisos } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { entregarArchivo } from '../../../ui/entregar-archivo.ts';
import { descargarAcuerdo, type TablaDeAcuerdo } from '../api/descargar-acuerdo.ts';
import shared from '../../../ui/shared.module.css';
import classes from './acuerdo.module.css';

const titulos: Readonly<Record<TablaDeAcuerdo, string>> = {
  referencia: 'Prueba de referencia',
  parejas: 'Parejas',
  preguntas: 'Preguntas que más dividen',
};

/** The agreement of a class as files: all tables in a workbook, or one as CSV. */
export function DescargarAcuerdo({ entregaId }: { readonly entregaId: string }) {
  const [tabla, setTabla] = useState<TablaDeAcuerdo>('parejas');
  const descarga = useDescarga(entregaId);
  return (
    <section className={classes.section} aria-labelledby="descargar-acuerdo">
      <h2 id="descargar-acuerdo" className={shared.heading}>
        Llevarse el acuerdo
      </h2>
      <div className={shared.fieldsRow}>
        <BotonOcupado
          variant="default"
          ocupado={descarga.isPending && descarga.variables === null}
          onClick={() => {
            descarga.mutate(null);
          }}
        >
          Descargar XLSX
        </BotonOcupado>
        <NativeSelect
          label="Tabla"
          data={tablasDeAcuerdo.map((value) => ({ value, label: titulos[value] }))}
          value={tabla}
          onChange={({ currentTarget: { value } }) => {
            setTabla(tablasDeAcuerdo.find((una) => una === value) ?? 'parejas');
          }}
        />
        <BotonOcupado
          variant="default"
          ocupado={descarga.isPending && descarga.variables === tabla}
          onClick={() => {
            descarga.mutate(tabla);
          }}
        >
          Descargar CSV
        </BotonOcupado>
      </div>
    </section>
  );
}

function useDescarga(entregaId: string) {
  const { avisarError, resolver } = useAvisos();
  return useMutation({
    onMutate: resolver,
    mutationFn: async (tabla: TablaDeAcuerdo | null) => {
      const archivo = await descargarAcuerdo(entregaId, tabla);
      entregarArchivo(archivo, tabla ? `acuerdo-${tabla}.csv` : 'acuerdo.xlsx');
    },
    onError: (error) => {
      avisarError('No se pudo descargar el acuerdo.', toApiProblem(error).mensaje);
    },
  });
}
