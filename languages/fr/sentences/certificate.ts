import type { certificate as english } from '@credenza/schema/sentences/certificate'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { counted } from '../french.ts'
import { messages } from '../messages.ts'

export const certificate: Twin<typeof english> = {
  'not_found.certificate': messages.certificateNotFound,
  not_signed: 'L’émetteur n’a pas encore signé ce certificat.',
  letter_required:
    'Un étudiant a importé ce certificat. Authentifiez-le séparément, avec une lettre d’habilitation.',
  already_signed: 'Certificat déjà authentifié',
  'already_signed.meanwhile': 'Ce certificat a déjà été signé.',
  'already_signed.to_delete': 'Un certificat signé ne peut pas être supprimé. Révoquez-le.',
  already_decided: 'Une décision a déjà été prise sur ce certificat. La première décision fait foi.',
  'already_decided.meanwhile': 'Une décision a déjà été prise.',
  not_accepted: 'Aucun vérificateur n’a accepté ce certificat.',
  not_recorded: 'L’enregistrement du certificat sur la blockchain est en cours. Réessayez dans un instant.',
  already_transferred: 'Ce certificat a déjà été transféré.',
  'already_transferred.final': 'Un transfert est définitif.',
  already_suspended: 'Ce certificat est déjà suspendu.',
  not_suspended: 'Ce certificat n’est pas suspendu.',
  certificate_suspended: 'Ce certificat est suspendu. Son émetteur doit d’abord le rétablir.',
  issuer_suspended:
    'L’émetteur de ce certificat est suspendu. Vous pourrez décider une fois qu’il sera rétabli.',
  key_compromised: 'Ce certificat a été signé avec une clé volée depuis. Son émetteur doit le réémettre.',
  already_superseded: 'Une correction a remplacé ce certificat.',
  already_revoked: 'Ce certificat est révoqué.',

  approval_required:
    'Ce certificat doit d’abord être approuvé par vos signataires. Demandez-leur leur approbation.',
  'approval_required.by_rule':
    'Votre organisation ne signe rien sans l’approbation de ses signataires. Émettez-le comme certificat.',
  approval_changed:
    'Quelque chose a changé depuis que cela vous a été montré : les approbations données ne comptent plus. Regardez de nouveau.',
  approval_ended: 'Cette demande d’approbation est close.',
  'forbidden.holder_key': 'Seul le titulaire du certificat peut le faire lier à une clé.',
  'forbidden.ruled_category':
    'Seul le propriétaire de votre organisation peut renommer une catégorie soumise à une règle d’approbation.',
  'forbidden.not_asked': 'Vous ne faites pas partie des signataires à qui cette approbation est demandée.',
  'forbidden.uploaded': 'Un étudiant a importé ce certificat : vous ne pouvez pas le supprimer.',
  'not_found.approval': 'Demande d’approbation introuvable.',
  'invalid.approval_not_needed': 'Aucun de ces certificats n’a besoin d’une approbation.',
  'invalid.approval_asked': 'Vous avez déjà demandé l’approbation de ces certificats.',
  'invalid.too_many_to_approve': ({ max }) =>
    `Demandez l’approbation d’au plus ${max} certificats à la fois.`,
  'invalid.signer': 'Ne désignez que des collègues qui ont le droit de signer.',
  'invalid.rule_repeated': 'Il existe déjà une règle pour cette catégorie.',

  'invalid.alignment':
    'Ce n’est pas une adresse d’une classification ou d’un registre que les catégories peuvent citer. Copiez-la à sa source.',
  'invalid.no_courses': 'Le certificat ne contient aucun cours : il n’en existe pas de relevé de notes.',
  'invalid.holder_key': 'La clé du titulaire n’est pas une clé publique sur la courbe P-256.',
  'invalid.certificate_chain':
    'Ces certificats ne sont pas ceux de cette clé. Envoyez-les au format PEM : d’abord celui de la clé, chacun signé par le suivant, tous valables aujourd’hui.',
  'invalid.certificate_other_key':
    'Le premier certificat est celui d’une autre clé. Faites certifier la demande de certificat de cette page et placez son certificat en premier.',
  'invalid.certificate_not_in_force': 'L’un de ces certificats a expiré ou n’est pas encore valable.',
  'invalid.certificate_use':
    'Ce certificat ne permet pas de signer des documents. Demandez à l’autorité un certificat pour signatures ou cachets numériques.',
  'invalid.recipient': 'Ce destinataire ne fait pas partie de vos étudiants.',
  'invalid.certificate_type': 'Choisissez un type de certificat parmi vos catégories.',
  'invalid.public_key':
    'Cette clé publique n’est pas celle de votre organisation. Copiez l’adresse du portefeuille depuis « Mon profil ».',
  'invalid.digital_signature':
    'Cette signature numérique n’est pas celle de votre organisation. Copiez-la depuis « Mon profil ».',
  missing_glyph: ({ characters }) =>
    `Les polices des certificats ne contiennent pas ${characters.join(', ')}. Utilisez d’autres lettres.`,
  'not_found.document': 'Le document de ce certificat a été effacé.',
  'unavailable.documents': 'L’espace de stockage des documents est injoignable. Réessayez dans un instant.',
  'unavailable.certificate':
    'La base de données qui contient ce certificat est injoignable. Réessayez dans un instant.',
  'unavailable.transfer':
    'La blockchain a refusé le transfert. Rien n’est perdu, et l’exploitant a été averti.',

  recall_ended: 'Il est trop tard pour annuler cette opération.',
  'invalid.nothing_selected': 'Rien ne correspond à cette sélection.',
  'not_found.batch': 'Lot introuvable.',
  'not_found.batch_file':
    'Ce lot n’a pas de fichier. Les fichiers restent disponibles pendant 24 heures après la fin d’un lot.',

  share_link_ended: 'Ce lien ne fonctionne plus. Demandez-en un nouveau à la personne qui vous l’a envoyé.',
  'not_found.share_link': 'Lien introuvable.',
  'too_many_requests.share_links': ({ max }) =>
    `Vous avez déjà créé ${counted(max, 'lien')} vers ce certificat. Partagez l’un d’eux.`,
}
