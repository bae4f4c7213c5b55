import { detailChanges } from '@credenza/schema/detail-labels'
import { Alert, Anchor, Button, Stack } from '@mantine/core'
import { Link } from 'react-router'
import { formatLongDate } from '../../lib/text/format.ts'
import { correctionTexts } from '../../texts/correction.ts'
import { ChangeList } from '../correction/change-list.tsx'
import { changesOf } from '../correction/changes.ts'
import type { EarlierVersion } from '../verification/follow-corrections.ts'
import type { Version } from '../verification/load-certificate.ts'
import { correctableFactsOf, detailsOf } from './correctable-facts.ts'

const texts = correctionTexts.publicPage

interface VersionNoticeProps {
  version: Version
  /** Whether exactly this version was requested: the plain link would then lead further. */
  isExact: boolean
  /** The version's opened document. */
  certificate: unknown
}

/** Says what a correction changed, and links to the certificate's other versions; nothing where there are none. */
export default function VersionNotice({ version, isExact, certificate }: VersionNoticeProps) {
  if (version.supersededAt) return isExact && <Newest version={version} />
  const steps = version.earlier.map((before, i) => ({
    before,
    number: i + 1,
    after: version.earlier[i + 1]?.certificate ?? certificate,
  }))
  return steps.reverse().map((step) => <Corrected key={step.before.slug} {...step} />)
}

/** The verdict already says that it was replaced, and when. */
const Newest = ({ version: { slug, key } }: { version: Version }) => (
  <Button
    component={Link}
    to={{ pathname: pathOf(slug), hash: key }}
    variant="default"
    w="fit-content"
    data-version="earlier"
  >
    {texts.newest}
  </Button>
)

function Corrected({ before, number, after }: { before: EarlierVersion; number: number; after: unknown }) {
  const [was, is] = [correctableFactsOf(before.certificate), correctableFactsOf(after)]
  const to = { pathname: pathOf(before.slug), search: 'version=this', hash: before.key }
  return (
    <Alert
      color="indigo"
      title={texts.corrected(formatLongDate(before.supersededAt))}
      data-version="corrected"
    >
      <Stack gap="xs" align="flex-start">
        {was && is && (
          <ChangeList
            changes={[
              ...changesOf(was, is),
              ...detailChanges(detailsOf(before.certificate), detailsOf(after)),
            ]}
          />
        )}
        <Anchor component={Link} to={to} fz="sm" c="inherit" underline="always">
          {texts.earlier(String(number))}
        </Anchor>
      </Stack>
    </Alert>
  )
}

const pathOf = (slug: string): string => `/verify/${encodeURIComponent(slug)}`
