import { type DocumentImages, firstSettings, type SealKey } from '@credenza/document'
import type { TemplateSettings } from '@credenza/schema'
import type { Context } from '../../context.ts'
import type { CertificateRow } from '../certificate/find-certificates.ts'
import { openImages } from '../template/image/open-images.ts'
import { readVersion } from '../template/template-versions.ts'
import { documentKey } from './document-key.ts'

/** How documents look: settings, with the images that they name. */
export interface Look {
  settings: TemplateSettings
  images: DocumentImages
}

/** What the documents of one run share, each part read once. */
export interface Materials {
  /** The look with which the certificate was created. */
  look(row: CertificateRow): Promise<Look>
  key(organisationId: string): Promise<SealKey>
}

export function openMaterials(ctx: Context): Materials {
  const looks = new Map<string, Promise<Look>>()
  const keys = new Map<string, Promise<SealKey>>()
  return {
    look: (row) =>
      kept(looks, `${row.org_id} ${row.template_id} ${row.template_version}`, () => readLook(ctx, row)),
    key: (organisationId) => kept(keys, organisationId, () => documentKey(ctx, organisationId)),
  }
}

async function readLook(ctx: Context, row: CertificateRow): Promise<Look> {
  const { org_id, template_id: id, template_version: version } = row
  const settings =
    id !== null && version !== null
      ? await readVersion(ctx.db, org_id, { id, version })
      : firstSettings('classic-landscape')
  return lookOf(ctx, org_id, settings)
}

/** The look for these settings, with those of their images that belong to the organisation. */
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
  // A failed read is tried again at the next request.
  value.catch(() => values.delete(key))
  return value
}
