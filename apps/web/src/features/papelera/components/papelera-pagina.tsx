import { borradosPorPagina, diasEnPapelera, type ElementoBorrado } from '@mantenible/domain/papelera';
import { contar } from '@mantenible/wording/contar';
import { formatDateTime } from '@mantenible/wording/fechas';
import { IconRestore } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../../lib/paths.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { Paginador } from '../../../ui/paginador.tsx';
import { TablaDatos, type Columna } from '../../../ui/tabla-datos.tsx';
import { useParametros } from '../../../ui/use-parametros.ts';
import { listarPapeleraQuery } from '../api/listar-papelera.ts';
import { nombresDeTipo } from '../labels.ts';
import { paginaDe } from '../modelo.ts';
import { DialogoOtroNombre } from './dialogo-otro-nombre.tsx';
import { useRestaurar } from './use-restaurar.ts';

const columnas: readonly Columna<ElementoBorrado>[] = [
  { titulo: 'Nombre', celda: ({ nombre }) => <bdi>{nombre}</bdi> },
  { titulo: 'Tipo', celda: ({ tipo }) => nombresDeTipo[tipo] },
  {
    titulo: 'Se eliminó',
    celda: ({ borrado, quien }) => (
      <>
        <time dateTime={borrado}>{formatDateTime(borrado)}</time> por <bdi>{quien}</bdi>
      </>
    ),
  },
  {
    titulo: 'Se puede restaurar hasta',
    celda: ({ caduca }) => <time dateTime={caduca}>{formatDateTime(caduca)}</time>,
  },
];

/** /papelera: what was deleted from the catalogue, for admins, to be restored. */
export function PapeleraPagina() {
  const pagina = paginaDe(useParametros()[0]);
  const consulta = useQuery(listarPapeleraQuery(pagina));
  const restaurar = useRestaurar();
  return (
    <Pagina titulo="Papelera" ancho="ancho" migas={[{ texto: 'Pautas', href: paths.listaPautas.href() }]}>
      <p>
        Lo que se elimina del catálogo se puede restaurar durante {contar(diasEnPapelera, 'día', 'días')}.
        Vuelve al final de las listas que lo tenían y que aún existen; las pruebas guardadas no cambian.
      </p>
      <EstadoConsulta
        consulta={consulta}
        esVacio={({ total }) => total === 0}
        textoVacio="La papelera está vacía."
      >
        {({ elementos, total }) => (
          <>
            <TablaDatos
              etiqueta="Papelera"
              columnas={columnas}
              registros={elementos}
              acciones={(elemento) => (
                <BotonOcupado
                  variant="subtle"
                  size="compact-sm"
                  leftSection={<IconRestore size={16} aria-hidden />}
                  aria-label={`Restaurar ${elemento.nombre}`}
                  ocupado={restaurar.enCurso === elemento._id}
                  onClick={() => {
                    restaurar.pedir(elemento);
                  }}
                >
                  Restaurar
                </BotonOcupado>
              )}
            />
            <PaginasDePapelera pagina={pagina} total={total} />
          </>
        )}
      </EstadoConsulta>
      <DialogoOtroNombre
        key={restaurar.sinNombre?._id}
        elemento={restaurar.sinNombre}
        ocupado={restaurar.enCurso !== null}
        onRestaurar={restaurar.conNombre}
        onCancelar={restaurar.cancelar}
      />
    </Pagina>
  );
}

/** Above one page; a page that was emptied leads back. */
function PaginasDePapelera({ pagina, total }: { readonly pagina: number; readonly total: number }) {
  const [, setParams] = useParametros();
  const paginas = Math.max(pagina, Math.ceil(total / borradosPorPagina));
  if (paginas === 1) return null;
  const ir = (numero: number) => {
    setParams(numero === 1 ? {} : { pagina: String(numero) }, { preventScrollReset: true });
  };
  return <Paginador pagina={pagina} paginas={paginas} onCambio={ir} etiqueta="Páginas de la papelera" />;
}
