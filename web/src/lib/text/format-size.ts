import { common } from '../../texts/common.ts'
import { formatNumber } from './format.ts'

/** A number of bytes in kB or, from a million, in MB: '1.4 MB'. */
export const formatSize = (bytes: number): string =>
  bytes < 1_000_000
    ? common.kilobytes(formatNumber(Math.ceil(bytes / 1000)))
    : common.megabytes(formatNumber(Math.round(bytes / 100_000) / 10))
