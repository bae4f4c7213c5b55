import { shown } from '@credenza/schema/constants'
import { certificateSortColumns } from '@credenza/schema/list-columns'
import { Button, SimpleGrid, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { usePagedList } from '../../lib/list/use-paged-list.ts'
import { useSort } from '../../lib/list/use-sort.ts'
import { keep } from '../../lib/session/session.ts'
import { usePermitted } from '../../lib/session/use-permitted.ts'
import { shortened } from '../../lib/text/format.ts'
import { useFailureToast } from '../../lib/use-failure-toast.ts'
import { accountTexts } from '../../texts/account.ts'
import { common } from '../../texts/common.ts'
import { issuingTexts } from '../../texts/issuing.ts'
import { CopyValue } from '../../ui/copy-value.tsx'
import { LoadError } from '../../ui/page/load-error.tsx'
import { Page } from '../../ui/page/page.tsx'
import { withParam } from '../../ui/table/search-box.tsx'
import { gateOf } from '../account/gate.ts'
import { useProfile } from '../account/use-profile.ts'
import { certificateCountQuery, yearQuery, yearsQuery } from '../certificate/certificate-calls.ts'
import { studentCountQuery } from '../student/student-calls.ts'
import { CertificateTable } from './certificate-table.tsx'
import { defaultYear } from './default-year.ts'
import { GatedButton } from './gated-button.tsx'
import { StatCard } from './stat-card.tsx'
import { YearStrip } from './year-strip.tsx'

const GateNotice = lazy(() => import('../account/gate-notice.tsx'))
const Attention = lazy(() => import('../overview/attention.tsx'))
const GettingStarted = lazy(() => import('../overview/getting-started.tsx'))
const MonthsChart = lazy(() => import('../overview/months-chart.tsx'))
const CreateDialog = lazy(() => import('./create/create-dialog.tsx'))
const CreateAgain = lazy(() => import('./create/create-again.tsx'))
const texts = issuingTexts.dashboard

/** An issuer's start page: its profile, its numbers, and the certificates of a year. */
export function IssuerDashboard() {
  const profile = useProfile()
  const { creating, again, setCreating } = useCreating()
  const navigate = useNavigate()
  const mayPrepare = usePermitted()('prepare')
  const gate = profile.data && gateOf(profile.data)
  // For a suspended organisation, the server answers only calls about itself.
  const enabled = gate !== 'suspended'
  const certificates = useQuery({ ...certificateCountQuery, enabled })
  const students = useQuery({ ...studentCountQuery, enabled })
  if (profile.isLoadingError) {
    return (
      <Page title={texts.title}>
        <LoadError error={profile.error} onRetry={() => void profile.refetch()} />
      </Page>
    )
  }
  const open = gate === 'open' && mayPrepare
  const isFirstDay = open && certificates.data === 0
  const hint = open ? undefined : mayPrepare ? texts.gateHint : common.roleHint

  return (
    <Page
      title={profile.data ? texts.greeting(profile.data.organizationName) : texts.title}
      lead={
        profile.data ? (
          <CopyValue
            value={profile.data.publicKey}
            shown={shortened(profile.data.publicKey, shown.profileWallet)}
            name={texts.wallet.toLowerCase()}
            copiedMessage={accountTexts.walletCopied}
          />
        ) : (
          <Skeleton height={14} width={190} mt={6} />
        )
      }
      actions={
        <>
          <GatedButton hint={hint} variant="default" onClick={() => void navigate('/addStudent')}>
            {texts.addStudent}
          </GatedButton>
          <GatedButton
            hint={hint}
            variant={isFirstDay ? 'default' : 'filled'}
            onClick={() => setCreating(true)}
          >
            {texts.createCertificate}
          </GatedButton>
        </>
      }
    >
      <Suspense>{profile.data && gate !== 'open' && <GateNotice profile={profile.data} />}</Suspense>
      {enabled && (
        <>
          <SimpleGrid cols={{ base: 1, xs: 2 }}>
            <StatCard label={texts.totalCertificates} query={certificates} />
            <StatCard label={texts.totalStudents} query={students} />
          </SimpleGrid>
          <Suspense>
            {isFirstDay ? <GettingStarted onCreate={() => setCreating(true)} /> : <Attention />}
          </Suspense>
          <CertificatesByYear
            isKnown={profile.isSuccess}
            onCreate={open ? () => setCreating(true) : undefined}
          />
          <Suspense>
            <MonthsChart />
          </Suspense>
        </>
      )}
      <Suspense>
        {again && open && profile.data && (
          <CreateAgain profile={profile.data} certificateId={again} onClose={() => setCreating(false)} />
        )}
        {creating && !again && open && profile.data && (
          <CreateDialog profile={profile.data} onClose={() => setCreating(false)} />
        )}
      </Suspense>
    </Page>
  )
}

/**
 * Whether the dialog for new certificates is open, and the certificate that it takes up again; kept in the address so that other
 * pages can open it.
 */
function useCreating() {
  const [params, setParams] = useSearchParams()
  const setCreating = (creating: boolean) =>
    setParams((before) => withParam(withParam(before, 'again', ''), 'create', creating ? 'true' : ''), {
      replace: true,
      preventScrollReset: true,
    })
  return { creating: params.has('create') || params.has('again'), again: params.get('again'), setCreating }
}

function CertificatesByYear({ isKnown, onCreate }: { isKnown: boolean; onCreate?: () => void }) {
  const years = useQuery(yearsQuery)
  const [params, setParams] = useSearchParams()
  const year = params.get('year') ?? defaultYear(years.data ?? [])
  const sort = useSort(certificateSortColumns)
  const list = usePagedList(yearQuery(year, { sort: sort.value }))
  // Until the profile is loaded, the list may belong to a suspended organisation, which sees a notice instead.
  useFailureToast(isKnown && list.state === 'error', common.dataFailed)
  if (years.isLoadingError) return <LoadError error={years.error} onRetry={() => void years.refetch()} />
  const select = (next: string) => {
    keep('currentYear', next)
    setParams((before) => withParam(before, 'year', next), { replace: true, preventScrollReset: true })
  }
  return (
    <YearStrip years={years.data ?? []} selected={year} onSelect={select}>
      <CertificateTable
        label={texts.certificatesOf(year)}
        list={list}
        filter={{ year }}
        sort={sort}
        emptyAction={
          onCreate && (
            <Button variant="default" onClick={onCreate}>
              {texts.createCertificate}
            </Button>
          )
        }
      />
    </YearStrip>
  )
}
