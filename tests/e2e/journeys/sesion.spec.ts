import { abrirMenu, entrar } from '../support/sign-in.ts';
import { expect, test } from '../support/journey.ts';
import { avisado } from '../support/notice.ts';

test.use({ ancho: 'movil' });

test.describe('without a session', () => {
  test.use({ cuenta: null });

  test('signs in on load, keeps the path asked for, and signs out everywhere', async ({
    page,
    context,
    foto,
    esperar,
  }) => {
    // The provider answers a refused password with 400, which Chromium reports on the console.
    esperar(/status of 40[01]/);
    await page.goto('informacion');
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    await foto('acceso');

    await entrar(page, 'estudiante', 'no-es-esta-clave');
    await avisado(page, 'Usuario o contraseña incorrectos.');
    await foto('acceso-rechazado');

    await entrar(page, 'estudiante');
    await expect(page).toHaveURL(/\/informacion$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Información' })).toBeVisible();

    const guardado = await page.evaluate(() =>
      [localStorage, sessionStorage]
        .flatMap((almacen) => Object.values(almacen).map(String))
        .concat(document.cookie),
    );
    expect(guardado.join('\n')).not.toMatch(/eyJ[\w-]{10}/);

    const otra = await context.newPage();
    await otra.goto('lista_proyectos');
    // Waits until the other tab is signed in: signing out earlier would make its sign-in fail.
    await expect(otra.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
    await abrirMenu(page);
    await page.getByRole('button', { name: 'Cerrar Sesión' }).click();
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    // Found out by the session check of every 5 s, and a redirect.
    await expect(
      otra.getByRole('heading', { name: 'Iniciar sesión' }).or(otra.getByRole('dialog')),
    ).toBeVisible({ timeout: 60_000 });
  });
});

test.describe('an interrupted sign-in', () => {
  test.use({ cuenta: null });

  test('opens the path that was asked for, also after reloads and the message of an ended one', async ({
    page,
    context,
    foto,
    esperar,
  }) => {
    esperar(/status of 400/u);
    const acceso = page.getByRole('heading', { name: 'Iniciar sesión' });
    await page.goto('lista_proyectos?buscar=tienda');
    await expect(acceso).toBeVisible();
    await page.reload();
    await expect(acceso).toBeVisible();
    // As after half an hour.
    await context.clearCookies({ name: 'mantenible_acceso' });
    await page.reload();
    await foto('acceso-caducado');
    await page.getByRole('link', { name: 'Volver a la aplicación' }).click();
    await expect(acceso).toBeVisible();
    await entrar(page, 'estudiante');
    await expect(page).toHaveURL(/\/lista_proyectos\?buscar=tienda$/u);
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
  });
});

test.describe('with a provider that forbids its iframes', () => {
  test.use({ cuenta: null });

  test('signs in after a wait that is explained, and without it afterwards', async ({
    page,
    foto,
    esperar,
  }) => {
    esperar(/frame-ancestors|Sign-in failed/);
    let frames = 0;
    await page.route(/\/(?:3p-cookies|login-status-iframe)/, async (route) => {
      frames += 1;
      const response = await route.fetch();
      const headers = { ...response.headers(), 'content-security-policy': "frame-ancestors 'none'" };
      await route.fulfill({ response, headers });
    });
    const [probed, photographed] = [Promise.withResolvers<null>(), Promise.withResolvers<null>()];
    let probes = 0;
    await page.route(/openid-configuration/, async (route) => {
      probes += 1;
      if (probes === 2) {
        probed.resolve(null);
        await photographed.promise;
      }
      await route.continue();
    });
    await page.goto('lista_proyectos');
    // keycloak-js waits 10 s for its first iframe.
    await expect(page.getByText('la página continuará sola')).toBeVisible({ timeout: 60_000 });
    await probed.promise;
    await foto('sesion-lenta');
    photographed.resolve(null);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();

    await entrar(page, 'estudiante');
    await expect(page).toHaveURL(/\/lista_proyectos$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
    await page.goto('');
    await expect(page.getByRole('main').getByRole('link', { name: 'Proyectos' })).toBeVisible();
    expect(frames).toBe(1);
  });
});

test('an estudiante sees only the entries of the role and is sent from admin screens to the landing page', async ({
  page,
  foto,
}) => {
  await page.goto('lista_proyectos');
  await expect(page.getByRole('heading', { level: 1, name: 'Proyectos' })).toBeVisible();
  await page.evaluate(() => {
    history.pushState({}, '', 'lista_pauta');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page).toHaveURL(/\/mantenible\/?$/);
  await expect(page.getByRole('heading', { level: 1, name: /^Evaluación/ })).toBeVisible();
  await abrirMenu(page);
  const menu = page.getByRole('navigation', { name: 'Principal' });
  // Another journey may have put this person into a course.
  const entradas = menu.getByRole('link').filter({ hasNotText: /^Cursos$/ });
  await expect(entradas).toHaveText(['Proyectos', 'Información']);
  await foto('menu-estudiante');
  await page.goBack();
  await expect(page).toHaveURL(/lista_proyectos$/);
});

test.describe('as admin', () => {
  test.use({ cuenta: 'admin' });

  test('the menu has the six entries, projects, courses, accounts and the audit trail', async ({
    page,
    foto,
  }) => {
    await page.goto('');
    await abrirMenu(page);
    const menu = page.getByRole('navigation', { name: 'Principal' });
    await expect(menu.getByRole('link')).toHaveText([
      'Proyectos',
      'Cursos',
      'Criterios ponderación',
      'Pautas',
      'Listas de verificación',
      'Métricas',
      'Subcaracterísticas',
      'Cuentas',
      'Espacio',
      'Auditoría',
      'Información',
    ]);
    await foto('menu-admin');
    await menu.getByRole('link', { name: 'Pautas' }).click();
    await expect(page).toHaveURL(/\/lista_pauta$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('the account page shows name and roles', async ({ page, foto }) => {
    await page.goto('');
    await abrirMenu(page);
    await page.getByRole('link', { name: /^Cuenta / }).click();
    await expect(page.getByRole('heading', { name: 'Su cuenta' })).toBeVisible();
    await expect(page.getByText('Admin, Estudiante').or(page.getByText('Estudiante, Admin'))).toBeVisible();
    await foto('cuenta');
    await page.getByRole('link', { name: 'Volver a la aplicación' }).click();
    await expect(page).toHaveURL(/\/mantenible\/?$/);
    // The page signs in by itself, which takes two more loads.
    await expect(page.getByRole('heading', { level: 1, name: /^Evaluación/ })).toBeVisible();
  });
});
