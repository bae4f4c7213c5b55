// A file of its own, so that tip.tsx can load it and its positioning code later.
export { Tooltip as default } from '@mantine/core'
