import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';

import { Tienda } from './componentes/Tienda';

const raiz = document.getElementById('raiz');
if (raiz === null) {
  throw new Error('Falta el elemento raíz de la página.');
}

createRoot(raiz).render(
  <StrictMode>
    <Tienda />
  </StrictMode>,
);
