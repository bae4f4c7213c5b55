import { reviewOf } from '@credenza/schema/certificate-state/review'
import { EmptyState, SimpleGrid, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Award } from 'lucide-react'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { lazy } from '../../lib/browser/lazy.ts'
import { askedCorrectionTexts } from '../../texts/asked-correction.ts'
import { certificateTexts } from '../../texts/certificate.ts'
import { common } from '../../texts/common.ts'
import { Loaded } from '../../ui/page/loaded.tsx'
import { Page } from '../../ui/page/page.tsx'
import { Problem } from '../../ui/page/problem.tsx'
import { ownRequestsQuery } from '../correction/correction-calls.ts'
import { requestAbout } from '../correction/own-requests.ts'
import { UploadButton } from '../upload/upload-button.tsx'
import { KeptBadges } from './badges/kept-badges.tsx'
import { CertificateCard } from './certificate-card.tsx'
import { heldCertificates } from './held-certificates.ts'
import { myCertificatesQuery, type OwnCertificate } from './holder-calls.ts'
import { ErasureNotice } from './my-data/erasure-notice.tsx'

const ApplicationConsentDialog = lazy(() => import('../application/application-consent-dialog.tsx'))
const LinkedInDialog = lazy(() => import('../share/linkedin-dialog.tsx'))
const WalletOfferDialog = lazy(() => import('../wallet-offer/wallet-offer-dialog.tsx'))
const WalletConsentDialog = lazy(() => import('../wallet-offer/wallet-consent-dialog.tsx'))

const texts = certificateTexts.mine
const columns = { base: 1, xs: 2, md: 3 }

/** Whether an upload awaits a decision, which no event reports to the student. */
const isWaiting = ({ origin, status }: OwnCertificate) => origin === 'user' && reviewOf(status) === 'pending'
const waitingRefreshMs = 15_000

/** A student's certificates in their newest versions, each with its page and a share link. */
export function MyCertificates() {
  const list = useQuery({
    ...myCertificatesQuery,
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? waitingRefreshMs : false),
  })
  const requests = useQuery(ownRequestsQuery)
  const [params, setParams] = useSearchParams()
  const walletRequest = params.get('wallet-request')
  const named = (param: string) => list.data?.find(({ _id }) => _id === params.get(param))
  const offered = named('wallet-offer')
  const forProfile = named('linkedin')
  const applicationRequest = params.get('application')
  return (
    <Page title={texts.title} lead={texts.lead} actions={<UploadButton />}>
      <ErasureNotice isElsewhere />
      <Suspense>
        {applicationRequest && (
          <ApplicationConsentDialog request={applicationRequest} onClose={() => setParams({})} />
        )}
        {offered && <WalletOfferDialog certificate={offered} onClose={() => setParams({})} />}
        {forProfile && <LinkedInDialog certificate={forProfile} onClose={() => setParams({})} />}
        {walletRequest && <WalletConsentDialog request={walletRequest} onClose={() => setParams({})} />}
      </Suspense>
      {requests.isLoadingError && <Problem text={askedCorrectionTexts.asked.failed} />}
      <Loaded
        query={list}
        skeleton={
          <SimpleGrid cols={columns} aria-busy>
            {[0, 1, 2].map((card) => (
              <Skeleton key={card} height={360} radius="lg" />
            ))}
          </SimpleGrid>
        }
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyState
              py={48}
              icon={<Award size={30} strokeWidth={1.5} />}
              title={common.noData}
              description={texts.empty}
            />
          ) : (
            <SimpleGrid cols={columns}>
              {heldCertificates(all).map(({ certificate, waiting }) => (
                <CertificateCard
                  key={certificate._id}
                  certificate={certificate}
                  waiting={waiting}
                  request={requestAbout(certificate._id, requests.data)}
                />
              ))}
            </SimpleGrid>
          )
        }
      </Loaded>
      <KeptBadges />
    </Page>
  )
}
