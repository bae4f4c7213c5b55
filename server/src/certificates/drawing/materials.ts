import { type DocumentImages, standardSettings } from '@credenza/document'
import type { TemplateSettings } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { Certificate } from '../certificate/certificate.ts'
import { openImages } from '../template/image/open-images.ts'
import { readVersion } from '../template/template-versions.ts'

/** How documents look: settings, with the images that they refer to. */
export interface Look {
  settings: TemplateSettings
  images: DocumentImages
}

/** What the documents of one run share. Each part is read once. */
export interface Materials {
  /** The look with which the certificate was created. */
  look(certificate: Certificate): Promise<Look>
}

export function openMaterials(ctx: Context): Materials {
  const looks = new Map<string, Promise<Look>>()
  return {
    look: (certificate) =>
      kept(
        looks,
        `${certificate.organisationId} ${certificate.templateId} ${certificate.templateVersion}`,
        () => readLook(ctx, certificate),
      ),
  }
}

async function readLook(ctx: Context, certificate: Certificate): Promise<Look> {
  const { organisationId, templateId: id, templateVersion: version } = certificate
  const settings =
    id !== null && version !== null
      ? await readVersion(ctx.db, organisationId, { id, version })
      : standardSettings(version)
  return lookOf(ctx, organisationId, settings)
}

/** The look for these settings. Leaves out images that do not belong to the organisation. */
export async function lookOf(
  ctx: Context,
  organisationId: string,
  settings: TemplateSettings,
): Promise<Look> {
  const { logo, seal, signatories } = settings
  const ids = [logo, seal, ...signatories.map(({ signature }) => signature)].filter((id) => id !== '')
  const images = await openImages(ctx, organisationId, ids)
  const bytes = (id: string) => images.get(id)?.bytes
  return {
    settings,
    images: {
      ...(bytes(logo) && { logo: bytes(logo)! }),
      ...(bytes(seal) && { seal: bytes(seal)! }),
      signatures: signatories.map(({ signature }) => bytes(signature)),
    },
  }
}

function kept<Value>(
  values: Map<string, Promise<Value>>,
  key: string,
  read: () => Promise<Value>,
): Promise<Value> {
  const known = values.get(key)
  if (known) return known
  const value = read()
  values.set(key, value)
  // Try a failed read again at the next call.
  value.catch(() => values.delete(key))
  return value
}
