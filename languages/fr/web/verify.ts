import type { Texts } from '../../../web/src/lib/text/texts.ts'
import type { verifyTexts as english } from '../../../web/src/texts/verify.ts'
import { bundleProblems } from '../bundle-problems.ts'
import { of, plural } from '../french.ts'
import { eightChecks } from './eight-checks.ts'

const comparePages =
  'Le certificat qu’il contient est peut-être authentique, mais ses pages ne disent peut-être pas la même chose. Comparez-les avec ce qui s’affiche ici, ou demandez au titulaire de télécharger à nouveau le PDF, ou son lien, et vérifiez-le.'

export const verifyTexts: Texts<typeof english> = {
  ...eightChecks,
  start: {
    title: 'Vérifier un certificat',
    lead: 'Tout est vérifié ici, dans votre navigateur. Aucun compte n’est nécessaire, et votre fichier reste sur cet appareil.',
    drop: 'Déposez un certificat ici : PDF, image avec son code QR, fichier de certificat ou page enregistrée.',
    browse: 'Parcourir les fichiers',
    scan: 'Scanner un code QR',
    or: 'ou',
    paste: 'Collez un lien ou le texte d’un fichier de certificat',
    orNumber:
      'Ou saisissez le long numéro imprimé sur le papier : cinq groupes de lettres et de chiffres, par exemple 7KQ2\u2011M4XA\u2011….',
    placeholder: 'https://…/verify/…#…',
    submit: 'Vérifier',
    checking: 'Vérification…',
    lookingForCode: 'Recherche d’un code QR…',
    readingFile: 'Lecture du fichier…',
    again: 'En vérifier un autre',
    empty:
      'Collez un lien ou saisissez le long numéro imprimé sur le papier. Ou déposez un fichier ci-dessus.',
    shortNumber:
      'Ce numéro est trop court pour trouver un certificat. Saisissez plutôt le long numéro du papier : cinq groupes de lettres et de chiffres. Ou scannez le code QR.',
    otherSite: (host) => `Ce lien appartient à ${host}. Ouvrez-le là-bas pour vérifier le certificat.`,
    notCertificateLink:
      'Ce lien ne mène pas à un certificat. Il devrait contenir /verify/ et se terminer par une clé après #.',
    notJson:
      'Ce n’est ni un lien vers un certificat ni le texte d’un certificat. Collez le lien entier tel que vous l’avez reçu, ou déposez le fichier.',
    problems: bundleProblems,
    wrongFile: {
      empty: 'Ce fichier est vide.',
      text: 'Ce fichier ne contient pas de certificat.',
      excel: 'C’est un classeur Excel, pas un certificat.',
      word: 'C’est un document Word, pas un certificat.',
      powerpoint: 'C’est une présentation PowerPoint, pas un certificat.',
      office: 'C’est un ancien document Office, comme un .xls ou un .doc, pas un certificat.',
      archive: 'C’est une archive ZIP. Décompressez-la, et déposez un certificat.',
    },
    paper: {
      newer: 'Ce code est d’un type plus récent que cette page ne peut lire. Rechargez la page et réessayez.',
      damaged: 'Ce code a été coupé ou mal lu. Reprenez la photo, bien au-dessus et avec un bon éclairage.',
    },
    wrongNumber: 'Il y a une faute de frappe dans ce numéro. Comparez-le avec le papier.',
    rightFile:
      'Déposez le PDF, l’image, la page enregistrée ou le fichier JSON que le titulaire vous a remis.',
    notOneFile:
      'Déposez un seul fichier à la fois, de 20 Mo au plus. Les organisations connectées peuvent en vérifier plusieurs d’un coup.',
    emptyPdf:
      'Aucun certificat n’a pu être lu dans ce PDF : c’est peut-être une impression ou un scan. Photographiez son code QR, ou demandez au titulaire le PDF qu’il a téléchargé.',
    severalInPdf:
      'Ce PDF contient plusieurs certificats : nous ne pouvons pas savoir lequel ses pages montrent. Photographiez son code QR, ou demandez au titulaire le PDF qu’il a téléchargé.',
    noCode:
      'Aucun code QR n’a pu être lu dans cette image. Prenez la photo bien au-dessus, avec un bon éclairage, le code occupant un tiers de l’image.',
    notPicture:
      'Cette image ne peut pas être ouverte : le fichier est endommagé, ou ce navigateur ne connaît pas son format.',
  },
  scan: {
    title: 'Scanner un code QR',
    picture: 'Ce que voit la caméra',
    starting: 'En attente de la caméra. Votre navigateur peut demander une autorisation.',
    hold: 'Placez le code QR du certificat devant la caméra.',
    light: 'Lumière',
    retry: 'Réessayer',
    faults: {
      denied: {
        sentence: 'Ce site n’est pas autorisé à utiliser la caméra.',
        advice:
          'Autorisez-la dans les réglages de votre navigateur, puis réessayez. Ou déposez une image du code.',
      },
      none: {
        sentence: 'Aucune caméra n’a été trouvée.',
        advice: 'Branchez-en une et réessayez, ou déposez une image du code.',
      },
      busy: {
        sentence: 'La caméra n’envoie aucune image.',
        advice: 'Fermez les autres programmes qui l’utilisent, puis réessayez. Ou déposez une image du code.',
      },
      unsupported: {
        sentence: 'Cette page ne peut pas utiliser de caméra dans ce navigateur.',
        advice: 'Ouvrez la page en HTTPS ou dans un autre navigateur, ou déposez une image du code.',
      },
    },
  },
  foreign: {
    title: 'Ce certificat a été émis ailleurs',
    explanation: (host) =>
      `Votre navigateur ne peut pas récupérer les clés de son émetteur, mais le serveur ${of(host)} le peut. Pour le vérifier, il faut y envoyer le certificat entier, y compris le nom qu’il porte. Le serveur le vérifie et ne le conserve pas.`,
    send: 'Envoyer et vérifier',
    failed:
      'Le serveur est injoignable ou occupé. Cela ne dit rien du certificat ; réessayez dans une minute.',
  },
  facts: {
    claimed: 'Ce que prétend ce fichier',
    claimedText:
      'Aucune signature de l’émetteur ne confirme ces informations. N’importe qui a pu les écrire.',
    recipient: 'Décerné à',
    programme: 'Pour',
    issuer: 'Émis par',
    date: 'Date d’émission',
    until: 'Valable jusqu’au',
    description: 'Description',
    criteria: 'Critères',
    evidence: 'Justificatifs',
  },
  picture: {
    alt: (title, name) => `Certificat « ${title} » ${of(name)}`,
    caption:
      'Tel que son émetteur le dessine. L’image n’est pas signée : si elle diffère des informations, ce sont les informations qui comptent.',
    failed: 'L’image de l’émetteur ne peut pas être affichée pour l’instant. Le verdict n’en dépend pas.',
    otherTitle: 'L’image n’est pas affichée',
    otherText:
      'L’image envoyée par ce site ne correspond pas à ce qui a été signé. Fiez-vous aux informations de cette page.',
  },
  checksLine: {
    running: (done, all) => `${done} ${plural(done, 'contrôle effectué', 'contrôles effectués')} sur ${all}`,
    passed: (passed, all) => `${passed} ${plural(passed, 'contrôle réussi', 'contrôles réussis')} sur ${all}`,
    someIdle: (passed, all, idle) =>
      `${passed} ${plural(passed, 'contrôle réussi', 'contrôles réussis')} sur ${all}, sans objet : ${idle}`,
    failed: (failed, all) => `${failed} ${plural(failed, 'contrôle échoué', 'contrôles échoués')} sur ${all}`,
    inconclusive: (open, all) =>
      `${open} ${plural(open, 'contrôle')} sur ${all} ${plural(open, 'n’a pas pu aboutir', 'n’ont pas pu aboutir')}`,
  },
  page: {
    title: 'Vérification du certificat',
    checking: 'Vérification dans votre navigateur…',
    checksTitle: 'Ce qui a été vérifié',
    details: 'Détails',
    code: 'Code',
    asOf: (when) => `Statut au ${when}.`,
    adviceTitle: 'Que dois-je faire ?',
    download: 'Fichier du certificat (JSON)',
    again: 'Vérifier à nouveau',
    notAgain: (when) =>
      `Le serveur est injoignable : nouvelle vérification impossible. Ce résultat date du ${when}.`,
    questions: {
      changed: 'A-t-il été modifié ?',
      inForce: 'Est-il toujours en vigueur ?',
      issuer: 'Qui l’a émis ?',
    },
    unchanged: 'Non, c’est exactement ce qui a été signé.',
    inForce: 'Oui, il est en vigueur.',
    unknown: 'Nous n’avons pas pu le savoir.',
    approved: (by, since) => `Approuvé par ${by} depuis le ${since}.`,
    meaningless: 'Nous ne pouvons pas le dire d’un document dont la signature ne correspond pas.',
    revokedOn: (date) => `Révoqué le ${date}`,
    reason: 'Motif',
    recordTitle: 'Ce que ce site a enregistré',
    number: 'Numéro',
    issuer: 'Émis par',
    date: 'Date d’émission',
    type: 'Type de certificat',
    status: 'Statut',
  },
  paper: {
    same: 'Les deux codes du papier appartiennent à ce certificat.',
  },
  number: {
    title: 'Numéro d’un certificat',
    waiting: 'Recherche du certificat…',
    wrongTitle: 'Il y a une faute de frappe dans ce numéro',
    wrong:
      'Comparez-le avec le papier et saisissez-le à nouveau : cinq groupes de quatre lettres et chiffres.',
    unknownTitle: 'Aucun certificat avec ce numéro',
    unknown:
      'Comparez le numéro avec le papier. S’il est correct, le titulaire a fait effacer le certificat, ou le papier n’est pas authentique.',
    failedTitle: 'Le certificat n’a pas pu être recherché',
    again: 'Saisir un autre numéro',
  },
  cannotStart: {
    'key-missing': {
      sentence: 'Ce lien ne montre que les données publiques : la clé qui ouvre le certificat est absente.',
      advice: 'Demandez au titulaire le lien entier, avec tout ce qui suit le signe #.',
    },
    'key-malformed': {
      sentence: 'La clé de ce lien est incomplète.',
      advice:
        'Demandez au titulaire de renvoyer le lien, et ouvrez-le en entier. Les logiciels de messagerie coupent parfois les liens longs.',
    },
    'key-wrong': {
      sentence: 'La clé de ce lien n’ouvre pas ce certificat.',
      advice:
        'Demandez au titulaire de renvoyer le lien. Cette clé appartient peut-être à un autre certificat.',
    },
    'document-altered': {
      sentence: 'Le document stocké n’est pas celui qui a été enregistré.',
      advice:
        'Réessayez plus tard. Si cela se reproduit, demandez au titulaire le fichier du certificat et déposez-le sur la page de vérification.',
    },
    'document-missing': {
      sentence: 'Nous ne pouvons pas récupérer le certificat pour l’instant.',
      advice:
        'Réessayez dans quelques minutes. Un certificat tout juste signé n’est peut-être pas encore stocké.',
    },
    'document-erased': {
      sentence: 'Le titulaire a fait effacer le document de ce certificat.',
      advice:
        'Plus personne ne peut l’ouvrir ici. Cela ne joue pas contre le certificat : une copie gardée par son titulaire, en PDF ou en fichier de certificat, reste vérifiable sur la page de vérification.',
    },
    unreachable: {
      sentence: 'Les détails de ce certificat n’ont pas pu être chargés.',
      advice: 'Vérifiez votre connexion et réessayez. Cela ne dit rien du certificat.',
    },
  },
  notFound: {
    title: 'Aucun certificat trouvé',
    text: 'Il n’y a pas de certificat à cette adresse. Vérifiez que vous avez ouvert le lien entier.',
  },
  pending: {
    title: 'Pas encore signé',
    text: 'L’émetteur a préparé ce certificat mais ne l’a pas encore signé. Tant que ce n’est pas fait, il n’est pas valide, et il n’y a rien à vérifier.',
  },
  advice: {
    passed:
      'Le certificat est authentique et en vigueur. Assurez-vous que le nom est celui de la personne devant vous, et que l’intitulé et la date sont ceux qu’on vous a indiqués. Vérifiez à nouveau si vous vous y fiez plus tard.',
    failed:
      'Ne vous fiez pas à ce certificat. Demandez au titulaire ou à l’organisation émettrice ce qui s’est passé.',
    inconclusive:
      'Rien ne joue contre ce certificat, mais tout n’a pas pu être vérifié. Réessayez plus tard.',
    revoked:
      'L’émetteur a révoqué ce certificat. Demandez au titulaire un certificat à jour, ou demandez-en la raison à l’émetteur.',
    superseded:
      'L’émetteur a remplacé ce certificat par un certificat corrigé. Fiez-vous à celui-ci : le lien du titulaire y mène.',
    suspended: 'L’émetteur a suspendu ce certificat pour le moment. Demandez-lui s’il sera rétabli.',
    expired: 'Ce certificat a expiré. Demandez au titulaire s’il a été renouvelé.',
    'not-yet-valid': 'Ce certificat n’est pas encore valide. Vérifiez-le à nouveau à partir de ce jour.',
    'clock-behind': 'Réglez la date et l’heure de cet appareil, puis vérifiez à nouveau.',
    'issuer-not-approved':
      'Ce site n’avait pas approuvé l’émetteur au moment de la signature. Demandez à l’organisation émettrice un certificat vérifiable.',
    'key-stolen':
      'Ce certificat est entré au journal public après le vol de sa clé : un voleur a pu le créer. Demandez à l’organisation émettrice de le réémettre.',
    'key-stolen-time-unknown':
      'Rien ne prouve que ce certificat est antérieur au vol de sa clé. Demandez à l’organisation émettrice de le réémettre.',
    'endorsement-key-stolen':
      'Un voleur a pu l’accepter au nom du vérificateur. Demandez à l’organisation émettrice de le réémettre.',
    'endorsement-time-unknown':
      'Rien ne prouve que l’acceptation est antérieure au vol de la clé du vérificateur. Réessayez dans quelques minutes, ou demandez à l’organisation émettrice.',
    'signature-invalid':
      'Son contenu a pu être modifié après la signature. Ne vous y fiez pas : demandez l’original au titulaire.',
    'page-altered':
      'Le certificat qu’elle contient est peut-être authentique. Demandez au titulaire le fichier du certificat ou son lien, et vérifiez-le.',
    'pdf-altered':
      'Le certificat qu’il contient est peut-être authentique, mais ses pages ne disent peut-être pas la même chose. Demandez au titulaire le PDF d’origine ou son lien, et vérifiez-le.',
    'pdf-unsealed': comparePages,
    'pdf-seal-unknown': comparePages,
    declined:
      'Un vérificateur a refusé ce certificat. Interrogez l’organisation émettrice avant de vous y fier.',
    'awaiting-decision':
      'Aucun vérificateur n’a encore décidé de ce certificat. Revenez plus tard, ou interrogez l’émetteur.',
    'no-log-proof':
      'Un certificat entre au journal public peu après son acceptation par un vérificateur. Réessayez dans quelques minutes.',
    'not-anchored': 'Il sera enregistré sur la blockchain dans quelques minutes. Réessayez bientôt.',
    'anchor-not-final': 'Son enregistrement sur la blockchain n’est pas encore définitif. Réessayez bientôt.',
    'chain-unreachable':
      'Tout le reste a été vérifié. Réessayez plus tard pour vérifier aussi la blockchain.',
    'issuer-unknown':
      'Ce site ne connaît pas l’émetteur. Demandez à l’organisation émettrice où vérifier ses certificats.',
    'issuer-unvouched':
      'L’exploitant de ce site a été averti. Réessayez plus tard, ou interrogez l’organisation émettrice.',
    'not-here':
      'Ce certificat ne peut pas être vérifié entièrement sur ce site, et réessayer n’y changera rien. Demandez à l’organisation émettrice où le vérifier.',
    'not-our-form':
      'Les certificats de cette organisation ont une autre forme. Demandez au titulaire le PDF, le fichier du certificat ou le lien qu’il a reçu d’elle, et vérifiez-le.',
    'paper-newer':
      'Rechargez cette page et vérifiez à nouveau le papier. Si cela ne suffit pas, ouvrez le lien que contient son autre code.',
    'paper-altered':
      'Ne vous fiez pas à ce que dit le papier. Demandez au titulaire le PDF, le fichier du certificat ou le lien, et vérifiez-le.',
    'status-list-unsound':
      'Réessayer n’y changera rien : l’émetteur doit réparer sa liste. Demandez à l’organisation émettrice si elle a révoqué ce certificat.',
    'proof-unusable':
      'Rien ne joue contre ce certificat, mais la preuve dans ce fichier est inutilisable, et réessayer n’y changera rien. Demandez au titulaire son lien ou un fichier téléchargé à nouveau, et vérifiez-le.',
    'history-split':
      'Ne vous fiez pas à ce certificat. Soit quelqu’un a modifié ce fichier, soit le journal a été montré en deux versions. Conservez le fichier tel quel, et envoyez-le à l’exploitant de ce site et à ceux qui auditent son journal.',
  },
}
