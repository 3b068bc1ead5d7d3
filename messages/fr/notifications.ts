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
  },
  push: {
    title: 'Quelque chose pour vous',
    body: 'Ouvrez Evenkeel pour le lire.',
    test_title: 'Ceci est un test',
    test_body: 'Les notifications arrivent sur cet appareil.',
  },
  daily: {
    title: 'C’est l’heure de faire le point',
    message: 'Comment allez-vous aujourd’hui ? Cela prend une minute.',
  },
  birthday: {
    title: 'Joyeux anniversaire',
    message: 'C’est bien que vous soyez là. Prenez soin de vous aujourd’hui.',
  },
  parent: {
    title: 'Des nouvelles de {{child}}',
    mood: '{{child}} a fait le point : {{mood}} ({{when}})',
    not_shared: '{{child}} a fait le point ({{when}}). Humeur : non partagée.',
    words: '{{child}} a partagé des mots avec vous ({{when}}) : « {{preview}} »',
    words_bell: '{{child}} a partagé des mots avec vous. Ils sont dans les Réglages.',
    checkin_bell: '{{child}} a fait le point',
  },
  mail: {
    foot: 'Evenkeel soutient le bien-être mental. Ce n’est pas un avis médical. En cas d’urgence aux États-Unis, appelez ou écrivez au 988, à toute heure.',
    guardian_code: {
      subject: 'Un code pour dire oui pour {{child}}',
      body: '{{child}} souhaite utiliser Evenkeel et vous a désigné comme parent ou tuteur.\n\nSi c’est exact, donnez-lui ce code. Il est valable 15 minutes.',
      link: 'Ce qui est conservé, et comment retirer votre accord',
    },
    verify_email: {
      subject: 'Est-ce bien votre adresse ?',
      body: 'Quelqu’un a créé un compte Evenkeel avec cette adresse. Si c’était vous, veuillez la confirmer.',
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
    parent_notice: {
      subject: 'Des nouvelles de {{child}}',
      body: '{{lines}}\n\nVous lisez ceci parce que vous avez donné votre accord pour que {{child}} utilise Evenkeel. Les mots privés ne sont jamais envoyés.',
      link: 'Choisir ce qui vous est dit',
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
    coach_message: { subject: 'Un mot de {{persona}}', body: '{{content}}', link: 'Ouvrir Evenkeel' },
    daily_reminder: {
      subject: 'C’est l’heure de faire le point',
      body: 'Comment allez-vous aujourd’hui ? Faire le point prend une minute.\n\nVous avez demandé ce rappel. Vous pouvez changer son heure ou l’arrêter dans les réglages.',
      link: 'Faire le point',
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
