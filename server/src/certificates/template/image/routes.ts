import { templateImage, templateImageResponse } from '@credenza/schema'
import { sentence } from '@credenza/schema/sentences/english'
import type { Context } from '../../../context.ts'
import { sendFile } from '../../../people/organisation/send-file.ts'
import { answer } from '../../../platform/http/answer.ts'
import type { App } from '../../../platform/http/app.ts'
import { organisationOfRequest } from '../../../platform/http/authenticate.ts'
import { withUpload } from '../../../platform/http/body/upload.ts'
import { pathId } from '../../../platform/http/path-id.ts'
import { addImage } from './add-image.ts'
import { openImage } from './open-images.ts'

export function templateImageRoutes(app: App, ctx: Context): void {
  app.post(
    '/api/templates/images',
    {
      config: { access: ['approved-issuer'], departmental: true, permission: 'manage' },
      schema: {
        summary: 'Upload an image for templates',
        consumes: ['multipart/form-data'],
        response: { 200: templateImageResponse },
        description:
          'A logo, seal or signature as doc_url: PNG, JPEG or plain SVG. The same picture keeps its id.',
      },
    },
    async (request) => {
      const limits = {
        folder: ctx.config.dataFolder,
        maxBytes: templateImage.maxBytes,
        maxFiles: 1,
        tooLarge: sentence('too_large.template_image'),
      }
      const _id = await withUpload(request, limits, (upload) =>
        addImage(ctx, organisationOfRequest(request), upload),
      )
      return answer('Image added.', { data: { _id } })
    },
  )

  app.get(
    '/api/templates/images/:imageId',
    {
      config: { access: ['issuer'], departmental: true },
      schema: {
        summary: 'Download an image of templates',
        produces: ['image/png', 'image/jpeg', 'image/svg+xml'],
        params: pathId('imageId'),
      },
    },
    async (request, reply) => {
      const { organisationId } = organisationOfRequest(request)
      const { mediaType, bytes } = await openImage(ctx, organisationId, request.params.imageId)
      return sendFile(reply, { id: request.params.imageId, kind: 'image', mediaType, bytes })
    },
  )
}
