import { isPaperOf } from '@credenza/credential/paper'
import { Alert } from '@mantine/core'
import { useEffect, useState } from 'react'
import { verifyTexts } from '../../texts/verify.ts'

const texts = verifyTexts.paper

interface PaperNoticeProps {
  /** The code that was beside the link on paper. */
  paper: string
  /** The opened certificate that the link names. */
  certificate: Record<string, unknown>
}

/** Whether both codes of a paper belong to one certificate; if not, somebody has altered the paper. */
export default function PaperNotice({ paper, certificate }: PaperNoticeProps) {
  const [isSame, setIsSame] = useState<boolean>()
  useEffect(() => {
    let current = true
    void isPaperOf(paper, certificate).then((same) => current && setIsSame(same))
    return () => {
      current = false
    }
  }, [paper, certificate])
  if (isSame === undefined) return null
  if (isSame)
    return (
      <Alert color="gray" data-paper="same">
        {texts.same}
      </Alert>
    )
  return (
    <Alert color="red" variant="filled" title={texts.differsTitle} role="alert" data-paper="differs">
      {texts.differs}
    </Alert>
  )
}
