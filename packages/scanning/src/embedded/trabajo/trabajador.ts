// A child that analyses, from source.
import { atenderEntrada } from './programa.ts';

atenderEntrada();
