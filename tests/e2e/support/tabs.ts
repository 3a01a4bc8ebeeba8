import type { Locator, Page } from '@playwright/test';

/** A tab of the project whose page is shown. */
export const pestana = (page: Page, nombre: 'Resumen' | 'Pruebas' | 'Análisis' | 'Plan'): Locator =>
  page
    .getByRole('navigation', { name: 'Páginas del proyecto' })
    .getByRole('link', { name: nombre, exact: true });

/** A page of the second row, below the tab that is open. */
export const paginaDe = (page: Page, tab: 'Pruebas' | 'Análisis', nombre: string): Locator =>
  page
    .getByRole('navigation', { name: `Páginas de ${tab}` })
    .getByRole('link', { name: nombre, exact: true });
