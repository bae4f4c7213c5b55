import { pieceOfCode } from '@credenza/schema/searched-codes'
import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { certificateTexts } from '../../texts/certificate.ts'

/** What to type instead of a piece of a number, hash or link, which a queue cannot find; undefined for any other search. */
export function codeAdvice(search: string | undefined): ReactNode {
  const code = pieceOfCode(search)
  return code && <Text c="dimmed">{certificateTexts.codePieces[code]}</Text>
}
