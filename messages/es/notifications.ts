import type { Translation } from '../catalog.ts'
import type { bell as enBell, noticeErrors as enErrors, notifications as en } from '../en/notifications.ts'

export const bell: Translation<typeof enBell> = {
  label: 'Avisos',
  label_unread_one: 'Avisos, {{count}} sin leer',
  label_unread_two: 'Avisos, {{count}} sin leer',
  label_unread_few: 'Avisos, {{count}} sin leer',
  label_unread_many: 'Avisos, {{count}} sin leer',
  label_unread_other: 'Avisos, {{count}} sin leer',
  title: 'Avisos',
  empty: 'Nada nuevo.',
  empty_hint: 'Aquí aparece lo que te concierne.',
  unread: 'Nuevo',
  loading: 'Buscando tus avisos.',
  failed: 'No pudimos cargar tus avisos.',
  mark_all: 'Marcar todo como leído',
  why: '¿Por qué recibí esto?',
}

export const noticeErrors: Translation<typeof enErrors> = {
  mark_read: 'No se pudo marcar como leído',
}

export const notifications: Translation<typeof en> = {
  bell,
  error: {
    ...noticeErrors,
    push_endpoint: 'No podemos llegar de forma segura al servicio de notificaciones de este navegador.',
    test_no_device: 'Ninguno de tus dispositivos tiene las notificaciones activadas. Actívalas aquí primero.',
    test_failed: 'No se pudo enviar la prueba',
    birth_date_future: 'Elige un día que no sea posterior a hoy.',
    birth_date_age: 'Esta fecha de nacimiento no encaja con la edad que indicaste. Comprueba las dos.',
    birth_date_minor: 'No guardamos fechas de nacimiento de menores de 18 años.',
    birthday_needs_date: 'Para un mensaje de cumpleaños necesitamos tu fecha de nacimiento.',
    channel_locked: 'Estas notificaciones están siempre activadas.',
    channel_missing: 'Estas notificaciones no llegan por esta vía.',
    channel_last:
      'Deja al menos una vía. Para no recibir estos mensajes, desactívalos en sus propios ajustes.',
    test_no_way:
      'Ninguna de las vías que elegiste puede llegarte todavía. Activa las notificaciones aquí o confirma tu correo.',
  },
  push: {
    title: 'Algo para ti',
    body: 'Abre Evenkeel para leerlo.',
    test_title: 'Esto es una prueba',
    test_body: 'Las notificaciones llegan a este dispositivo.',
  },
  codes_rest: {
    title: 'Los códigos de recuperación están en pausa',
    message:
      'Hoy se probaron demasiados códigos equivocados. Hasta medianoche (UTC) solo se puede volver a entrar con el enlace por correo.',
  },
  daily: {
    title: 'Es hora de tu registro',
    message: '¿Cómo estás hoy? Solo lleva un minuto.',
  },
  birthday: {
    title: 'Feliz cumpleaños',
    message: 'Qué bueno que estés aquí. Trátate bien hoy.',
  },
  order_paid: {
    title: '¡Gracias por tu compra!',
    message: 'Tu pago ha llegado. El recibo está en tu correo.',
  },
  order_sent: {
    title: 'Tu paquete está en camino',
    message: 'Hemos enviado lo que se pidió. Puedes verlo aquí.',
  },
  trivia_open: {
    title: 'La trivia del sábado está abierta',
    message: 'Hay preguntas nuevas. Juega cuando quieras, hasta el domingo por la noche.',
  },
  trivia_short: {
    title: 'Faltan preguntas para un fin de semana de trivia',
    message: '{{week}}: {{count}} sesiones sin publicar. Aprueba más preguntas en la mesa de trivia.',
  },
  parent: {
    title: 'Noticias de {{child}}',
    mood: '{{child}} hizo un registro: {{mood}} ({{when}})',
    not_shared: '{{child}} hizo un registro ({{when}}). Estado de ánimo: no compartido.',
    words: '{{child}} compartió unas palabras contigo ({{when}}): «{{preview}}»',
    words_bell: '{{child}} compartió unas palabras contigo. Están en Ajustes.',
    checkin_bell: '{{child}} hizo un registro',
  },
  desk_urgent: {
    title: 'Espera algo con un plazo de {{minutes}} minutos',
    message:
      'Mira la mesa ahora. Si no ves nada urgente, asegúrate de que alguien del equipo lo está mirando.',
  },
  decisions_broken: {
    title: 'Una decisión de moderación se cambió o falta',
    message:
      'La comprobación nocturna vio que la decisión {{number}} no encaja. Míralo hoy: el manual de operación dice qué hacer, en “When the chain of decisions is broken”.',
  },
  signal: {
    title: 'Quédate ahora con {{child}}',
    message:
      'Algo que {{child}} ha escrito nos preocupa. No podemos mostrarte las palabras. Quédate a su lado y escucha. La ayuda está aquí a cualquier hora.',
  },
  danger: {
    title: 'Un niño o adolescente puede estar en peligro',
    check_in: 'Se leyeron palabras de peligro en un registro. Abre el informe y el protocolo.',
    reflection:
      'Se leyeron palabras de peligro en la respuesta a una propuesta. Abre el informe y el protocolo.',
    journal: 'Se leyeron palabras de peligro en un diario. Abre el informe y el protocolo.',
    room: 'Un mensaje en una sala tiene palabras de peligro. Abre el informe y el protocolo.',
    request: 'Una petición de compra tiene palabras de peligro. Abre el informe y el protocolo.',
    no_mark:
      'Nadie del equipo tiene la marca de protección infantil, así que nadie puede abrir el caso. Da la marca a alguien ahora.',
    push_title: 'Equipo: mira ahora',
    push_body: 'Espera un informe urgente.',
  },
  purchase: {
    asked_title: 'Una pregunta de {{child}}',
    asked: '{{child}} pregunta si comprarías «{{product}}» ({{price}}).',
    waits_title: '{{child}} espera tu respuesta',
    waits: '{{child}} preguntó si comprarías «{{product}}» ({{price}}). La pregunta termina en dos días.',
    approved_title: 'Te dijeron que sí',
    approved: '«{{product}}»: la respuesta es sí. Te avisamos cuando esté pagado.',
    declined_title: 'Tu pregunta tiene respuesta',
    declined: '«{{product}}»: esta vez no. Puedes leer por qué.',
    lapsed_title: 'Tu pregunta terminó',
    lapsed: '«{{product}}» no se compró a tiempo. Puedes volver a preguntar.',
    paid_title: 'Ya es tuyo',
    paid_digital: '«{{product}}» ya está en tu biblioteca.',
    paid_physical: '«{{product}}» va en camino hacia ti.',
  },
  mail: {
    guardian_signal: {
      subject: 'Quédate ahora con {{child}}',
      body: 'Algo que {{child}} ha escrito en Evenkeel nos preocupa.\n\nNo podemos mostrarte las palabras: son de {{child}}. Quédate ahora a su lado y escucha sin culpar. Si crees que hay peligro, no le dejes a solas y llama al número de emergencias.\n\nLa página del botón tiene números a los que llamar y lo que ayuda ahora.',
      link: 'Números a los que llamar',
    },
    danger: {
      subject: 'Urgente: mira ahora',
      body: 'Un niño o adolescente puede estar en peligro. {{place}}\n\nEste correo no lleva palabras ni nombres. Abre el informe ahora y sigue el protocolo. En el caso consta si un tutor recibió una señal.',
      link: 'Abrir el informe',
    },
    desk_urgent: {
      subject: 'Urgente: mira ahora',
      body: 'Espera algo con un plazo de {{minutes}} minutos.\n\nEste correo no dice nada de ello. Mira la mesa ahora. Si no ves nada urgente, asegúrate de que alguien del equipo lo está mirando.',
      link: 'Abrir la mesa',
    },
    decisions_broken: {
      subject: 'Compruébalo: una decisión de moderación se cambió o falta',
      body: 'Cada noche, Evenkeel comprueba que ninguna decisión de moderación se haya cambiado o quitado después. Anoche, la decisión {{number}} no encajaba.\n\nPuede que alguien haya cambiado la base de datos a mano o que una restauración haya salido mal. Los miembros no notan nada y los moderadores pueden seguir. No repares nada todavía y guarda las últimas copias de seguridad. El manual de operación dice qué hacer, en “When the chain of decisions is broken”.\n\nNo recibirás otra vez este correo por la misma decisión.',
      link: 'Abrir Producción',
    },
    foot: 'Evenkeel apoya el bienestar emocional. No es consejo médico. En una emergencia en EE. UU., llama o escribe al 988, a cualquier hora.',
    help: 'Ayuda ahora, a cualquier hora',
    guardian_code: {
      subject: '{{child}} necesita tu permiso para usar Evenkeel',
      preheader: 'Qué es, cuánto cuesta, qué guardamos y cómo responder.',
      body: '{{child}} quiere usar Evenkeel y te nombró como madre, padre o tutor. Antes necesitamos tu respuesta.',
      facts:
        'Qué es\nUn lugar tranquilo para notar cómo está uno: un registro al día, un diario privado y ejercicios breves. No es terapia ni un servicio de urgencias.\n\nPara quién es\nPara niños, adolescentes y adultos. Con menos de 18 años hace falta una madre, un padre o un tutor que esté de acuerdo.\n\nCuánto cuesta\nLos registros y el diario no cuestan nada y no hace falta tarjeta. {{rooms}} No hay publicidad.\n\nQué guardamos\nTu dirección de correo, el nombre y la edad del menor y sus registros. Lo que escribe o graba en el diario, con su transcripción. Los mensajes en las salas, si las permites. En tu página está la lista completa.',
      link: 'Leer más y aceptar',
      second: 'No estoy de acuerdo',
      after:
        'Los enlaces se abren en cualquier dispositivo. Si no respondes en 14 días, borramos tu dirección.\n\n¿Quieres que {{child}} empiece antes? Dale este código: con él puede registrar cómo está y escribir. Sirve durante 15 minutos.',
    },
    guardian_contact: {
      subject: 'Falta un paso para {{child}}',
      body: '{{child}} ya puede registrar cómo está y escribir. Alguien escribió tu código, o aceptó en un dispositivo que usa {{child}}.\n\nPara todo lo demás necesitamos tu respuesta desde tu propio dispositivo.\n\nSi no fuiste tú, recházalo.',
      link: 'Leer más y aceptar',
      second: 'No estoy de acuerdo',
    },
    guardian_yes: {
      subject: 'Has dicho que sí por {{child}}',
      body: 'Tu consentimiento para {{child}} cuenta desde ahora.\n\nGuarda este correo. En tu página eliges qué te comunicamos y puedes retirar tu consentimiento cuando quieras.\n\nSi no fuiste tú, retíralo allí ahora.',
      link: 'Abrir tu página',
    },
    guardian_no: {
      subject: 'Has dicho que no por {{child}}',
      body: 'Cuenta desde este momento. {{child}} no puede registrar cómo está ni escribir, y puede volver a pedírtelo a ti o a otra persona adulta.\n\nSi no fuiste tú, dile a {{child}} que te escriba otra vez.',
    },
    guardian_withdrawn: {
      subject: 'Has retirado tu consentimiento para {{child}}',
      body: 'Cuenta desde este momento. Todo lo que {{child}} compartió contigo vuelve a ser privado, y se le vuelve a pedir un adulto responsable.\n\nSi no fuiste tú, dile a {{child}} que te escriba otra vez.',
    },
    guardian_family: {
      subject: 'Una pregunta sobre {{child}}',
      body: 'Una familia en Evenkeel espera tu respuesta sobre {{child}}. Tu página muestra de quién se trata.\n\nDi que sí solo a quien conozcas.',
      link: 'Abrir tu página',
    },
    verify_email: {
      subject: '¿Es esta tu dirección?',
      body: 'Alguien creó una cuenta de Evenkeel con esta dirección, con el nombre de usuario {{username}}. Si fuiste tú, confírmala.\n\nSi no conoces este nombre de usuario, no la confirmes: la cuenta no es tuya.',
      link: 'Confirmar esta dirección',
    },
    account_exists: {
      subject: 'Ya tienes una cuenta',
      body: 'Alguien intentó crear una cuenta de Evenkeel con esta dirección. Ya tienes una y nada ha cambiado.\n\nSi fuiste tú, inicia sesión o pon una contraseña nueva. Si no fuiste tú, no tienes que hacer nada.',
      link: 'Iniciar sesión',
    },
    new_device: {
      subject: 'Un dispositivo nuevo inició sesión',
      body: 'Alguien inició sesión en tu cuenta desde un dispositivo que no habíamos visto: {{device}}.\n\nSi fuiste tú, todo está bien. Si no, cambia tu contraseña y cierra sesión en todas partes.',
      link: 'Ver dónde tienes sesión abierta',
    },
    password_changed: {
      subject: 'Tu contraseña cambió',
      body: 'Se cambió la contraseña de tu cuenta y se cerró la sesión en los demás dispositivos.\n\nSi no fuiste tú, pon una contraseña nueva ahora.',
      link: 'Iniciar sesión',
    },
    moderation_notice: {
      subject: 'Un mensaje de moderación',
      body: '{{text}}',
      link: 'Leerlo aquí',
    },
    parent_notice: {
      subject: 'Noticias de {{child}}',
      preheader: 'Ábrelo cuando tengas un momento tranquilo.',
      body: '{{lines}}\n\nLees esto porque diste tu consentimiento para que {{child}} use Evenkeel. Las palabras privadas nunca se envían.',
      link: 'Elegir qué se te comunica',
    },
    recovery_code: {
      subject: 'Tu código de un solo uso',
      body: 'Alguien pidió un código para volver a entrar en tu cuenta. Si fuiste tú, escríbelo donde lo pediste. Sirve durante 15 minutos.\n\nNo lo compartas nunca. Si no fuiste tú, no tienes que hacer nada.',
    },
    reset_link: {
      subject: 'Pon una contraseña nueva',
      body: 'Alguien pidió un enlace para poner una contraseña nueva en tu cuenta. Funciona una vez y durante 60 minutos.\n\nSi no fuiste tú, no tienes que hacer nada.',
      link: 'Poner una contraseña nueva',
    },
    phone_added: {
      subject: 'Se añadió un teléfono a tu cuenta',
      body: 'Se añadió el teléfono {{phone}} a tu cuenta. Desde ahora se pueden enviar allí códigos para volver a entrar.\n\nSi no fuiste tú, cambia tu contraseña y quita el teléfono.',
      link: 'Ver tus ajustes',
    },
    phone_removed: {
      subject: 'Se quitó el teléfono de tu cuenta',
      body: 'Se quitó el teléfono {{phone}} de tu cuenta.\n\nSi no fuiste tú, cambia tu contraseña.',
      link: 'Ver tus ajustes',
    },
    factor_reset_asked: {
      subject: 'Alguien pidió restablecer tu segundo factor',
      body: 'Hay una solicitud para quitar los segundos factores de tu cuenta. Un colega tiene que aprobarla antes de que cambie algo.\n\nSi no fuiste tú, avisa ya a tus colegas y cambia tu contraseña.',
      link: 'Ver tus ajustes',
    },
    factor_reset_waiting: {
      subject: 'Un colega necesita tu decisión',
      body: 'Una persona del equipo pidió que se quite su segundo factor. Llámala antes de aprobarlo: una contraseña robada pide lo mismo.',
      link: 'Ver la solicitud',
    },
    factor_reset_done: {
      subject: 'Se quitó tu segundo factor',
      body: 'Se quitaron los segundos factores de tu cuenta y se cerraron todas tus sesiones. Entra y configura uno nuevo.\n\nSi no lo pediste, avisa ya a tus colegas y cambia tu contraseña.',
      link: 'Ver tus ajustes',
    },
    factor_reset_refused: {
      subject: 'Tu segundo factor se queda',
      body: 'Un colega miró la solicitud de quitar los segundos factores de tu cuenta y la rechazó. Nada ha cambiado.',
      link: 'Ver tus ajustes',
    },
    deletion_planned: {
      subject: 'Tu cuenta se va a eliminar',
      body: 'Tu cuenta está cerrada, y todo lo que contiene se elimina para siempre el {{date}}.\n\n¿Cambiaste de idea o no fuiste tú? Entra antes de esa fecha y tu cuenta se queda.',
      link: 'Entrar',
    },
    deletion_guardian: {
      subject: '{{child}} quiere eliminar su cuenta',
      body: '{{child}} pidió eliminar su cuenta. Ya está cerrada, y todo lo que contiene se elimina para siempre el {{date}}.\n\nNo tienes que hacer nada. Si fue un error, hasta entonces se puede deshacer entrando en ella.',
      link: 'Ver tus ajustes',
    },
    deletion_guardian_asked: {
      subject: 'La cuenta de {{child}} se va a eliminar',
      body: 'Pediste eliminar la cuenta de {{child}}. Ya está cerrada, y todo lo que contiene se elimina para siempre el {{date}}.\n\nHasta entonces puedes deshacerlo en tus ajustes.',
      link: 'Ver tus ajustes',
    },
    deletion_undone: {
      subject: 'Tu cuenta se queda',
      body: 'La eliminación de tu cuenta se deshizo. Todo está como antes.\n\nSi no fuiste tú, entra y cambia tu contraseña.',
      link: 'Entrar',
    },
    deletion_guardian_undone: {
      subject: 'La cuenta de {{child}} se queda',
      body: 'La eliminación de la cuenta de {{child}} se deshizo. Todo está como antes.',
      link: 'Ver tus ajustes',
    },
    account_deleted: {
      subject: 'Tu cuenta está eliminada',
      body: 'Tu cuenta y todo lo que contenía están eliminados para siempre.\n\nGuardamos constancia de lo que aceptaste y, durante 7 años, de lo que compraste, porque lo pide la ley fiscal. Ninguna lleva tu nombre. Este es nuestro último correo. Cuídate.',
    },
    coach_message: { subject: 'Unas palabras de {{persona}}', body: '{{content}}', link: 'Abrir Evenkeel' },
    daily_reminder: {
      subject: 'Es hora de tu registro',
      body: '¿Cómo estás hoy? Un registro lleva un minuto.\n\nPediste este recordatorio. Puedes cambiar la hora o desactivarlo en los ajustes.',
      link: 'Registrarme',
    },
    data_export_ready: {
      subject: 'Tu copia está lista',
      body: 'La copia de los datos que solicitaste está lista. Puedes descargarla durante 7 días.\n\nSi no la pediste, cambia tu contraseña.',
      link: 'Descargarla',
    },
    trial_ends: {
      subject: 'Tu prueba gratuita termina pronto',
      body: 'Tu prueba gratuita de {{days}} días termina el {{date}}. No se cobrará nada.\n\nPara seguir por {{price}} al mes, añade una tarjeta antes.',
      link: 'Ver tu plan',
    },
    trial_ends_charged: {
      subject: 'Tu prueba gratuita termina pronto',
      body: 'Tu prueba gratuita de {{days}} días termina el {{date}}. Después tu plan cuesta {{price}} al mes.\n\nSi no lo quieres, cancélalo antes.',
      link: 'Ver tu plan',
    },
    receipt_digital: {
      subject: 'Tu pedido {{number}}',
      body: '¡Gracias por tu compra! Lo que compraste está en tu biblioteca o en la de la persona a quien va dirigido.',
      facts: 'Pedido\n{{number}}\n\nArtículos\n{{items}}\n\nTotal\n{{total}}',
      link: 'Abrir la biblioteca',
    },
    plan_refund: {
      subject: 'Tu reembolso',
      body: 'Te hemos devuelto {{amount}} de tu plan. Tu banco suele mostrarlo en un plazo de 5 a 10 días hábiles.',
      link: 'Ver tu plan',
    },
    plan_refund_ended: {
      subject: 'Tu reembolso',
      body: 'Te hemos devuelto {{amount}} de tu plan. Tu banco suele mostrarlo en un plazo de 5 a 10 días hábiles.\n\nCon esto tu plan ha terminado.',
      link: 'Ver tu plan',
    },
    refund: {
      subject: 'Tu reembolso del pedido {{number}}',
      body: 'Te hemos devuelto {{amount}} de tu pedido {{number}}. Tu banco suele mostrarlo en un plazo de 5 a 10 días hábiles.',
      link: 'Ver el pedido',
    },
    receipt_physical: {
      subject: 'Tu pedido {{number}}',
      body: '¡Gracias por tu compra! Enviaremos tu paquete pronto y podrás seguirlo en tus pedidos. Los archivos ya están en la biblioteca.',
      facts: 'Pedido\n{{number}}\n\nArtículos\n{{items}}\n\nTotal\n{{total}}',
      link: 'Ver tus pedidos',
    },
    parcel_sent: {
      subject: 'El pedido {{number}} está en camino',
      body: 'Tu paquete ya ha salido. Un envío estándar tarda de 5 a 7 días, uno exprés de 2 a 3 y uno internacional de 10 a 15.',
      facts: 'Pedido\n{{number}}\n\nArtículos\n{{items}}',
      link: 'Ver qué está en camino',
    },
    parcel_tracked: {
      subject: 'El pedido {{number}} está en camino',
      body: 'Tu paquete ya ha salido. Un envío estándar tarda de 5 a 7 días, uno exprés de 2 a 3 y uno internacional de 10 a 15.',
      facts: 'Pedido\n{{number}}\n\nArtículos\n{{items}}\n\nSeguimiento\n{{tracking}}',
      link: 'Ver qué está en camino',
    },
    purchase_request: {
      subject: '{{child}} tiene una pregunta para ti',
      body: '{{child}} pregunta si comprarías «{{product}}» ({{price}}, sin envío ni impuestos).\n\nTú decides. Pagas en tu propia compra y antes no se cobra nada. Si no respondes en 3 días, la pregunta termina sola.',
      link: 'Leer la pregunta',
      after: 'Respondes con tu propia cuenta de Evenkeel.',
    },
    purchase_request_waits: {
      subject: '{{child}} espera tu respuesta',
      body: '{{child}} preguntó si comprarías «{{product}}» ({{price}}, sin envío ni impuestos).\n\nLa pregunta termina sola en dos días. Un no amable también es una respuesta.',
      link: 'Leer la pregunta',
      after: 'Respondes con tu propia cuenta de Evenkeel.',
    },
    birthday: {
      subject: 'Un mensaje para ti',
      body: '¡Feliz cumpleaños! Qué bueno que estés aquí. Trátate bien hoy.',
      link: 'Abrir Evenkeel',
    },
  },
  sms: {
    recovery_code: '{{code}} es tu código de Evenkeel. Sirve durante 15 minutos. No lo compartas.',
    phone_code: '{{code}} confirma este teléfono en Evenkeel. Sirve durante 15 minutos. No lo compartas.',
  },
}
