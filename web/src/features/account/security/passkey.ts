import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { securityTexts as texts } from '../../../texts/security.ts'

/** The server's options for the browser's WebAuthn call, made by the server's half of this library. */
type Options = Record<string, unknown>

/** Asks the device to make a passkey. If it does not, throws an error that people can read. */
export function createPasskey(options: Options): Promise<Record<string, unknown>> {
  return withDevice(async ({ startRegistration }) => ({
    ...(await startRegistration({
      // Made by the server's half of this library, and passed on as JSON.
      optionsJSON: options as unknown as PublicKeyCredentialCreationOptionsJSON,
    })),
  }))
}

/** Asks the device to present a passkey. If it does not, throws an error that people can read. */
export function showPasskey(options: Options): Promise<Record<string, unknown>> {
  return withDevice(async ({ startAuthentication }) => ({
    ...(await startAuthentication({
      // As above.
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

/** Explains those DOMException names of WebAuthn Level 3, sections 5.1.3 and 5.1.4, about which a person can do something. */
function wordsFor(name: string): string {
  if (name === 'InvalidStateError') return texts.passkeyKnown
  if (name === 'NotAllowedError' || name === 'AbortError') return texts.passkeyCancelled
  // This happens at an organisation's own address.
  if (name === 'SecurityError') return texts.passkeyElsewhere
  return texts.passkeyUnsupported
}
