import { formatNumber } from './format.ts'

const megabytes = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** A number of bytes in kB or, from a million, in MB: '1.4 MB'. */
export const formatSize = (bytes: number): string =>
  bytes < 1_000_000
    ? `${formatNumber(Math.ceil(bytes / 1000))} kB`
    : `${megabytes.format(bytes / 1_000_000)} MB`
