import type { register as english } from '@credenza/schema/sentences/register'
import type { Twin } from '@credenza/schema/sentences/sentence'

export const register: Twin<typeof english> = {
  'register.accounts.name': 'Comptes et connexion',
  'register.accounts.purpose': 'Les personnes se connectent, et nul ne le fait à leur place.',
  'register.accounts.data':
    'Nom, e-mail, mot de passe (seulement haché), seconds facteurs, appareils connectés, langue ; ce que l’annuaire et le fournisseur de connexion d’une organisation disent de ses membres.',
  'register.accounts.kept':
    'Jusqu’à l’effacement ou au retrait de la personne ; sessions et codes jusqu’à leur fin.',
  'register.guessing.name': 'Protection contre les devinettes',
  'register.guessing.purpose':
    'Les mots de passe et les codes ne peuvent pas être devinés, et les appels ne surchargent pas le serveur.',
  'register.guessing.data': 'Empreintes à clé de comptes et d’adresses réseau, et compteurs.',
  'register.guessing.kept':
    'De quelques minutes à quelques jours ; 90 jours pour les adresses d’où une personne s’est connectée.',
  'register.organisations.name': 'Organisations et personnes qui agissent pour elles',
  'register.organisations.purpose':
    'Un administrateur vérifie qui est une organisation avant qu’elle émette ou vérifie, et on peut la joindre.',
  'register.organisations.data':
    'Noms, e-mails et téléphones des contacts, pièces d’identité (scellées), contact public, signatures et sceaux des modèles.',
  'register.organisations.kept': 'Tant que les certificats de l’organisation peuvent être vérifiés.',
  'register.students.name': 'Listes d’étudiants des émetteurs',
  'register.students.purpose': 'Un émetteur sait qui il certifie et comment joindre ces personnes.',
  'register.students.data':
    'Nom, noms des parents, établissement, formation, année, numéro d’étudiant, mobile, date de naissance, e-mail ; listes importées (scellées).',
  'register.students.kept':
    'Jusqu’à ce que l’émetteur les retire : il est responsable de sa liste. Listes importées selon le choix ci-dessous, invitations 90 jours.',
  'register.certificates.name': 'Certificats',
  'register.certificates.purpose': 'Les certificats sont émis, corrigés, révoqués et vérifiés.',
  'register.certificates.data':
    'Nom, titre, résultats et dates du certificat, et son document signé, scellé sous la clé de la personne.',
  'register.certificates.kept':
    'Jusqu’à l’effacement de la personne : il reste alors une entrée de registre sans nom, résultats ni document.',
  'register.review.name': 'Décisions des vérificateurs',
  'register.review.purpose': 'Un vérificateur accepte ou refuse un certificat.',
  'register.review.data':
    'Le contenu du certificat, les notes de l’équipe du vérificateur et les fichiers prêtés par l’émetteur.',
  'register.review.kept': 'Autant que le certificat ; notes et fichiers jusqu’à l’effacement de la personne.',
  'register.sharing.name': 'Liens partagés par les étudiants',
  'register.sharing.purpose': 'Un étudiant montre un certificat aux personnes de son choix.',
  'register.sharing.data': 'Le libellé du lien, ses limites et le nombre d’ouvertures, sans savoir par qui.',
  'register.sharing.kept': 'Jusqu’à l’effacement de la personne. Un lien révoqué n’ouvre rien.',
  'register.mail.name': 'E-mails',
  'register.mail.purpose':
    'Les personnes apprennent ce qui les concerne, et les adresses que nul ne lit ne reçoivent plus rien.',
  'register.mail.data': 'E-mails en attente (scellés), adresses des envois, empreintes à clé d’adresses.',
  'register.mail.kept':
    'Le contenu jusqu’à l’envoi ; la trace de l’envoi selon le choix ci-dessous ; les adresses mortes jusqu’à ce qu’on les autorise à nouveau.',
  'register.checks.name': 'Vérification groupée',
  'register.checks.purpose': 'Un vérificateur fait vérifier beaucoup de certificats à la fois.',
  'register.checks.data': 'Les fichiers déposés et leurs résultats (scellés).',
  'register.checks.kept': 'Les fichiers jusqu’à leur vérification, les résultats un jour.',
  'register.presentations.name': 'Demandes de montrer un certificat',
  'register.presentations.purpose':
    'Une organisation demande à un titulaire de montrer des éléments d’un certificat, et celui-ci accepte.',
  'register.presentations.data': 'Ce qui a été demandé et ce qui a été montré (scellés).',
  'register.presentations.kept':
    'Ce qui a été montré pendant le temps que l’organisation a choisi, 90 jours au plus ; la demande et son reçu un an.',
  'register.visitors.name': 'Certificats apportés par des visiteurs',
  'register.visitors.purpose':
    'Un visiteur fait vérifier un certificat émis ailleurs, et on le lui demande avant que celui-ci quitte le navigateur.',
  'register.visitors.data': 'Le contenu du certificat, le temps de la vérification.',
  'register.visitors.kept': 'Non conservés.',
  'register.payments.name': 'Frais et paiements',
  'register.payments.purpose':
    'Les frais sont facturés et payés, et les comptes tenus comme la loi le demande.',
  'register.payments.data':
    'Qui doit et a payé quoi, références des paiements, données fiscales et factures, compte bancaire de la plateforme.',
  'register.payments.kept': 'Jamais supprimés : les comptes doivent être conservés.',
  'register.records.name': 'Journal d’audit et messages aux programmes',
  'register.records.purpose': 'On peut montrer qui a fait quoi, et que rien n’a été changé depuis.',
  'register.records.data':
    'Identifiants de personnes, d’organisations et de certificats, avec les heures ; aucun nom.',
  'register.records.kept':
    'Le journal pour toujours ; les messages aux programmes selon le choix ci-dessous.',
  'register.rights.name': 'Demandes d’effacement, conservations légales et violations',
  'register.rights.purpose':
    'Les droits des personnes sont respectés, et ce qu’un tribunal peut demander est conservé.',
  'register.rights.data':
    'Identifiants de personnes avec les heures, motifs des conservations, faits des violations et lettres à leur sujet.',
  'register.rights.kept': 'Pour toujours, comme preuve.',
}
