import { verifyTexts } from '../../texts/verify.ts'
import { Page } from '../../ui/page.tsx'
import { VerdictPill } from '../verification/verdict-pill.tsx'

/** Shown until there is something to check, and something to check it with. */
export const CheckingPage = () => (
  <Page title={verifyTexts.page.title}>
    <VerdictPill verdict={undefined} />
  </Page>
)
