import type { ClaveEntregada, Cuenta, PaginaCuentas } from '@mantenible/contracts/cuenta';
import { Button } from '@mantine/core';
import { IconPlus, IconUpload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { Navigate } from 'react-router';

import { EnlaceGuia } from '../../../lib/enlace-guia.tsx';
import { usePersona } from '../../../lib/session/session.ts';
import { EstadoConsulta, Vacio } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { Paginador } from '../../../ui/paginador.tsx';
import { listarCuentasQuery } from '../api/listar-cuentas.ts';
import { labels } from '../labels.ts';
import { filtroDe, paginasDe } from '../modelo.ts';
import classes from './cuentas.module.css';
import { DialogoActivar, DialogoRestablecer } from './dialogo-cambio.tsx';
import { DialogoClave } from './dialogo-clave.tsx';
import { DialogoCuenta } from './dialogo-cuenta.tsx';
import { DialogoImportar } from './dialogo-importar.tsx';
import { FiltrosCuentas } from './filtros-cuentas.tsx';
import { ImportacionesRecientes } from './importaciones-recientes.tsx';
import { TablaCuentas, type Accion } from './tabla-cuentas.tsx';
import { useParametros } from '../../../ui/use-parametros.ts';

/** Which dialog is open, with what it shows. */
type Abierto =
  | { readonly que: 'agregar' | 'importar' }
  | { readonly que: Accion; readonly cuenta: Cuenta }
  | { readonly que: 'clave'; readonly entrega: ClaveEntregada };

/** /cuentas: the accounts of the embedded provider, for admins. */
export function CuentasPagina() {
  const [params, setParams] = useParametros();
  const [abierto, setAbierto] = useState<Abierto | null>(null);
  const filtro = filtroDe(params);
  const consulta = useQuery(listarCuentasQuery(filtro));
  const cambiar = (nombre: string, valor: string) => {
    setParams((previos) => conParametro(previos, nombre, valor), { replace: true, preventScrollReset: true });
  };
  return (
    <Pagina
      titulo={labels.titulo}
      ancho="ancho"
      introduccion={<EnlaceGuia a="cuentas">Guía: las cuentas y las clases</EnlaceGuia>}
      acciones={<Acciones onAbrir={setAbierto} />}
    >
      <ImportacionesRecientes />
      <EstadoConsulta consulta={consulta} textoCargando="Cargando..." textoFallo={labels.falloLista}>
        {(pagina) => (
          <div className={classes.list}>
            <FiltrosCuentas filtro={filtro} total={pagina.total} onCambio={cambiar} />
            <Resultado
              pagina={pagina}
              numero={filtro.pagina}
              ultima={conParametro(params, 'pagina', String(paginasDe(pagina.total))).toString()}
              onPagina={(numero) => {
                cambiar('pagina', String(numero));
              }}
              onQuitarFiltros={() => {
                setParams({}, { replace: true });
              }}
              onAccion={(que, cuenta) => {
                setAbierto({ que, cuenta });
              }}
            />
          </div>
        )}
      </EstadoConsulta>
      {abierto !== null && <DialogoAbierto abierto={abierto} onAbrir={setAbierto} />}
    </Pagina>
  );
}

function Acciones({ onAbrir }: { readonly onAbrir: (abierto: Abierto) => void }) {
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUpload size={18} aria-hidden />}
        onClick={() => {
          onAbrir({ que: 'importar' });
        }}
      >
        {labels.importar}
      </Button>
      <Button
        leftSection={<IconPlus size={18} aria-hidden />}
        onClick={() => {
          onAbrir({ que: 'agregar' });
        }}
      >
        {labels.agregar}
      </Button>
    </>
  );
}

/** Query with one parameter changed, or removed by ''. Any change but that of the page returns to the first page. */
function conParametro(previos: URLSearchParams, nombre: string, valor: string): URLSearchParams {
  const siguientes = new URLSearchParams(previos);
  siguientes.delete('pagina');
  if (valor === '' || (nombre === 'pagina' && valor === '1')) siguientes.delete(nombre);
  else siguientes.set(nombre, valor);
  return siguientes;
}

interface ResultadoProps {
  readonly pagina: PaginaCuentas;
  readonly numero: number;
  /** Query of the address of the last page. */
  readonly ultima: string;
  readonly onPagina: (numero: number) => void;
  readonly onQuitarFiltros: () => void;
  readonly onAccion: (accion: Accion, cuenta: Cuenta) => void;
}

function Resultado({ pagina, numero, ultima, onPagina, onQuitarFiltros, onAccion }: ResultadoProps) {
  const { sub } = usePersona();
  // A change may take the only account of the last page out of the filter.
  if (pagina.cuentas.length === 0 && pagina.total > 0) return <Navigate to={{ search: ultima }} replace />;
  if (pagina.cuentas.length === 0)
    return (
      <Vacio texto={labels.vacio}>
        <Button variant="light" onClick={onQuitarFiltros}>
          Quitar la búsqueda y los filtros
        </Button>
      </Vacio>
    );
  return (
    <>
      <TablaCuentas cuentas={pagina.cuentas} propia={sub} onAccion={onAccion} />
      <Paginador
        pagina={numero}
        paginas={paginasDe(pagina.total)}
        onCambio={onPagina}
        etiqueta="Páginas de cuentas"
      />
    </>
  );
}

interface DialogoAbiertoProps {
  readonly abierto: Abierto;
  readonly onAbrir: Dispatch<SetStateAction<Abierto | null>>;
}

function DialogoAbierto({ abierto, onAbrir }: DialogoAbiertoProps) {
  const { sub } = usePersona();
  const cerrar = () => {
    // A late answer for a closed dialog must not close the one that is open now.
    onAbrir((actual) => (actual === abierto ? null : actual));
  };
  const entregar = (entrega: ClaveEntregada) => {
    onAbrir({ que: 'clave', entrega });
  };
  switch (abierto.que) {
    case 'importar':
      return <DialogoImportar onCerrar={cerrar} />;
    case 'agregar':
      return <DialogoCuenta cuenta={null} propia={false} onAgregada={entregar} onCerrar={cerrar} />;
    case 'editar': {
      const { cuenta } = abierto;
      const propia = cuenta._id === sub;
      return <DialogoCuenta cuenta={cuenta} propia={propia} onAgregada={entregar} onCerrar={cerrar} />;
    }
    case 'restablecer':
      return <DialogoRestablecer cuenta={abierto.cuenta} onClave={entregar} onCerrar={cerrar} />;
    case 'activar':
      return <DialogoActivar cuenta={abierto.cuenta} onCerrar={cerrar} />;
    case 'clave':
      return <DialogoClave entrega={abierto.entrega} onCerrar={cerrar} />;
  }
}
