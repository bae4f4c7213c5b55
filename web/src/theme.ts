import { type CSSVariablesResolver, createTheme, type MantineColor } from '@mantine/core'

/** Inter has no Arabic letters; those come from the device, which has good ones everywhere. */
const fontFamily =
  "'Inter Variable', 'SF Arabic', 'Noto Sans Arabic', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** One look for the whole app. `primaryShade` is one number: a pair per scheme breaks autoContrast in dark. */
export const theme = createTheme({
  primaryColor: 'indigo',
  primaryShade: 7,
  autoContrast: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '640',
  },
  // By name, not by `Menu.extend`: an import here would put every component named into every page.
  components: {
    Badge: { defaultProps: { variant: 'light', tt: 'none', fw: 500 } },
    // Mantine aligns a label and the value below it by their baselines, which is to the left in Arabic as well.
    DataList: {
      styles: (_: unknown, { orientation }: { orientation?: string }) =>
        orientation === 'vertical' ? { item: { alignItems: 'flex-start' } } : {},
    },
    // The placeholder is an empty element with role menuitem: a critical accessibility finding.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md' } },
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: true } } },
  },
})

/** The colours that badges and alerts are tinted with. */
const tinted: MantineColor[] = ['red', 'yellow', 'teal', 'indigo', 'blue', 'green', 'orange', 'gray']

/** Text colours that keep 4.5:1 on their grounds in both schemes (WCAG 2.2, 1.4.3); Mantine's own do not all. */
export const readableColors: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-dimmed': 'var(--mantine-color-gray-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-7)',
    '--mantine-color-error': 'var(--mantine-color-red-9)',
    '--mantine-color-red-text': 'var(--mantine-color-red-9)',
    ...Object.fromEntries(
      tinted.map((color) => [
        `--mantine-color-${color}-light-color`,
        `color-mix(in oklab, var(--mantine-color-${color}-9), black 35%)`,
      ]),
    ),
  },
  dark: {
    '--mantine-color-dimmed': 'var(--mantine-color-dark-1)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-1)',
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-red-text': 'var(--mantine-color-red-4)',
    ...Object.fromEntries(
      tinted.map((color) => [
        `--mantine-color-${color}-light`,
        `color-mix(in oklab, var(--mantine-color-${color}-9) 32%, var(--mantine-color-dark-7))`,
      ]),
    ),
  },
})
