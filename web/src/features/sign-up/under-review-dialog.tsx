import { Text } from '@mantine/core'
import { signUpTexts } from '../../texts/sign-up.ts'
import { NoticeDialog } from '../../ui/dialog/notice-dialog.tsx'

const texts = signUpTexts.review

/** Says after step two what happens next (specification, section 2, Sign-up). */
export default function UnderReviewDialog({ onOkay }: { onOkay: () => void }) {
  return (
    <NoticeDialog title={texts.title} buttonLabel={texts.okay} onClose={onOkay}>
      <Text>{texts.text}</Text>
    </NoticeDialog>
  )
}
