import type { learning as english } from '@credenza/schema/sentences/learning'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const learning: Twin<typeof english> = {
  'launch_failed.expired':
    'Cette page est restée ouverte trop longtemps ou a été ouverte dans un autre navigateur. Rouvrez-la depuis votre cours.',
  'launch_failed.untrusted':
    'La réponse de la plateforme d’apprentissage n’est pas fiable. Rouvrez Credenza depuis votre cours. Si cela se reproduit, prévenez le propriétaire de votre organisation.',
  'launch_failed.not_offered':
    'Cette plateforme d’apprentissage n’est pas activée dans Credenza. Adressez-vous au propriétaire de votre organisation.',
  'launch_failed.deployment':
    'Cette installation de la plateforme d’apprentissage n’est pas connue ici. Demandez au propriétaire de votre organisation d’ajouter son identifiant de déploiement.',
  'launch_failed.message': 'Ouvrez Credenza depuis un cours de votre plateforme d’apprentissage.',
  'launch_failed.refused':
    'La plateforme d’apprentissage a refusé la demande de Credenza. Demandez à son administrateur si Credenza peut lire les noms et les notes.',
  'launch_failed.not_teacher': 'Seuls les enseignants du cours peuvent faire cela.',
  'launch_failed.other_organisation':
    'Votre compte Credenza appartient à une autre organisation que ce cours. Connectez-vous avec un autre compte.',
  'launch_failed.connected': 'Un autre compte Credenza est déjà relié à vous ici.',
  'launch_failed.registration_used':
    'Cette adresse d’enregistrement a déjà servi ou est erronée. Ajoutez à nouveau la plateforme d’apprentissage dans Credenza.',
  'unavailable.learning_platform':
    'La plateforme d’apprentissage ne répond pas. Réessayez dans quelques minutes.',
  'unavailable.learning_platform_slow':
    'La plateforme d’apprentissage a mis trop de temps à envoyer les noms et les notes. Réessayez dans quelques minutes.',
  'invalid.learning_platforms': ({ max }) =>
    `Une organisation peut avoir au plus ${max} plateformes d’apprentissage.`,
  'invalid.learning_platform_unset': 'Indiquez d’abord comment joindre la plateforme d’apprentissage.',
  'invalid.learning_platform_issuer':
    'L’émetteur ne peut pas être modifié, car il identifie les personnes. Ajoutez plutôt une autre plateforme.',
  'invalid.learning_platform_untested': 'Testez la plateforme d’apprentissage avant de l’activer.',
  'not_found.learning_platform': 'Plateforme d’apprentissage introuvable.',
  'launch_failed.no_services':
    'La plateforme d’apprentissage ne laisse pas Credenza lire les noms et les notes de ce cours. Adressez-vous à son administrateur.',
  'not_found.course': 'Cours introuvable.',
  'invalid.course_unruled': 'Choisissez d’abord le certificat et la règle.',
  'invalid.line_item': 'Ce cours n’a pas cette note. Choisissez-en une autre.',
  'invalid.course_rule_changed': 'Ce que ce cours décerne a changé entre-temps. Vérifiez-le à nouveau.',
  'invalid.nobody_to_award': 'Aucune des personnes choisies ne peut recevoir le certificat maintenant.',
}
