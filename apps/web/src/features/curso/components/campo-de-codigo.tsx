import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import classes from './curso.module.css';

/** Field for a join code that a lecturer read aloud or wrote on a board. */
export function CampoDeCodigo() {
  const [codigo, setCodigo] = useState('');
  const navigate = useNavigate();
  return (
    <form
      className={classes.tools}
      style={{ marginBlockStart: '1.5rem' }}
      onSubmit={(event) => {
        event.preventDefault();
        if (codigo.trim() !== '') void navigate(paths.unirse.href({ codigo: codigo.trim() }));
      }}
    >
      <TextInput
        label="Código para unirse a un curso"
        description="Ocho letras y cifras que le da su docente."
        value={codigo}
        maxLength={20}
        autoComplete="off"
        onChange={(event) => {
          setCodigo(event.currentTarget.value);
        }}
      />
      <Button type="submit" variant="default">
        Ver el curso
      </Button>
    </form>
  );
}
