import type { PublicationSettings } from '../documents/settings.ts'
import { publishedBucket } from './published-bucket.ts'
import { publishedFolder } from './published-folder.ts'
import type { PublishedPlace } from './published-place.ts'

/** Opens the place in PUBLISH_TO. Rejects with a sentence if its folder cannot be written. */
export async function openPublishedPlace(settings: PublicationSettings): Promise<PublishedPlace | undefined> {
  if (!settings) return undefined
  if ('bucket' in settings) return publishedBucket(settings.bucket)
  return await publishedFolder(settings.folder)
}
