import type { field as english } from '@credenza/schema/sentences/field'
import type { Twin } from '@credenza/schema/sentences/sentence'
import { required, words } from '../field-names.ts'
import { counted } from '../french.ts'
import { messages } from '../messages.ts'

const named = (field: string): string => (field === '' ? 'La requête' : `Le champ « ${words(field)} »`)
const placeholders = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ')

export const field: Twin<typeof english> = {
  'invalid.required': ({ field }) => required(field),
  'invalid.email_required': messages.signInEmailRequired,
  'invalid.password_required': messages.signInPasswordRequired,
  'invalid.confirm_password_required': 'Confirmez le mot de passe.',

  'invalid.not_text': ({ field }) => `${named(field)} doit être un texte`,
  'invalid.not_a_number': ({ field }) => `${named(field)} doit être un nombre`,
  'invalid.not_whole': ({ field }) => `${named(field)} doit être un nombre entier`,
  'invalid.not_a_flag': 'Répondez par true ou false.',
  'invalid.not_a_list': ({ field }) => `${named(field)} doit être une liste`,
  'invalid.not_an_object': ({ field }) => `${named(field)} doit être un objet JSON`,
  'invalid.date_out_of_range': ({ field, from, to }) =>
    `${named(field)} doit se situer entre le ${from} et le ${to}`,
  'invalid.not_a_date': ({ field }) => `${named(field)} doit être une date, par exemple 2025-06-30`,
  'invalid.not_a_time': ({ field }) =>
    `${named(field)} doit être un horodatage, par exemple 2025-06-30T08:00:00Z`,
  'invalid.not_a_choice': ({ field, choices }) =>
    `${named(field)} doit avoir l’une de ces valeurs : ${choices.join(', ')}`,
  'invalid.unknown_members': ({ names }) => `Retirez ${names.join(', ')}.`,
  'invalid.form': ({ field }) => `${named(field)} n’a pas la forme attendue par cet appel. Consultez /docs.`,

  'invalid.deployment_id': 'Indiquez au moins un identifiant de déploiement.',
  'invalid.provider_address': 'Saisissez une adresse de l’internet public qui commence par https://.',
  'invalid.email_domain': 'Saisissez seulement ce qui suit @ dans vos adresses e-mail.',
  'invalid.host_name': 'Saisissez un nom d’hôte, par exemple certificats.uni.example.',
  'invalid.too_long': ({ max }) => `Saisissez au plus ${counted(max, 'caractère')}.`,
  'invalid.too_short': ({ min }) => `Saisissez au moins ${counted(min, 'caractère')}.`,
  'invalid.too_large': ({ field, max }) => `${named(field)} ne peut pas dépasser ${max}`,
  'invalid.too_small': ({ field, min }) => `${named(field)} doit être au moins égal à ${min}`,
  'invalid.too_many': ({ field, max }) => `${named(field)} doit contenir au plus ${counted(max, 'élément')}`,
  'invalid.too_few': ({ field, min }) => `${named(field)} doit contenir au moins ${counted(min, 'élément')}`,

  'invalid.control_characters': 'Retirez les caractères de contrôle.',
  'invalid.lost_letter': 'Remplacez chaque � par la lettre perdue.',
  'invalid.web_address_in_name': 'Retirez l’adresse web du nom.',
  'invalid.email': messages.invalidEmail,
  'invalid.nothing_to_change': 'Choisissez au moins une information à modifier.',
  'invalid.year': 'Saisissez une année valide.',
  'invalid.phone': 'Saisissez un numéro de téléphone valide.',
  'invalid.otp_incomplete': messages.otpIncomplete,
  'invalid.passwords_differ': messages.passwordsDiffer,
  'invalid.ends_before_issue': 'La date d’expiration ne peut pas précéder la date d’émission.',
  'invalid.date_and_time_needed': 'Saisissez la date et l’heure.',
  'invalid.arabic_name': 'Saisissez ce nom en lettres arabes.',
  'invalid.colour': 'Saisissez une couleur : # suivi de six chiffres hexadécimaux.',

  'invalid.label_taken': ({ label }) =>
    `« ${label} » est déjà un champ de ce certificat. Donnez un autre nom à celui-ci.`,

  'invalid.recipient_needed': messages.selectRecipient,
  'invalid.too_many_to_create': ({ max }) => `Créez au plus ${counted(max, 'certificat')} par appel.`,
  'invalid.certificate_ids':
    'Indiquez un certificat par son identifiant, ou plusieurs par une liste d’identifiants.',
  'invalid.too_many_certificates': ({ max }) => `Indiquez au plus ${counted(max, 'certificat')} par appel.`,
  'invalid.verification_data': messages.missingVerificationData,
  'invalid.decision_flag': "flag doit être '1' (accepter) ou '2' (refuser)",
  'invalid.correction_needed': 'Indiquez ce qui doit changer.',
  'invalid.certificates_to_send': 'Envoyez au moins un certificat.',
  'invalid.too_many_sent': ({ max }) => `Envoyez au plus ${counted(max, 'certificat')} par appel.`,
  'invalid.filter_needed': ({ all }) => `Envoyez au moins une condition, ou ${all} à la place du filtre.`,
  'invalid.student_name': 'Indiquez l’étudiant par studentId ou par email.',
  'invalid.students_to_send': 'Envoyez au moins un étudiant.',
  'invalid.too_many_students_sent': ({ max }) => `Envoyez au plus ${counted(max, 'étudiant')} par appel.`,

  'invalid.more_approvals_than_signers':
    'Il ne peut pas falloir plus d’approbations qu’il n’y a de signataires.',
  'invalid.amount_needed': 'Saisissez un montant supérieur à 0.',
  'invalid.iban': 'Cet IBAN n’est pas valide. Comparez chaque caractère avec votre relevé bancaire.',
  'invalid.bic': 'Un BIC compte 8 ou 11 lettres et chiffres, par exemple EBILAEADXXX.',
  'invalid.trn': 'Un numéro d’enregistrement fiscal compte 15 chiffres : il commence par 1 et finit par 03.',
  'invalid.vat_percent': 'Saisissez un pourcentage entier, de 1 à 100.',
  'invalid.share_percent': 'Saisissez un pourcentage entier, de 0 à 50.',
  'invalid.vat_reason': 'Indiquez pourquoi aucune TVA n’est facturée : les factures le mentionnent.',
  'invalid.credit_quantity': 'Indiquez combien créditer.',
  'invalid.fee_amount_needed': messages.feeAmountNeeded,
  'invalid.fee_not_whole': messages.onlyNumeric,
  'invalid.fee_too_small': messages.feeTooSmall,
  'invalid.fee_too_large': messages.feeTooLarge,
  'invalid.certificate_type_needed': messages.certificateTypeNeeded,

  'invalid.placeholder': ({ name, known }) =>
    `{{${name}}} ne peut pas être utilisé ici. Utilisez ${placeholders(known)}.`,
  'invalid.link_placeholder': 'Ajoutez {{link}} à l’endroit où doit figurer le lien vers le certificat.',
  'invalid.signers_needed': 'Choisissez au moins un signataire.',
  'invalid.recipient_repeated': 'N’indiquez chaque destinataire qu’une seule fois.',
  'invalid.scopes_needed': 'Choisissez au moins une autorisation.',
  'invalid.events_needed': 'Choisissez au moins un événement.',
  'invalid.webhook_https': 'Saisissez une adresse qui commence par https://.',
  'invalid.website': 'Saisissez une adresse qui commence par https:// ou http://, ou laissez ce champ vide.',
  'invalid.time_zone': 'Choisissez un fuseau horaire dans la liste.',
  'invalid.page_link': ({ link }) =>
    `Un lien ne peut pas mener à « ${link} ». Utilisez une adresse qui commence par https:// ou mailto:.`,
  'invalid.wallet_address': 'Saisissez une adresse, par exemple 0x52908400098527886E0F7030069857D2E4169EE7.',
  'invalid.wallet_signature': 'Collez la signature entière : 0x suivi de 130 caractères.',
}
