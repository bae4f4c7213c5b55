import type { LearningPlatform } from '@credenza/schema'
import type { Context } from '../../context.ts'
import { isSameText } from '../../platform/same-text.ts'
import type { LearningPlatformRow } from './find-platform.ts'

const pathOf = (id: string, end: string): string => `/api/learning-platforms/${id}/${end}`

/** Our addresses for a platform. */
export const addressesOf = ({ config }: Pick<Context, 'config'>, id: string) => ({
  loginUrl: `${config.publicUrl}${pathOf(id, 'login')}`,
  launchUrl: `${config.publicUrl}${pathOf(id, 'launch')}`,
  keysUrl: `${config.publicUrl}${pathOf(id, 'keys')}`,
})

/** The key that a registration must show. Only people of the organisation see it. */
const registrationKey = ({ keys }: Pick<Context, 'keys'>, id: string): string =>
  Buffer.from(keys.mac('learning-platform-registration', Buffer.from(id))).toString('base64url')

export const isRegistrationKey = (ctx: Pick<Context, 'keys'>, id: string, key: string): boolean =>
  isSameText(key, registrationKey(ctx, id))

export function platformToWire(
  ctx: Pick<Context, 'config' | 'keys'>,
  { id, name, state, settings, created_at }: LearningPlatformRow,
): LearningPlatform {
  const query = new URLSearchParams({ key: registrationKey(ctx, id) })
  return {
    _id: id,
    name,
    state,
    settings,
    ...addressesOf(ctx, id),
    registrationUrl: settings ? '' : `${ctx.config.publicUrl}${pathOf(id, 'register')}?${query}`,
    createdAt: created_at.toISOString(),
  }
}
