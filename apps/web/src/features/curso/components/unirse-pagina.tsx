import type { InvitacionACurso } from '@mantenible/contracts/curso';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useParams } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import { avisarExito } from '../../../ui/aviso/index.ts';
import { BotonOcupado } from '../../../ui/boton-ocupado.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { iniciarIngreso } from '../api/iniciar-ingreso.ts';
import { leerInvitacionQuery } from '../api/leer-invitacion.ts';
import { labels } from '../labels.ts';
import { CampoDeCodigo } from './campo-de-codigo.tsx';
import classes from './curso.module.css';
import { TextoDelAviso } from './texto-del-aviso.tsx';
import { useCambioDeCurso } from './use-cambio-de-curso.ts';

/** /unirse/{codigo}: what joining the course means, and the button that joins it. */
export function UnirsePagina() {
  const { codigo = '' } = useParams();
  const consulta = useQuery(leerInvitacionQuery(codigo));
  const curso = consulta.data;
  return (
    <Pagina
      titulo={curso ? `Unirse a ${curso.nombre}` : 'Unirse a un curso'}
      migas={[{ texto: labels.cursos, href: paths.cursos.href() }]}
    >
      <EstadoConsulta consulta={consulta} textoCargando="Cargando..." textoFallo="No se pudo leer el curso.">
        {(invitacion) => <Invitacion codigo={codigo} {...invitacion} />}
      </EstadoConsulta>
      {consulta.isError && <CampoDeCodigo />}
    </Pagina>
  );
}

function Invitacion(props: InvitacionACurso & { readonly codigo: string }) {
  const { _id: id, nombre, periodo, docentes, unido } = props;
  return (
    <div className={classes.section}>
      <p>
        <strong>
          <bdi>{nombre}</bdi>
        </strong>
        , <bdi>{periodo}</bdi>. {docentes.length === 1 ? 'Docente' : 'Docentes'}:{' '}
        <bdi>{docentes.join(', ')}</bdi>.
      </p>
      {unido ? (
        <>
          <p>Ya se unió a este curso.</p>
          <div>
            <Button component={Link} to={paths.curso.href({ id })}>
              Ir al curso
            </Button>
          </div>
        </>
      ) : (
        <Aviso {...props} />
      )}
    </div>
  );
}

/** The privacy notice, and the button after it. */
function Aviso({ _id: id, aviso, codigo }: InvitacionACurso & { readonly codigo: string }) {
  const navigate = useNavigate();
  const ingreso = useCambioDeCurso('No se pudo unir al curso.');
  const entrar = () => navigate(paths.curso.href({ id }));
  return (
    <>
      <h2>Antes de unirse: sus datos</h2>
      <TextoDelAviso texto={aviso.texto} />
      <div>
        <BotonOcupado
          ocupado={ingreso.isPending}
          onClick={() => {
            ingreso.mutate(() => iniciarIngreso(codigo, aviso.version), {
              onSuccess: () => {
                avisarExito('Se unió al curso');
                void entrar();
              },
            });
          }}
        >
          Unirme al curso
        </BotonOcupado>
      </div>
    </>
  );
}
