import type { PersonaBuscada } from '@mantenible/domain/datos-personales';
import { Button, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { BotonesExportacion } from '../../../lib/botones-exportacion.tsx';
import { EstadoConsulta } from '../../../ui/estado-consulta/index.ts';
import { Pagina } from '../../../ui/pagina/index.ts';
import { listarPersonasQuery } from '../api/listar-personas.ts';
import { DialogoBorrado } from './dialogo-borrado.tsx';
import classes from './persona.module.css';

/** /datos_de_personas: for admins, what is kept of a person, as a file or erased at the person's request. */
export function PersonasPagina() {
  const [texto, setTexto] = useState('');
  const [buscado] = useDebouncedValue(texto, 300);
  const consulta = useQuery(listarPersonasQuery(buscado));
  const [porBorrar, setPorBorrar] = useState<PersonaBuscada | null>(null);
  return (
    <Pagina titulo="Datos de una persona">
      <p>
        Cuando una persona pide sus datos, o que se eliminen, búsquela por su nombre, usuario o identificador.
      </p>
      <TextInput
        label="Persona"
        description="Al menos dos letras"
        value={texto}
        maxLength={100}
        onChange={(evento) => {
          setTexto(evento.currentTarget.value);
        }}
      />
      {buscado.trim().length >= 2 && (
        <EstadoConsulta
          consulta={consulta}
          esVacio={(personas) => personas.length === 0}
          textoVacio="No se encontró a nadie."
        >
          {(personas) => <Personas personas={personas} onBorrar={setPorBorrar} />}
        </EstadoConsulta>
      )}
      <DialogoBorrado
        persona={porBorrar}
        onCerrar={() => {
          setPorBorrar(null);
        }}
      />
    </Pagina>
  );
}

interface PersonasProps {
  readonly personas: readonly PersonaBuscada[];
  readonly onBorrar: (persona: PersonaBuscada) => void;
}

function Personas({ personas, onBorrar }: PersonasProps) {
  return (
    <ul className={classes.people}>
      {personas.map((persona) => (
        <li key={persona.sub} className={classes.person}>
          <p>
            <bdi>{persona.nombre}</bdi> {persona.usuario !== null && <bdi>({persona.usuario})</bdi>}
          </p>
          <BotonesExportacion
            url={`/personas/${encodeURIComponent(persona.sub)}/exportacion`}
            nombre="datos-personales"
          />
          <Button
            variant="light"
            color="red"
            leftSection={<IconTrash size={18} aria-hidden />}
            aria-label={`Eliminar sus datos: ${persona.nombre}`}
            onClick={() => {
              onBorrar(persona);
            }}
          >
            Eliminar sus datos
          </Button>
        </li>
      ))}
    </ul>
  );
}
