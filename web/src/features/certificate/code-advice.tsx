import { pieceOfCode, type SearchedCode } from '@credenza/schema/searched-codes'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { certificateTexts } from '../../texts/certificate.ts'

/**
 * What to type instead of a piece of a number, hash or link, which cannot be found; undefined for any other search. `codes`
 * are those that the list can find, all by default.
 */
export function codeAdvice(search: string | undefined, codes?: readonly SearchedCode[]): ReactNode {
  const code = pieceOfCode(search, codes)
  return code && <Text c="dimmed">{certificateTexts.codePieces[code]}</Text>
}
