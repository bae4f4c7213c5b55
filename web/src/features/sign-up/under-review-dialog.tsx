import { Button, Text } from '@mantine/core'
import { signUpTexts } from '../../texts/sign-up.ts'
import { Dialog } from '../../ui/dialog.tsx'

const texts = signUpTexts.review

/** After step two: what happens now (specification, section 2, Sign-up). */
export default function UnderReviewDialog({ onOkay }: { onOkay: () => void }) {
  return (
    <Dialog
      title={texts.title}
      opened
      onClose={onOkay}
      footer={
        <Button onClick={onOkay} data-autofocus>
          {texts.okay}
        </Button>
      }
    >
      <Text>{texts.text}</Text>
    </Dialog>
  )
}
