import type { ClaseImportada } from '@mantenible/contracts/cuenta';
import { Button } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import { Link } from 'react-router';

import { paths } from '../../../lib/paths.ts';
import shared from '../../../ui/shared.module.css';
import { BotonDescargarClaves } from './boton-descargar-claves.tsx';

interface ClaseImportadaResumenProps {
  readonly clase: ClaseImportada;
  readonly onCerrar: () => void;
}

/** Result of an import, with the ways to its initial passwords. */
export function ClaseImportadaResumen({ clase, onCerrar }: ClaseImportadaResumenProps) {
  const { claves, cuantas, importacion } = clase;
  const conocidas = cuantas.revive + cuantas.cambia + cuantas.sinCambios;
  return (
    <>
      <p role="status">
        Cuentas nuevas: {cuantas.nueva}. Ya conocidas y activas: {conocidas}.
      </p>
      {claves !== null && (
        <p>
          Entregue a cada persona su contraseña inicial: al iniciar sesión elegirá la suya. Durante una hora
          puede volver a verlas en «Cuentas»; después, nunca más.
        </p>
      )}
      <div className={shared.dialogActions}>
        <Button variant={claves === null ? 'filled' : 'default'} onClick={onCerrar}>
          Cerrar
        </Button>
        {claves !== null && <BotonDescargarClaves claves={claves} />}
        {importacion !== null && (
          <Button
            component={Link}
            to={paths.contrasenasIniciales.href({ id: importacion })}
            leftSection={<IconPrinter size={16} aria-hidden />}
          >
            Ver e imprimir
          </Button>
        )}
      </div>
    </>
  );
}
