import { createTheme } from '@mantine/core';

/** What Mantine decides in code; its colours and sizes stand in `theme.css`. */
export const theme = createTheme({
  primaryColor: 'violet',
  primaryShade: 8,
  respectReducedMotion: true,
});
