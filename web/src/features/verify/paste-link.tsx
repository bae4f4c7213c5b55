import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { sharedLinkTexts } from '../../texts/shared-link.ts'

/** Leads from a link that was cut, or is wrong, to the place to paste the whole one. */
export const PasteLink = () => (
  <Button component={Link} to="/verify" variant="default">
    {sharedLinkTexts.paste}
  </Button>
)
