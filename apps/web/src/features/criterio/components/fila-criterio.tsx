import { TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';

import { useSave } from '../../../lib/forms/use-save.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { DialogoConflicto } from '../../../ui/dialogo-conflicto.tsx';
import { listarFilasQuery } from '../api/listar-filas.ts';
import { cambiarFila } from '../api/cambiar-fila.ts';
import { labels } from '../labels.ts';
import {
  camposDe,
  columnasDe,
  etagDe,
  textosDe,
  validarFila,
  type Edicion,
  type Fila,
  type Tabla,
} from '../tablas.ts';
import classes from './editor-criterios.module.css';

interface FilaCriterioProps {
  readonly tabla: Tabla;
  readonly fila: Fila;
  readonly edicion: Edicion | undefined;
  readonly onCambio: (indice: number, texto: string) => void;
  readonly onDescartar: () => void;
}

/** One editable row with its 'Actualizar'. */
export function FilaCriterio(props: FilaCriterioProps) {
  const { tabla, fila, edicion, onCambio } = props;
  const { row, textos, save, recargar } = useFila(props);
  return (
    <tr ref={row} data-cambiada={edicion !== undefined}>
      <th scope="row" className={classes.text}>
        {fila.texto}
        {edicion !== undefined && <span className={classes.dirty}>{labels.sinGuardar}</span>}
        {fila.detalle !== null && <span className={classes.detail}>{fila.detalle}</span>}
      </th>
      {columnasDe[tabla].valores.map((columna, indice) => (
        <td key={columna} data-titulo={columna}>
          <TextInput
            aria-label={`${columna}: ${fila.texto}`}
            inputMode="decimal"
            rightSection={fila.signo !== null && <span aria-hidden>{fila.signo}</span>}
            className={classes.value}
            value={textos[indice] ?? ''}
            // A saved row drops its edit: a text typed meanwhile would be lost.
            readOnly={save.guardando}
            error={save.vigentes.get(camposDe[tabla][indice] ?? '')}
            onChange={(event) => {
              onCambio(indice, event.currentTarget.value);
            }}
          />
        </td>
      ))}
      <td className={classes.action}>
        <BotonOcupado
          variant={edicion === undefined ? 'default' : 'filled'}
          ocupado={save.guardando}
          aria-label={`${labels.actualizar}: ${fila.texto}`}
          onClick={save.guardar}
        >
          {labels.actualizar}
        </BotonOcupado>
        <DialogoConflicto guardado={save} onRecargar={recargar} />
      </td>
    </tr>
  );
}

/** The shown texts of a row and its save, which focuses the first wrong field of `row`. */
function useFila({ tabla, fila, edicion, onDescartar }: FilaCriterioProps) {
  const queryClient = useQueryClient();
  const row = useRef<HTMLTableRowElement>(null);
  const textos = textosDe(fila, edicion);
  const save = useSave({
    candidate: Object.fromEntries(camposDe[tabla].map((campo, indice) => [campo, textos[indice]])),
    validate: () => validarFila(tabla, fila, textos),
    send: (data, { etag }) => cambiarFila(tabla, fila._id, data, etag),
    etag: etagDe(edicion?.version ?? fila.version),
    textoExito: labels.actualizado,
    textoError: labels.errorActualizar,
    textoInvalido: (errores) => [...errores.values()][0],
    onSaved: onDescartar,
    onInvalid: (errores) => {
      const indice = camposDe[tabla].findIndex((campo) => errores.has(campo));
      row.current?.querySelectorAll('input')[Math.max(0, indice)]?.focus();
    },
  });
  const recargar = () => {
    save.cerrarConflicto();
    onDescartar();
    void queryClient.invalidateQueries(listarFilasQuery(tabla));
  };
  return { row, textos, save, recargar };
}
