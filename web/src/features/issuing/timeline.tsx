import { Button, EmptyState, SimpleGrid, Skeleton, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { Link } from 'react-router'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { formatNumber } from '../../lib/text/format.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { useApproval } from '../account/use-approval.tsx'
import { yearsQuery } from '../certificate/certificate-calls.ts'
import styles from './timeline.module.css'

const texts = certificateTexts.timeline
const columns = { base: 1, xs: 2, md: 4 }

/** One tile per year, each a link to that year's certificates. */
export function Timeline() {
  const years = useQuery(yearsQuery)
  const mayPrepare = usePermitted()('prepare')
  const { isApproved, notice } = useApproval()
  return (
    <Page title={texts.title} lead={texts.lead}>
      {notice}
      <Loaded
        query={years}
        skeleton={
          <SimpleGrid cols={columns} aria-busy>
            {[0, 1, 2, 3].map((tile) => (
              <Skeleton key={tile} height={110} radius="lg" />
            ))}
          </SimpleGrid>
        }
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState icon={<CalendarDays size={30} strokeWidth={1.5} />} title={texts.empty} py={48}>
              {mayPrepare && isApproved && (
                <EmptyState.Actions>
                  <Button component={Link} to="/issuer?create=true">
                    {texts.create}
                  </Button>
                </EmptyState.Actions>
              )}
            </EmptyState>
          ) : (
            <SimpleGrid cols={columns}>
              {all.map(({ year, count }) => (
                <Link key={year} to={`/issuer/details/${year}`} className={styles.tile}>
                  <span className={styles.year}>{year}</span>
                  <Text c="dimmed" fz="sm">
                    {texts.count(formatNumber(count))}
                  </Text>
                </Link>
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
    </Page>
  )
}
