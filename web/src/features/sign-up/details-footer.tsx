import { Button } from '@mantine/core'
import { messageOf } from '../../lib/api/api-failure.ts'
import { signUpTexts } from '../../texts/sign-up.ts'
import { ProblemBox } from '../../ui/page/problem-box.tsx'
import { PlacesAttribution } from './place-fields.tsx'
import styles from './sign-up.module.css'

const texts = signUpTexts.details

/** The end of step one: the server's error, if any, and the button to continue. */
export function DetailsFooter({
  submit,
}: {
  submit: { isPending: boolean; isError: boolean; error: unknown }
}) {
  return (
    <>
      {submit.isError && <ProblemBox m="md">{messageOf(submit.error)}</ProblemBox>}
      <div className={styles.actions}>
        <PlacesAttribution />
        <Button type="submit" size="md" loading={submit.isPending}>
          {submit.isPending ? texts.nextBusy : texts.next}
        </Button>
      </div>
    </>
  )
}
