// A file of its own so that tip.tsx can load it, and the positioning code behind it, later.
export { Tooltip as default } from '@mantine/core'
