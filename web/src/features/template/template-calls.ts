import type { Design } from '@credenza/schema/designs'
import type { done } from '@credenza/schema/envelope'
import type {
  designListResponse,
  Template,
  TemplatePreviewRequest,
  TemplateSettings,
  templateImageResponse,
  templateListResponse,
  templateResponse,
  templateVersionsResponse,
} from '@credenza/schema/template'
import { queryOptions } from '@tanstack/react-query'
import { call, fetchBlob, fetchFile, pathTo } from '../../lib/api/call.ts'

const path = '/api/templates'

export const templatesQuery = queryOptions({
  queryKey: ['templates', 'list'],
  queryFn: async () => (await call<typeof templateListResponse>({ method: 'GET', path })).data as Template[],
})

export const fetchTemplate = async (id: string) =>
  (await call<typeof templateResponse>({ method: 'GET', path: pathTo(path, id) })).data as Template

/** The template in the editor. It stays as it was read, so that saving it can tell whether somebody else has saved it since. */
export const templateQuery = (id: string) =>
  queryOptions({ queryKey: ['edited-template', id], queryFn: () => fetchTemplate(id) })

export interface FirstSettings {
  design: Design
  settings: TemplateSettings
}

/** The initial settings of each built-in design, which change only with the product. */
export const designsQuery = queryOptions({
  queryKey: ['designs'],
  queryFn: async () =>
    (await call<typeof designListResponse>({ method: 'GET', path: `${path}/designs` }))
      .data as FirstSettings[],
  staleTime: Number.POSITIVE_INFINITY,
})

export interface Draft {
  name: string
  settings: TemplateSettings
}

export const createTemplate = async (json: Draft, idempotencyKey: string) =>
  (await call<typeof templateResponse>({ method: 'POST', path, json, idempotencyKey })).data as Template

/** Adds a version; `version` is the newest one that the caller has seen. */
export const saveTemplate = async (id: string, json: Draft & { version: number }) =>
  (await call<typeof templateResponse>({ method: 'PUT', path: pathTo(path, id), json })).data as Template

export const archiveTemplate = (id: string) => call<typeof done>({ method: 'DELETE', path: pathTo(path, id) })

export const versionsQuery = ({ _id: id, version }: Template) =>
  queryOptions({
    queryKey: ['templates', 'versions', id, version],
    queryFn: async () =>
      (await call<typeof templateVersionsResponse>({ method: 'GET', path: pathTo(path, id, '/versions') }))
        .data,
  })

export const restoreVersion = async (id: string, version: number) =>
  (
    await call<typeof templateResponse>({
      method: 'POST',
      path: pathTo(path, id, `/versions/${version}/restore`),
    })
  ).data as Template

/** The facts of an invented person's verified certificate, which the server fills in. */
export const madeUp: Omit<TemplatePreviewRequest, 'settings'> = {
  studentId: '',
  title: '',
  certificateType: '',
  date: '',
  validUntil: '',
  details: {},
  courses: [],
  verified: true,
  language: 'en',
}

/** Fetches the actual rendering, as SVG. */
export const fetchPreview = (json: TemplatePreviewRequest, signal?: AbortSignal) =>
  fetchBlob({ method: 'POST', path: `${path}/preview`, json, ...(signal && { signal }) })

/** A small picture of a template. */
export const thumbnailQuery = (settings: TemplateSettings) =>
  queryOptions({
    queryKey: ['template-picture', settings],
    queryFn: ({ signal }) => fetchPreview({ ...madeUp, settings }, signal),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Uploads an image. Returns its id. */
export async function uploadImage(file: File): Promise<string> {
  const form = new FormData()
  form.append('doc_url', file)
  const answer = await call<typeof templateImageResponse>({ method: 'POST', path: `${path}/images`, form })
  return answer.data._id
}

const imagePath = (id: string): string => pathTo(`${path}/images`, id)

export const imageQuery = (id: string) =>
  queryOptions({
    queryKey: ['template-image', id],
    queryFn: () => fetchFile(imagePath(id)),
    enabled: id !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
