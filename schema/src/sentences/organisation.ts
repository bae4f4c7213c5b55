import { messages } from '../messages.ts'

/** Organisations: sign-up and approval, profile, settings and signing keys. */
export const organisation = {
  not_approved: messages.waitForApproval,
  suspended: ({ reason }: { reason: string }) => `Your organisation is suspended. ${reason}`.trim(),
  'suspended.invitation': ({ organisation }: { organisation: string }) =>
    `${organisation} is suspended, so nobody can join it now. Open your invitation again once it has been reinstated.`,
  'suspended.batch': 'Your organisation was suspended before this was done.',
  already_onboarded: 'An administrator is already reviewing these details.',
  'not_signed_in.application': 'Sign in to correct your application and submit it again.',
  'forbidden.application': 'This is not your application.',
  'already_decided.organisation': ({ status, from, to }: { status: string; from: string; to: string }) =>
    `This organisation is ${status}; only a ${from} one can be ${to}.`,
  'already_decided.application_changed':
    'This application was submitted again. Read it once more, then decide.',
  look_alike: ({ name }: { name: string }) =>
    `This name is too similar to that of another organisation: ${name}.`,
  'not_found.registration': 'Registration not found. Start again with your details.',
  'not_found.organisation': 'Organisation not found.',

  'invalid.verifiers_not_approved': 'Choose approved verifiers only.',
  'invalid.verifiers_chosen_by_issuers': 'Only issuers choose verifiers.',
  'invalid.profile_image_needed': messages.newImageNeeded,
  'invalid.profile_image_size': ({ side }: { side: number }) =>
    `The profile image must be ${side} by ${side} pixels.`,
  'unsupported_type.profile_image': 'The profile image must be a JPEG.',
  'too_large.profile_image': ({ kilobytes }: { kilobytes: number }) =>
    `The profile image must be under ${kilobytes} KB.`,

  'not_found.key': 'The organisation has no such key.',
  'unavailable.key_store':
    'The key store with your signing key is not responding. Nothing is lost. Try again in a moment.',
  'unavailable.key_refused':
    'The key store does not let us use your signing key: it may be disabled or deleted. Ask the people who run the key store.',
  'unavailable.key_wrong':
    'The key store answered with a signature from another key. We did not use it. Ask the people who run the key store.',
  'unavailable.key_store_gone':
    'Your signing key is in a key store that this deployment is no longer connected to. Ask the operator.',
  'unavailable.seal':
    'The service that seals this PDF is not responding. The certificate itself is not affected. Try again in a moment.',
  'unavailable.seal_refused':
    'The service that seals this PDF refused to seal it. The certificate itself is not affected. Ask the operator to check the settings of the seal.',
  'unavailable.seal_stolen':
    'The issuer has reported the key that seals this PDF as stolen. The certificate itself is not affected. The issuer has to arrange another key for the seal.',
  'invalid.seal_remote':
    'A provider holds your seal key. The certificates come from the provider, and the key is replaced there.',
  'invalid.store_label': ({ prefix }: { prefix: string }) =>
    `The label must begin with ${prefix} and have only letters, digits, hyphens and underscores, and at most one slash.`,
  'invalid.store_not_connected': 'This deployment is not connected to this key store.',
  'invalid.store_key_unknown':
    'The key store has no key with this label, or does not let this deployment use it.',
  'invalid.store_key_kind': ({ algorithm }: { algorithm: string }) => `Choose a key for ${algorithm}.`,
  'invalid.store_key_used': 'This key has already signed here. Create a new one.',
  'invalid.theft_in_future': 'Choose a time in the past.',
  'invalid.theft_before_key': 'The key did not exist yet at that time.',
  'invalid.theft_later': 'An earlier time was already reported. You can move it back, but not forward.',

  held: 'This person’s data is under a legal hold. Lift the hold first.',
  'not_found.breach': 'Breach case not found.',
  'already_decided.breach_closed': 'This case is closed.',
  'not_found.hold': 'Hold not found.',
  'not_found.hold_subject': 'There is no person or organisation with this id.',
  'invalid.retention_days': ({ least, most }: { least: number; most: number }) =>
    `Choose from ${least} to ${most} days.`,
}
