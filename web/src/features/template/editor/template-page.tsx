import { designs } from '@credenza/schema/designs'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { usePermitted } from '../../../lib/use-permitted.ts'
import { templateTexts as texts } from '../../../texts/template.ts'
import { Page } from '../../../ui/page.tsx'
import { TableError } from '../../../ui/table-states.tsx'
import { designsQuery, templateQuery } from '../template-calls.ts'
import { TemplateEditor } from './template-editor.tsx'

/** /issuer/templates/:templateId. The id 'new' starts with the design in the address. */
export function TemplatePage() {
  const { templateId = '' } = useParams()
  return templateId === 'new' ? <NewTemplate /> : <SavedTemplate key={templateId} id={templateId} />
}

function NewTemplate() {
  const [params] = useSearchParams()
  const design = designs.find((one) => one === params.get('design'))
  const first = useQuery(designsQuery)
  const mayManage = usePermitted()('manage')
  if (!design || !mayManage) return <Navigate to="/issuer/templates" replace />
  if (!first.data) return <Waiting query={first} />
  const { settings } = first.data.find((one) => one.design === design)!
  return <TemplateEditor template={undefined} first={{ name: texts.designs[design], settings }} />
}

function SavedTemplate({ id }: { id: string }) {
  const saved = useQuery({
    ...templateQuery(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (!saved.data) return <Waiting query={saved} />
  const { name, settings } = saved.data
  return <TemplateEditor template={saved.data} first={{ name, settings }} />
}

function Waiting({
  query,
}: {
  query: { isLoadingError: boolean; error: Error | null; refetch: () => unknown }
}) {
  return (
    <Page title={texts.title}>
      {query.isLoadingError ? (
        <TableError error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Skeleton h={420} radius="lg" />
      )}
    </Page>
  )
}
