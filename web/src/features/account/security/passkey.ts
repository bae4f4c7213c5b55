import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { securityTexts as texts } from '../../../texts/security.ts'

/** What the server gave for the browser's WebAuthn call; the server's own library made it. */
type Options = Record<string, unknown>

/** Asks the device to make a passkey; throws an error that a person can read when it does not. */
export function createPasskey(options: Options): Promise<Record<string, unknown>> {
  return withDevice(async ({ startRegistration }) => ({
    ...(await startRegistration({
      // Made by the server's half of this library, and passed on as JSON.
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    })),
  }))
}

/** Asks the device to show a passkey; throws an error that a person can read when it does not. */
export function showPasskey(options: Options): Promise<Record<string, unknown>> {
  return withDevice(async ({ startAuthentication }) => ({
    ...(await startAuthentication({
      // Likewise.
      optionsJSON: options as unknown as PublicKeyCredentialRequestOptionsJSON,
    })),
  }))
}

async function withDevice<Answer>(
  ask: (library: typeof import('@simplewebauthn/browser')) => Promise<Answer>,
): Promise<Answer> {
  const library = await import('@simplewebauthn/browser')
  if (!library.browserSupportsWebAuthn()) throw new Error(texts.passkeyUnsupported)
  try {
    return await ask(library)
  } catch (error) {
    throw new Error(wordsFor(error instanceof Error ? error.name : ''), { cause: error })
  }
}

/** The DOMException names of WebAuthn Level 3, sections 5.1.3 and 5.1.4, as far as a person can act on them. */
function wordsFor(name: string): string {
  if (name === 'InvalidStateError') return texts.passkeyKnown
  if (name === 'NotAllowedError' || name === 'AbortError') return texts.passkeyCancelled
  // At an organisation's own address.
  if (name === 'SecurityError') return texts.passkeyElsewhere
  return texts.passkeyUnsupported
}
