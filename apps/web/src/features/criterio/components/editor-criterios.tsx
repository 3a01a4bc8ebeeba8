import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { textoRecuperado, useKeepAtSignIn } from '../../../lib/forms/use-kept-form.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { listarFilasQuery } from '../api/listar-filas.ts';
import { labels } from '../labels.ts';
import { columnasDe, esTabla, nombresTabla, tablas } from '../tablas.ts';
import { useEdiciones } from '../use-ediciones.ts';
import classes from './editor-criterios.module.css';
import { FilaCriterio } from './fila-criterio.tsx';

/** /editar_criterioVerificacion: one of three tables, chosen by 'Cambiar'; the choice stands in the URL. */
export function EditorCriterios() {
  const [params, setParams] = useSearchParams();
  const chosen = params.get('tabla');
  const tabla = esTabla(chosen) ? chosen : 'criterios';
  const consulta = useQuery(listarFilasQuery(tabla));
  const ediciones = useEdiciones();
  const guard = useUnsavedGuard(ediciones.hay);
  useKeepAtSignIn(ediciones.guardarCopia, ediciones.hay, guard.liberar);
  const columnas = columnasDe[tabla];
  return (
    <Pagina titulo={labels.titulo} ancho="ancho">
      {ediciones.restauradas && (
        <p role="status" className={classes.note}>
          {textoRecuperado}
        </p>
      )}
      <div className={classes.selector}>
        <NativeSelect
          label={labels.cambiar}
          data={tablas.map((value) => ({ value, label: nombresTabla[value] }))}
          value={tabla}
          onChange={(event) => {
            setParams({ tabla: event.currentTarget.value }, { replace: true });
          }}
        />
      </div>
      {tabla === 'propiedades' && <p className={classes.note}>{labels.notaPropiedades}</p>}
      <EstadoConsulta
        consulta={consulta}
        esVacio={(filas) => filas.length === 0}
        textoVacio={labels.vacio}
        textoFallo={labels.vacio}
      >
        {(filas) => (
          <table className={classes.table} aria-label={nombresTabla[tabla]}>
            <thead>
              <tr>
                <th scope="col">{columnas.texto}</th>
                {columnas.valores.map((columna) => (
                  <th key={columna} scope="col" className={classes.number}>
                    {columna}
                  </th>
                ))}
                <th scope="col" className={classes.action}>
                  Acciones
                </th>
              </tr>
            </thead>
            <tbody>
              {filas.map((fila) => (
                <FilaCriterio
                  key={fila._id}
                  tabla={tabla}
                  fila={fila}
                  edicion={ediciones.de(fila)}
                  onCambio={(indice, texto) => {
                    ediciones.cambiar(fila, indice, texto);
                  }}
                  onDescartar={() => {
                    ediciones.quitar(fila);
                  }}
                />
              ))}
            </tbody>
          </table>
        )}
      </EstadoConsulta>
      {guard.dialogo}
    </Pagina>
  );
}
