import type { Twin } from '@credenza/schema/sentences/sentence'
import type { singleSignOn as english } from '@credenza/schema/sentences/single-sign-on'

export const singleSignOn: Twin<typeof english> = {
  single_sign_on_required:
    'Votre organisation demande d’utiliser sa propre connexion. Choisissez « Continuer avec votre université ».',
  'single_sign_on_failed.expired':
    'Cette connexion a pris trop de temps ou a commencé dans un autre navigateur. Recommencez.',
  'single_sign_on_failed.refused':
    'La connexion de votre organisation ne vous a pas laissé entrer. Réessayez ou adressez-vous à son assistance.',
  'single_sign_on_failed.untrusted':
    'La réponse de la connexion de votre organisation n’est pas fiable. Recommencez. Si cela se reproduit, prévenez le propriétaire de votre organisation.',
  'single_sign_on_failed.not_offered':
    'La connexion propre à votre organisation n’est pas disponible. Utilisez votre mot de passe.',
  'single_sign_on_failed.no_email':
    'La connexion de votre organisation n’a donné aucun e-mail confirmé pour vous. Adressez-vous à son assistance.',
  'single_sign_on_failed.no_lasting_name':
    'Le fournisseur de connexion de votre organisation n’a pas indiqué d’identifiant durable pour vous. Adressez-vous à son assistance.',
  'single_sign_on_failed.domain':
    'Votre e-mail n’appartient à aucun domaine de votre organisation. Adressez-vous à son propriétaire.',
  'single_sign_on_failed.email_elsewhere':
    'Votre e-mail appartient déjà à un autre compte. Demandez-nous de l’aide.',
  'single_sign_on_failed.no_role':
    'Votre organisation ne vous a donné aucun rôle ici. Adressez-vous à son propriétaire.',
  'single_sign_on_failed.removed':
    'Votre organisation a retiré votre accès ici. Demandez à son propriétaire de vous inviter à nouveau.',
  'single_sign_on_failed.identity_taken': 'Cette connexion est déjà reliée à un autre compte.',
  'single_sign_on_failed.another_person':
    'Une autre personne s’est connectée là-bas. Connectez-vous-y avec votre propre compte.',
  'single_sign_on_failed.not_recent':
    'La connexion de votre organisation n’a pas confirmé de second facteur à l’instant. Utilisez plutôt votre propre clé d’accès.',
  'single_sign_on_failed.link_expired': 'Ce code a expiré ou a été essayé trop souvent. Recommencez.',
  'unavailable.provider':
    'La connexion de votre organisation ne répond pas pour le moment. Réessayez dans quelques minutes.',
  'invalid.provider_untested': 'Testez la connexion avant de l’activer.',
  'invalid.owner_passkey':
    'Ajoutez d’abord une clé d’accès à votre compte. Elle vous permet d’entrer quand la connexion de votre organisation est en panne.',
  'second_factor_required.last_passkey':
    'Votre organisation exige sa propre connexion. Gardez donc une clé d’accès : elle vous permet d’entrer quand cette connexion est en panne.',
  'invalid.client_secret': 'Saisissez le secret que le fournisseur vous a donné.',
  'invalid.certificate':
    'Saisissez le certificat de signature du fournisseur, avec une clé RSA d’au moins 2048 bits.',
  'invalid.metadata':
    'Aucun fournisseur SAML utilisable n’a été trouvé. Vérifiez l’adresse, ou collez ses métadonnées.',
  'invalid.metadata_signature':
    'Les métadonnées ne sont pas signées avec la clé de cette fédération. Vérifiez le certificat et l’adresse.',
  'invalid.metadata_older':
    'Ces métadonnées sont plus anciennes que les dernières lues. Demandez-en de récentes à votre fédération.',
  'invalid.metadata_expired':
    'Les métadonnées ne sont plus valables. Demandez-en d’actuelles à votre fédération.',
  'invalid.which_provider':
    'Ces métadonnées décrivent plusieurs fournisseurs. Saisissez l’identifiant d’entité du vôtre.',
  'invalid.shared_domain':
    'N’importe qui peut avoir un e-mail de ce domaine. Saisissez-en un que seule votre organisation utilise.',
  'already_exists.domain':
    'Une autre organisation a prouvé ce domaine. Demandez-nous de l’aide s’il est à vous.',
  'not_found.domain': 'Domaine introuvable.',
  'not_found.provider': 'Configurez d’abord la connexion de votre organisation.',
  'invalid.host_of_deployment': 'C’est l’adresse du service entier. Choisissez un nom à vous.',
  'invalid.domain_not_proven': 'Prouvez d’abord ce domaine, sous « Connexion de l’organisation ».',
  'not_found.host': 'Aucune organisation ne se connecte là.',
  'not_found.mail_sender': 'Saisissez d’abord l’adresse d’où viennent vos e-mails.',
  'invalid.mail_sender_refused':
    'Le serveur de messagerie n’a pas accepté d’e-mail de cette adresse. Demandez à l’exploitant de ce service de l’autoriser pour votre domaine.',
}
