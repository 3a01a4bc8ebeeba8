// `node hijo.mjs TASK`: a child that analyses, as the build left it.
import { cargar } from './load.mjs';

cargar(process.argv[2] === 'medir' ? 'medir' : 'todo').programa.atenderEntrada();
