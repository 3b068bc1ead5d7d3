import type { Translation } from '../catalog.ts'
import type { bell as enBell, noticeErrors as enErrors, notifications as en } from '../en/notifications.ts'

export const bell: Translation<typeof enBell> = {
  label: 'Avis',
  label_unread_one: 'Avis, {{count}} non lu',
  label_unread_two: 'Avis, {{count}} non lus',
  label_unread_few: 'Avis, {{count}} non lus',
  label_unread_many: 'Avis, {{count}} non lus',
  label_unread_other: 'Avis, {{count}} non lus',
  title: 'Avis',
  empty: 'Rien de nouveau.',
  empty_hint: 'Ce qui vous concerne apparaît ici.',
  unread: 'Nouveau',
  loading: 'Nous cherchons vos avis.',
  failed: 'Impossible de charger vos avis.',
  mark_all: 'Tout marquer comme lu',
  why: 'Pourquoi ai-je reçu ceci ?',
}

export const noticeErrors: Translation<typeof enErrors> = {
  mark_read: 'Impossible de marquer comme lu',
}

export const notifications: Translation<typeof en> = {
  bell,
  error: {
    ...noticeErrors,
    push_endpoint: 'Nous ne pouvons pas joindre en sécurité le service de notifications de ce navigateur.',
    test_no_device: 'Aucun de vos appareils n’a les notifications activées. Activez-les d’abord ici.',
    test_failed: 'L’envoi du test a échoué',
    birth_date_future: 'Choisissez un jour qui ne soit pas après aujourd’hui.',
    birth_date_age: 'Cette date de naissance ne correspond pas à l’âge indiqué. Vérifiez les deux.',
    birth_date_minor: 'Nous ne conservons pas la date de naissance des moins de 18 ans.',
    birthday_needs_date: 'Pour un message d’anniversaire, il nous faut votre date de naissance.',
    channel_locked: 'Ces notifications sont toujours activées.',
    channel_missing: 'Ces notifications n’arrivent pas par cette voie.',
    channel_last:
      'Gardez au moins une voie. Pour ne plus recevoir ces messages, désactivez-les dans leurs propres réglages.',
    test_no_way:
      'Aucune des voies choisies ne peut encore vous joindre. Activez les notifications ici ou confirmez votre e-mail.',
  },
  push: {
    title: 'Quelque chose pour vous',
    body: 'Ouvrez Evenkeel pour le lire.',
    test_title: 'Ceci est un test',
    test_body: 'Les notifications arrivent sur cet appareil.',
  },
  codes_rest: {
    title: 'Les codes de récupération sont en pause',
    message:
      'Trop de codes erronés ont été essayés aujourd’hui. Jusqu’à minuit (UTC), seul le lien par e-mail permet de revenir.',
  },
  daily: {
    title: 'C’est l’heure de faire le point',
    message: 'Comment allez-vous aujourd’hui ? Cela prend une minute.',
  },
  birthday: {
    title: 'Joyeux anniversaire',
    message: 'C’est bien que vous soyez là. Prenez soin de vous aujourd’hui.',
  },
  order_paid: {
    title: 'Merci pour votre achat !',
    message: 'Votre paiement est arrivé. Le reçu est dans votre boîte mail.',
  },
  order_sent: {
    title: 'Votre colis est en route',
    message: 'Nous avons envoyé ce qui a été commandé. Vous pouvez le voir ici.',
  },
  trivia_open: {
    title: 'Le quiz du samedi est ouvert',
    message: 'De nouvelles questions sont là. Jouez quand vous voulez, jusqu’à dimanche soir.',
  },
  trivia_short: {
    title: 'Il manque des questions pour un week-end de quiz',
    message:
      '{{week}} : {{count}} sessions ne sont pas publiées. Approuvez d’autres questions au bureau du quiz.',
  },
  parent: {
    title: 'Des nouvelles de {{child}}',
    mood: '{{child}} a fait le point : {{mood}} ({{when}})',
    not_shared: '{{child}} a fait le point ({{when}}). Humeur : non partagée.',
    words: '{{child}} a partagé des mots avec vous ({{when}}) : « {{preview}} »',
    words_bell: '{{child}} a partagé des mots avec vous. Ils sont dans les Réglages.',
    checkin_bell: '{{child}} a fait le point',
  },
  desk_urgent: {
    title: 'Un élément à voir en {{minutes}} minutes attend',
    message:
      'Regardez le bureau maintenant. Si rien d’urgent n’y est pour vous, assurez-vous qu’un ou une collègue regarde.',
  },
  decisions_broken: {
    title: 'Une décision de modération a été changée ou manque',
    message:
      'La vérification de la nuit a trouvé que la décision {{number}} ne correspond pas. Regardez aujourd’hui : le guide d’exploitation dit que faire, sous « When the chain of decisions is broken ».',
  },
  signal: {
    title: 'Restez auprès de {{child}} maintenant',
    message:
      'Ce que {{child}} a écrit nous inquiète. Nous ne pouvons pas vous montrer les mots. Restez à ses côtés et écoutez. L’aide est là à toute heure.',
  },
  danger: {
    title: 'Un enfant ou un ado est peut-être en danger',
    check_in: 'Des mots de danger ont été lus dans un bilan. Ouvrez le signalement et le protocole.',
    reflection:
      'Des mots de danger ont été lus dans la réponse à une piste. Ouvrez le signalement et le protocole.',
    journal: 'Des mots de danger ont été lus dans un journal. Ouvrez le signalement et le protocole.',
    room: 'Un message dans un salon contient des mots de danger. Ouvrez le signalement et le protocole.',
    request: 'Une demande d’achat contient des mots de danger. Ouvrez le signalement et le protocole.',
    no_mark:
      'Personne dans l’équipe n’a la marque de protection de l’enfance : personne ne peut ouvrir le cas. Donnez la marque à quelqu’un maintenant.',
    push_title: 'Équipe : regardez maintenant',
    push_body: 'Un signalement urgent attend.',
  },
  purchase: {
    asked_title: 'Une question de {{child}}',
    asked: '{{child}} demande si vous achèteriez « {{product}} » ({{price}}).',
    waits_title: '{{child}} attend votre réponse',
    waits:
      '{{child}} a demandé si vous achèteriez « {{product}} » ({{price}}). La demande prend fin dans deux jours.',
    approved_title: 'On t’a dit oui',
    approved: '« {{product}} » : la réponse est oui. On te prévient quand c’est payé.',
    declined_title: 'Ta demande a une réponse',
    declined: '« {{product}} » : pas cette fois. Tu peux lire pourquoi.',
    lapsed_title: 'Ta demande a pris fin',
    lapsed: '« {{product}} » n’a pas été acheté à temps. Tu peux redemander.',
    paid_title: 'C’est à toi',
    paid_digital: '« {{product}} » est maintenant dans ta bibliothèque.',
    paid_physical: '« {{product}} » est en route vers toi.',
  },
  mail: {
    guardian_signal: {
      subject: 'Restez auprès de {{child}} maintenant',
      body: 'Ce que {{child}} a écrit sur Evenkeel nous inquiète.\n\nNous ne pouvons pas vous montrer les mots : ils appartiennent à {{child}}. Restez maintenant à ses côtés et écoutez sans reproche. Si vous pensez qu’il y a un danger, ne le laissez pas sans compagnie et appelez les urgences.\n\nLa page derrière le bouton donne des numéros à appeler et ce qui aide maintenant.',
      link: 'Numéros à appeler',
    },
    danger: {
      subject: 'Urgent : regardez maintenant',
      body: 'Un enfant ou un ado est peut-être en danger. {{place}}\n\nCe courriel ne contient ni mots ni nom. Ouvrez le signalement maintenant et suivez le protocole. Le cas indique si un tuteur a reçu un signal.',
      link: 'Ouvrir le signalement',
    },
    desk_urgent: {
      subject: 'Urgent : regardez maintenant',
      body: 'Un élément à voir en {{minutes}} minutes attend.\n\nCe courriel n’en dit rien. Regardez le bureau maintenant. Si rien d’urgent n’y est pour vous, assurez-vous qu’un ou une collègue regarde.',
      link: 'Ouvrir le bureau',
    },
    decisions_broken: {
      subject: 'À vérifier : une décision de modération a été changée ou manque',
      body: 'Chaque nuit, Evenkeel vérifie qu’aucune décision de modération n’a été changée ou retirée après coup. Cette nuit, la décision {{number}} ne correspondait pas.\n\nQuelqu’un a peut-être changé la base de données à la main, ou une restauration s’est mal passée. Les membres ne remarquent rien, et les modérateurs peuvent continuer. Ne réparez rien pour l’instant et gardez les dernières sauvegardes. Le guide d’exploitation dit que faire, sous « When the chain of decisions is broken ».\n\nVous ne recevrez plus ce courriel pour la même décision.',
      link: 'Ouvrir Production',
    },
    foot: 'Evenkeel soutient le bien-être mental. Ce n’est pas un avis médical. En cas d’urgence aux États-Unis, appelez ou écrivez au 988, à toute heure.',
    help: 'Aide immédiate, à toute heure',
    guardian_code: {
      subject: '{{child}} a besoin de votre accord pour utiliser Evenkeel',
      preheader: 'Ce que c’est, ce que cela coûte, ce que nous conservons et comment répondre.',
      body: '{{child}} souhaite utiliser Evenkeel et vous a désigné comme parent ou tuteur. Il nous faut d’abord votre réponse.',
      facts:
        'Ce que c’est\nUn endroit calme pour remarquer comment on va : un point par jour, un journal privé, de courts exercices. Ce n’est ni une thérapie ni un service d’urgence.\n\nPour qui\nPour les enfants, les ados et les adultes. Avant 18 ans, il faut l’accord d’un parent ou tuteur.\n\nCe que cela coûte\nLes points du jour et le journal ne coûtent rien et aucune carte n’est demandée. {{rooms}} Il n’y a pas de publicité.\n\nCe que nous conservons\nVotre adresse e-mail, le prénom et l’âge de l’enfant, et ses points du jour. Ce que l’enfant écrit ou enregistre dans le journal, avec la transcription. Ses messages dans les salons, si vous les permettez. La liste complète est sur votre page.',
      link: 'En savoir plus et accepter',
      second: 'Je ne suis pas d’accord',
      after:
        'Les liens s’ouvrent sur n’importe quel appareil. Sans réponse sous 14 jours, nous supprimons votre adresse.\n\n{{child}} doit pouvoir commencer avant ? Transmettez ce code : il permet de faire le point et d’écrire. Il est valable 15 minutes.',
    },
    guardian_contact: {
      subject: 'Encore une étape pour {{child}}',
      body: '{{child}} peut déjà faire le point et écrire. Quelqu’un a saisi votre code, ou a accepté sur un appareil que {{child}} utilise.\n\nPour tout le reste, il nous faut votre réponse depuis votre propre appareil.\n\nSi ce n’était pas vous, refusez.',
      link: 'En savoir plus et accepter',
      second: 'Je ne suis pas d’accord',
    },
    guardian_yes: {
      subject: 'Vous avez dit oui pour {{child}}',
      body: 'Votre accord pour {{child}} compte dès maintenant.\n\nGardez cet e-mail. Sur votre page, vous choisissez ce que nous vous disons et pouvez retirer votre accord à tout moment.\n\nSi ce n’était pas vous, retirez-le là-bas maintenant.',
      link: 'Ouvrir votre page',
    },
    guardian_no: {
      subject: 'Vous avez dit non pour {{child}}',
      body: 'Cela prend effet immédiatement. {{child}} ne peut ni faire le point ni écrire, et peut vous le redemander, à vous ou à un autre adulte.\n\nSi ce n’était pas vous, dites à {{child}} de vous écrire à nouveau.',
    },
    guardian_withdrawn: {
      subject: 'Vous avez retiré votre accord pour {{child}}',
      body: 'Cela prend effet immédiatement. Tout ce que {{child}} a partagé avec vous redevient privé, et un parent ou tuteur est de nouveau demandé.\n\nSi ce n’était pas vous, dites à {{child}} de vous écrire à nouveau.',
    },
    guardian_family: {
      subject: 'Une question à propos de {{child}}',
      body: 'Une famille sur Evenkeel attend votre réponse à propos de {{child}}. Votre page montre de qui il s’agit.\n\nDites oui seulement à qui vous connaissez.',
      link: 'Ouvrir votre page',
    },
    verify_email: {
      subject: 'Est-ce bien votre adresse ?',
      body: 'Quelqu’un a créé un compte Evenkeel avec cette adresse, sous le nom d’utilisateur {{username}}. Si c’était vous, veuillez la confirmer.\n\nSi vous ne connaissez pas ce nom d’utilisateur, ne confirmez pas : le compte n’est pas le vôtre.',
      link: 'Confirmer cette adresse',
    },
    account_exists: {
      subject: 'Vous avez déjà un compte',
      body: 'Quelqu’un a essayé de créer un compte Evenkeel avec cette adresse. Vous en avez déjà un, et rien n’a changé.\n\nSi c’était vous, connectez-vous ou choisissez un nouveau mot de passe. Sinon, vous n’avez rien à faire.',
      link: 'Se connecter',
    },
    new_device: {
      subject: 'Un nouvel appareil s’est connecté',
      body: 'Quelqu’un s’est connecté à votre compte depuis un appareil que nous n’avions jamais vu : {{device}}.\n\nSi c’était vous, tout va bien. Sinon, changez votre mot de passe et déconnectez-vous partout.',
      link: 'Voir où vous êtes connecté',
    },
    password_changed: {
      subject: 'Votre mot de passe a changé',
      body: 'Le mot de passe de votre compte a été changé, et tous les autres appareils ont été déconnectés.\n\nSi ce n’était pas vous, choisissez un nouveau mot de passe maintenant.',
      link: 'Se connecter',
    },
    moderation_notice: {
      subject: 'Un message de la modération',
      body: '{{text}}',
      link: 'Le lire ici',
    },
    parent_notice: {
      subject: 'Des nouvelles de {{child}}',
      preheader: 'Ouvrez-le quand vous avez un moment calme.',
      body: '{{lines}}\n\nVous lisez ceci parce que vous avez donné votre accord pour que {{child}} utilise Evenkeel. Les mots privés ne sont jamais envoyés.',
      link: 'Choisir ce que nous vous disons',
    },
    recovery_code: {
      subject: 'Votre code à usage unique',
      body: 'Quelqu’un a demandé un code pour revenir dans votre compte. Si c’est vous, saisissez-le là où vous l’avez demandé. Il est valable 15 minutes.\n\nNe le transmettez jamais. Si ce n’est pas vous, vous n’avez rien à faire.',
    },
    reset_link: {
      subject: 'Choisir un nouveau mot de passe',
      body: 'Quelqu’un a demandé un lien pour choisir un nouveau mot de passe pour votre compte. Il fonctionne une fois, pendant 60 minutes.\n\nSi ce n’est pas vous, vous n’avez rien à faire.',
      link: 'Choisir un nouveau mot de passe',
    },
    phone_added: {
      subject: 'Un téléphone a été ajouté à votre compte',
      body: 'Le téléphone {{phone}} a été ajouté à votre compte. Des codes pour revenir dans votre compte peuvent désormais y être envoyés.\n\nSi ce n’est pas vous, changez votre mot de passe et retirez le téléphone.',
      link: 'Voir vos réglages',
    },
    phone_removed: {
      subject: 'Le téléphone a été retiré de votre compte',
      body: 'Le téléphone {{phone}} a été retiré de votre compte.\n\nSi ce n’est pas vous, changez votre mot de passe.',
      link: 'Voir vos réglages',
    },
    factor_reset_asked: {
      subject: 'Une demande concerne votre second facteur',
      body: 'Quelqu’un a demandé de retirer les seconds facteurs de votre compte. Un collègue doit donner son accord avant tout changement.\n\nSi ce n’est pas vous, prévenez vos collègues maintenant et changez votre mot de passe.',
      link: 'Voir vos réglages',
    },
    factor_reset_waiting: {
      subject: 'Un collègue attend votre décision',
      body: 'Un membre de l’équipe a demandé que son second facteur soit retiré. Appelez cette personne avant d’accepter : un mot de passe volé demande la même chose.',
      link: 'Voir la demande',
    },
    factor_reset_done: {
      subject: 'Votre second facteur a été retiré',
      body: 'Les seconds facteurs de votre compte ont été retirés et vous êtes déconnecté partout. Connectez-vous et configurez-en un nouveau.\n\nSi vous ne l’avez pas demandé, prévenez vos collègues maintenant et changez votre mot de passe.',
      link: 'Voir vos réglages',
    },
    factor_reset_refused: {
      subject: 'Votre second facteur reste en place',
      body: 'Un collègue a examiné la demande de retirer les seconds facteurs de votre compte et l’a refusée. Rien n’a changé.',
      link: 'Voir vos réglages',
    },
    deletion_planned: {
      subject: 'Votre compte va être supprimé',
      body: 'Votre compte est fermé, et tout ce qu’il contient est supprimé pour toujours le {{date}}.\n\nVous avez changé d’avis, ou ce n’était pas vous ? Connectez-vous avant cette date, et votre compte reste.',
      link: 'Se connecter',
    },
    deletion_guardian: {
      subject: '{{child}} veut supprimer son compte',
      body: '{{child}} a demandé la suppression de son compte. Il est fermé, et tout ce qu’il contient est supprimé pour toujours le {{date}}.\n\nVous n’avez rien à faire. Si c’était une erreur, il suffit de s’y connecter avant cette date pour annuler.',
      link: 'Voir vos réglages',
    },
    deletion_guardian_asked: {
      subject: 'Le compte de {{child}} va être supprimé',
      body: 'Vous avez demandé la suppression du compte de {{child}}. Il est fermé, et tout ce qu’il contient est supprimé pour toujours le {{date}}.\n\nD’ici là, vous pouvez annuler dans vos réglages.',
      link: 'Voir vos réglages',
    },
    deletion_undone: {
      subject: 'Votre compte reste',
      body: 'La suppression de votre compte est annulée. Tout est comme avant.\n\nSi ce n’était pas vous, connectez-vous et changez votre mot de passe.',
      link: 'Se connecter',
    },
    deletion_guardian_undone: {
      subject: 'Le compte de {{child}} reste',
      body: 'La suppression du compte de {{child}} est annulée. Tout est comme avant.',
      link: 'Voir vos réglages',
    },
    account_deleted: {
      subject: 'Votre compte est supprimé',
      body: 'Votre compte et tout ce qu’il contenait sont supprimés pour toujours.\n\nNous gardons une trace de ce que vous avez accepté et, pendant 7 ans, de vos achats, car la loi fiscale le demande. Aucune ne porte votre nom. C’est notre dernier e-mail. Prenez soin de vous.',
    },
    coach_message: { subject: 'Un mot de {{persona}}', body: '{{content}}', link: 'Ouvrir Evenkeel' },
    daily_reminder: {
      subject: 'C’est l’heure de faire le point',
      body: 'Comment allez-vous aujourd’hui ? Faire le point prend une minute.\n\nVous avez demandé ce rappel. Vous pouvez changer son heure ou l’arrêter dans les réglages.',
      link: 'Faire le point',
    },
    data_export_ready: {
      subject: 'Votre copie est prête',
      body: 'La copie des données que vous avez demandée est prête. Vous pouvez la télécharger pendant 7 jours.\n\nSi vous ne l’avez pas demandée, changez votre mot de passe.',
      link: 'La télécharger',
    },
    trial_ends: {
      subject: 'Votre essai gratuit se termine bientôt',
      body: 'Votre essai gratuit de {{days}} jours se termine le {{date}}. Rien ne sera prélevé.\n\nPour continuer à {{price}} par mois, ajoutez une carte avant cette date.',
      link: 'Voir votre formule',
    },
    trial_ends_charged: {
      subject: 'Votre essai gratuit se termine bientôt',
      body: 'Votre essai gratuit de {{days}} jours se termine le {{date}}. Ensuite, votre formule coûte {{price}} par mois.\n\nSi vous ne le souhaitez pas, annulez-la avant cette date.',
      link: 'Voir votre formule',
    },
    receipt_digital: {
      subject: 'Votre commande {{number}}',
      body: 'Merci pour votre achat ! Ce que vous avez acheté est dans votre bibliothèque, ou dans celle de la personne à qui c’est destiné.',
      facts: 'Commande\n{{number}}\n\nArticles\n{{items}}\n\nTotal\n{{total}}',
      link: 'Ouvrir la bibliothèque',
    },
    plan_refund: {
      subject: 'Votre remboursement',
      body: 'Nous vous avons remboursé {{amount}} pour votre formule. Votre banque l’affiche en général sous 5 à 10 jours ouvrés.',
      link: 'Voir votre formule',
    },
    plan_refund_ended: {
      subject: 'Votre remboursement',
      body: 'Nous vous avons remboursé {{amount}} pour votre formule. Votre banque l’affiche en général sous 5 à 10 jours ouvrés.\n\nVotre formule a pris fin avec ce remboursement.',
      link: 'Voir votre formule',
    },
    refund: {
      subject: 'Votre remboursement pour la commande {{number}}',
      body: 'Nous vous avons remboursé {{amount}} pour votre commande {{number}}. Votre banque l’affiche en général sous 5 à 10 jours ouvrés.',
      link: 'Voir la commande',
    },
    receipt_physical: {
      subject: 'Votre commande {{number}}',
      body: 'Merci pour votre achat ! Nous enverrons bientôt votre colis, et vous pourrez le suivre dans vos commandes. Les fichiers sont déjà dans la bibliothèque.',
      facts: 'Commande\n{{number}}\n\nArticles\n{{items}}\n\nTotal\n{{total}}',
      link: 'Voir vos commandes',
    },
    parcel_sent: {
      subject: 'La commande {{number}} est en route',
      body: 'Votre colis est parti. Un envoi standard prend 5 à 7 jours, un envoi express 2 à 3, un envoi international 10 à 15.',
      facts: 'Commande\n{{number}}\n\nArticles\n{{items}}',
      link: 'Voir ce qui est en route',
    },
    parcel_tracked: {
      subject: 'La commande {{number}} est en route',
      body: 'Votre colis est parti. Un envoi standard prend 5 à 7 jours, un envoi express 2 à 3, un envoi international 10 à 15.',
      facts: 'Commande\n{{number}}\n\nArticles\n{{items}}\n\nSuivi\n{{tracking}}',
      link: 'Voir ce qui est en route',
    },
    purchase_request: {
      subject: '{{child}} a une question pour vous',
      body: '{{child}} demande si vous achèteriez « {{product}} » ({{price}}, hors livraison et taxes).\n\nVous décidez. Vous payez vous-même, et rien n’est débité avant. Sans réponse sous 3 jours, la demande prend fin d’elle-même.',
      link: 'Lire la demande',
      after: 'Vous répondez avec votre propre compte Evenkeel.',
    },
    purchase_request_waits: {
      subject: '{{child}} attend votre réponse',
      body: '{{child}} a demandé si vous achèteriez « {{product}} » ({{price}}, hors livraison et taxes).\n\nLa demande prend fin d’elle-même dans deux jours. Un non gentil est aussi une réponse.',
      link: 'Lire la demande',
      after: 'Vous répondez avec votre propre compte Evenkeel.',
    },
    birthday: {
      subject: 'Un message pour vous',
      body: 'Joyeux anniversaire ! C’est bien que vous soyez là. Prenez soin de vous aujourd’hui.',
      link: 'Ouvrir Evenkeel',
    },
  },
  sms: {
    recovery_code: '{{code}} est votre code Evenkeel. Il est valable 15 minutes. Ne le transmettez jamais.',
    phone_code:
      '{{code}} confirme ce téléphone pour Evenkeel. Il est valable 15 minutes. Ne le transmettez jamais.',
  },
}
