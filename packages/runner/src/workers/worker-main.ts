// A child that analyses, from source.
import { atenderEntrada } from './worker-program.ts';

atenderEntrada();
