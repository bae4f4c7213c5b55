import type { Context } from '../../context.ts'
import type { Provider } from './find-provider.ts'

const purpose = 'sign-in-provider-secret'

export const sealSecret = ({ keys }: Pick<Context, 'keys'>, secret: string): Uint8Array =>
  keys.seal(purpose, Buffer.from(secret))

/** The client secret; undefined if the provider has none. */
export const secretOf = (
  { keys }: Pick<Context, 'keys'>,
  { sealed_secret }: Pick<Provider, 'sealed_secret'>,
): string | undefined =>
  sealed_secret ? Buffer.from(keys.open(purpose, sealed_secret)).toString() : undefined
