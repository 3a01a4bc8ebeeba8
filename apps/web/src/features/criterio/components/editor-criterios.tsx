import { Alert, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';

import { dondeActuanLosUmbrales } from '../../../lib/escaneo/umbrales.ts';
import { textoRecuperado, useKeepAtSignIn } from '../../../lib/forms/use-kept-form.ts';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { useUnsavedGuard } from '../../../ui/use-unsaved-guard.tsx';
import { listarFilasQuery } from '../api/listar-filas.ts';
import { reparosDeCobertura } from '../cobertura.ts';
import { labels } from '../labels.ts';
import { columnasDe, esTabla, nombresTabla, tablas, type Fila, type Tabla } from '../tablas.ts';
import { useEdiciones, type Ediciones } from '../use-ediciones.ts';
import { BotonIniciales } from './boton-iniciales.tsx';
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
      {tabla === 'propiedades' && (
        <div className={classes.note}>
          <p>{dondeActuanLosUmbrales}</p>
          <p>{labels.notaPropiedades}</p>
        </div>
      )}
      <EstadoConsulta consulta={consulta} esVacio={(filas) => filas.length === 0} textoVacio={labels.vacio}>
        {(filas) => (
          <>
            <TablaCriterios tabla={tabla} filas={filas} ediciones={ediciones} />
            <BotonIniciales
              key={tabla}
              tabla={tabla}
              onHecho={() => {
                filas.forEach(ediciones.quitar);
              }}
            />
          </>
        )}
      </EstadoConsulta>
      {guard.dialogo}
    </Pagina>
  );
}

interface TablaCriteriosProps {
  readonly tabla: Tabla;
  readonly filas: readonly Fila[];
  readonly ediciones: Ediciones;
}

/** The rows of one table, each with its own edit, and what its saved ranges leave open or give twice. */
function TablaCriterios({ tabla, filas, ediciones }: TablaCriteriosProps) {
  const reparos = reparosDeCobertura(tabla, filas);
  return (
    <>
      <div role="status">
        {reparos.length > 0 && (
          <Alert
            color="yellow"
            title="Los rangos no cubren de 0 a 100 % una sola vez"
            className={classes.note}
          >
            <ul>
              {reparos.map((reparo) => (
                <li key={reparo}>{reparo}</li>
              ))}
            </ul>
          </Alert>
        )}
      </div>
      <Filas tabla={tabla} filas={filas} ediciones={ediciones} />
    </>
  );
}

function Filas({ tabla, filas, ediciones }: TablaCriteriosProps) {
  return (
    <table className={classes.table} aria-label={nombresTabla[tabla]}>
      <thead>
        <tr>
          <th scope="col">{columnasDe[tabla].texto}</th>
          {columnasDe[tabla].valores.map((columna) => (
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
  );
}
