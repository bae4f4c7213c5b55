import { isPaperOf } from '@credenza/credential/paper'
import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import { verifyTexts } from '../../texts/verify.ts'

interface PaperNoticeProps {
  /** The code that was beside the link on paper. */
  code: string
  /** The opened certificate that the link names. */
  linked: Record<string, unknown>
}

/** Says that both codes of a paper belong to one certificate. If they do not, check 1 says so. */
export default function PaperNotice({ code, linked }: PaperNoticeProps) {
  const [isSame, setIsSame] = useState(false)
  useEffect(() => {
    let current = true
    void isPaperOf(code, linked).then((same) => current && setIsSame(same))
    return () => {
      current = false
    }
  }, [code, linked])
  if (!isSame) return null
  return (
    <Alert color="gray" data-paper="same">
      {verifyTexts.paper.same}
    </Alert>
  )
}
