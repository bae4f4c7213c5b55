/** Signing in through an organisation's own provider. */
export const singleSignOn = {
  single_sign_on_required:
    'Your organisation asks you to use its own sign-in. Choose “Continue with your university”.',
  'single_sign_on_failed.expired':
    'This sign-in took too long, or was started in another browser. Start again.',
  'single_sign_on_failed.refused':
    'Your organisation’s sign-in did not let you in. Try again, or ask its support.',
  'single_sign_on_failed.untrusted':
    'The answer from your organisation’s sign-in could not be trusted. Start again. If this happens again, tell your organisation’s owner.',
  'single_sign_on_failed.not_offered': 'Your organisation’s own sign-in is not available. Use your password.',
  'single_sign_on_failed.no_email':
    'Your organisation’s sign-in gave no confirmed email for you. Ask its support.',
  'single_sign_on_failed.no_lasting_name':
    'Your organisation’s sign-in sent no permanent identifier for you. Ask its support.',
  'single_sign_on_failed.domain':
    'Your email is not at one of your organisation’s domains. Ask your organisation’s owner.',
  'single_sign_on_failed.email_elsewhere': 'Your email already belongs to another account. Ask us for help.',
  'single_sign_on_failed.no_role':
    'Your organisation has not given you a role here. Ask your organisation’s owner.',
  'single_sign_on_failed.removed':
    'You were removed from your organisation here. Ask its owner to invite you again.',
  'single_sign_on_failed.identity_taken': 'This sign-in is already connected with another account.',
  'single_sign_on_failed.another_person': 'Someone else signed in there. Sign in there as yourself.',
  'single_sign_on_failed.not_recent':
    'Your organisation’s sign-in did not confirm a second factor just now. Use your own passkey instead.',
  'single_sign_on_failed.link_expired': 'This code has expired or was tried too often. Start again.',
  'unavailable.provider': 'Your organisation’s sign-in is not answering. Try again in a few minutes.',
  'invalid.provider_untested': 'Test the sign-in before you switch it on.',
  'invalid.owner_passkey':
    'Add a passkey to your account first. It is your way in when your organisation’s sign-in is down.',
  'second_factor_required.last_passkey':
    'Your organisation requires its own sign-in, so keep one passkey: it is your way in when that is down.',
  'invalid.client_secret': 'Enter the secret that the provider gave you.',
  'invalid.certificate': 'Enter the provider’s signing certificate, with an RSA key of at least 2048 bits.',
  'invalid.metadata':
    'No SAML provider that we can use was found there. Check the address, or paste its metadata.',
  'invalid.metadata_signature':
    'The metadata is not signed with this federation’s key. Check the certificate and the address.',
  'invalid.metadata_older':
    'This metadata is older than what we read before. Ask your federation for its current metadata.',
  'invalid.metadata_expired':
    'The metadata is no longer valid. Ask your federation for its current metadata.',
  'invalid.which_provider': 'This metadata describes several providers. Enter the entity ID of yours.',
  'invalid.shared_domain':
    'Anyone can have an email at this domain. Enter one that only your organisation uses.',
  'already_exists.domain': 'Another organisation has proven this domain. If it is yours, ask us for help.',
  'not_found.domain': 'Domain not found.',
  'not_found.provider': 'Set up your organisation’s sign-in first.',
  'invalid.host_of_deployment': 'This is the address of the whole service. Choose a name of your own.',
  'invalid.domain_not_proven': 'Prove this domain first, under single sign-on.',
  'not_found.host': 'No organisation signs in there.',
  'not_found.mail_sender': 'Enter the address that your emails come from first.',
  'invalid.mail_sender_refused':
    'The mail server did not accept an email from this address. Ask the operator of this service to let it send for your domain.',
}
