import type { EntregaCompleta } from '@mantenible/contracts/entrega';
import { filasDeEntregaPorPagina, seleccionesDeEntregado } from '@mantenible/domain/entrega';
import { estadosDeEntregado } from '@mantenible/wording/entrega';
import { Button, NativeSelect } from '@mantine/core';

import { Vacio } from '../../../ui/estado-consulta/index.ts';
import { Paginador } from '../../../ui/paginador.tsx';
import { useParametros } from '../../../ui/use-parametros.ts';
import { conParametro, consultaDe } from '../modelo/consulta.ts';
import classes from './entrega.module.css';
import { TablaFilas } from './tabla-filas.tsx';

type Props = Pick<EntregaCompleta, 'entrega' | 'filas' | 'total' | 'cuantas' | 'todas'>;

/** The rows of a delivery by state, a page of them. */
export function FilasDeEntrega({ entrega, filas, total, cuantas, todas }: Props) {
  const [params, setParams] = useParametros();
  const { estado, pagina } = consultaDe(params);
  const poner = (nombre: string, valor: string) => {
    setParams((previos) => conParametro(previos, nombre, valor), { replace: true, preventScrollReset: true });
  };
  return (
    <>
      {todas && (
        <div className={classes.actions}>
          <NativeSelect
            label="Estado"
            data={seleccionesDeEntregado.map((una) => ({
              value: una,
              label: `${una === 'todos' ? 'Todos' : estadosDeEntregado[una]} (${cuantas[una]})`,
            }))}
            value={estado}
            onChange={({ currentTarget: { value } }) => {
              poner('estado', value === 'todos' ? '' : value);
            }}
          />
        </div>
      )}
      {filas.length === 0 ? (
        <Vacio texto="Ningún proyecto está en ese estado o en esa página.">
          <Button
            variant="light"
            onClick={() => {
              setParams({}, { replace: true });
            }}
          >
            Ver todo lo entregado
          </Button>
        </Vacio>
      ) : (
        <TablaFilas entrega={entrega} filas={filas} />
      )}
      {total > filasDeEntregaPorPagina && (
        <Paginador
          pagina={pagina}
          paginas={Math.ceil(total / filasDeEntregaPorPagina)}
          onCambio={(numero) => {
            poner('pagina', numero === 1 ? '' : String(numero));
          }}
          etiqueta="Páginas de lo entregado"
        />
      )}
    </>
  );
}
