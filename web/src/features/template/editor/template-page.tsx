import { designs } from '@credenza/schema/designs'
import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Navigate, useParams, useSearchParams } from 'react-router'
import { usePermitted } from '../../../lib/session/use-permitted.ts'
import { templateTexts as texts } from '../../../texts/template.ts'
import { LoadedPage } from '../../../ui/page/loaded-page.tsx'
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
  return (
    <LoadedPage title={texts.title} query={first} skeleton={<Skeleton h={420} radius="lg" />}>
      {(all) => (
        <TemplateEditor
          template={undefined}
          first={{
            name: texts.designs[design],
            settings: all.find((one) => one.design === design)!.settings,
          }}
        />
      )}
    </LoadedPage>
  )
}

function SavedTemplate({ id }: { id: string }) {
  const saved = useQuery({
    ...templateQuery(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  return (
    <LoadedPage title={texts.title} query={saved} skeleton={<Skeleton h={420} radius="lg" />}>
      {(template) => (
        <TemplateEditor template={template} first={{ name: template.name, settings: template.settings }} />
      )}
    </LoadedPage>
  )
}
