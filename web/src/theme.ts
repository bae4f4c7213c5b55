import { type CSSVariablesResolver, createTheme, type MantineColor } from '@mantine/core'

/** Inter has no Arabic letters; every device has a good font for them. */
const fontFamily =
  "'Inter Variable', 'SF Arabic', 'Noto Sans Arabic', system-ui, -apple-system, 'Segoe UI', sans-serif"

/** One theme for the whole app. `primaryShade` is one number, because a pair per scheme breaks autoContrast in dark. */
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
  // By name, not with `Menu.extend`: importing the components here would load them all into every page.
  components: {
    Badge: { defaultProps: { variant: 'light', tt: 'none', fw: 500 } },
    // A fault below a long list of choices is out of sight.
    CheckboxGroup: { defaultProps: { inputWrapperOrder: ['label', 'description', 'error', 'input'] } },
    // Mantine aligns labels and the values below them by their baselines, which puts them on the left even in Arabic.
    DataList: {
      styles: (_: unknown, { orientation }: { orientation?: string }) =>
        orientation === 'vertical' ? { item: { alignItems: 'flex-start' } } : {},
    },
    // The placeholder is an empty element with role menuitem, which is a critical accessibility finding.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false, shadow: 'md' } },
    // A number out of range is refused, instead of becoming another one unnoticed.
    NumberInput: { defaultProps: { clampBehavior: 'none' } },
    // Where a dialog begins, an open list would cover the fields below it.
    MultiSelect: { defaultProps: { openOnFocus: false } },
    Select: { defaultProps: { openOnFocus: false } },
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: true } } },
  },
})

/** The tints of badges and alerts. */
const tinted: MantineColor[] = ['red', 'yellow', 'teal', 'indigo', 'blue', 'green', 'orange', 'gray']

/** Text colours with a contrast of 4.5:1 in both schemes (WCAG 2.2, 1.4.3), which some of Mantine's own lack. */
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
    '--mantine-color-text': 'var(--mantine-color-gray-2)',
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
