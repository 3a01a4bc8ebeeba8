import { createTheme } from '@mantine/core';

/** Mantine's settings in code; its colours and sizes are in `theme.css`. */
export const theme = createTheme({
  primaryColor: 'violet',
  primaryShade: 8,
  respectReducedMotion: true,
});
