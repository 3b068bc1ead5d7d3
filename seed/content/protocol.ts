import type { Locale } from '#messages'

/** A part of the protocol as it comes with the product: one step a line. */
type Parts = Readonly<Record<'watch' | 'concern' | 'urgent' | 'whom_to_call' | 'how_to_write', string>>

/** The crisis protocol an installation begins with. Editors keep it from then on. */
export const protocol: Readonly<Record<Locale, Parts>> = {
  en: {
    urgent: `Open the report. Note the time you opened it and set it to "In review".
Call the lead on duty now. If nobody answers within five minutes, call the line outside.
If you know where the person is and a life is in danger, the lead calls the emergency number of that place.
Do not write to the family before the lead has decided. The danger may be at home.
Stay with the report until a second person has taken it over by name.`,
    concern: `Open the report within one hour and set it to "In review".
Look at how often and where words of danger were read. You do not see the words, and you do not ask for them.
Talk with the lead about the next step on the same day.
The lead decides whether the guardian is told, by whom and how. A machine never tells them.
Raise it to urgent when the count goes up or you are not sure.`,
    watch: `Answer within one working day.
The person has been shown people to talk to. Nothing else is done without them.
Raise it to concern when words of danger are read.`,
    whom_to_call: `A life is in danger: the emergency number of the person's country (911 in the US).
A line for people in crisis: 988 in the US. Other countries are on the page members see.
Inside: who is on duty, then the line outside, then the owner.
Suspected harm to a child: the child protection line of the country, after the lead has decided.`,
    how_to_write: `Write under "What was done" in the report who looked, when, what was decided and by whom.
Write what was done, not what you think of the person.
No words of the person, no names of others, no copies outside of the report.
Close the report only when a second person agrees. New words then open a new one.`,
  },
  es: {
    urgent: `Abre el informe. Anota a qué hora lo abriste y ponlo «En revisión».
Llama ahora a la persona responsable de guardia. Si nadie contesta en cinco minutos, llama a la línea externa.
Si sabes dónde está la persona y su vida corre peligro, la persona responsable llama a emergencias de ese lugar.
No escribas a la familia antes de que decida la persona responsable. El peligro puede estar en casa.
Sigue con el informe hasta que una segunda persona lo asuma con su nombre.`,
    concern: `Abre el informe en una hora y ponlo «En revisión».
Mira cuántas veces y dónde se leyeron palabras de peligro. No ves las palabras ni las pides.
Habla del siguiente paso con la persona responsable el mismo día.
La persona responsable decide si se avisa al tutor, quién lo hace y cómo. Nunca lo hace una máquina.
Pásalo a urgente si el número sube o si tienes dudas.`,
    watch: `Responde en un día laborable.
A la persona se le mostró con quién hablar. No se hace nada más sin ella.
Pásalo a preocupación si se leen palabras de peligro.`,
    whom_to_call: `Una vida en peligro: el número de emergencias del país de la persona (911 en EE. UU.).
Una línea para personas en crisis: 988 en EE. UU. Otros países están en la página que ven los miembros.
Dentro: quien está de guardia, después la línea externa, después la persona propietaria.
Sospecha de daño a un menor: la línea de protección a la infancia del país, cuando lo decida la persona responsable.`,
    how_to_write: `Anota en el informe, en «Qué se hizo», quién miró, cuándo, qué se decidió y quién lo decidió.
Escribe lo que se hizo, no lo que piensas de la persona.
Sin palabras de la persona, sin nombres de otros, sin copias fuera del informe.
Cierra el informe solo si una segunda persona está de acuerdo. Nuevas palabras abren uno nuevo.`,
  },
  fr: {
    urgent: `Ouvrez le signalement. Notez l’heure et passez-le « En cours d’examen ».
Appelez tout de suite la personne responsable de garde. Sans réponse en cinq minutes, appelez la ligne extérieure.
Si vous savez où se trouve la personne et que sa vie est en danger, la personne responsable appelle les urgences de ce lieu.
N’écrivez pas à la famille avant sa décision. Le danger est peut-être à la maison.
Restez sur le signalement jusqu’à ce qu’une deuxième personne le reprenne en son nom.`,
    concern: `Ouvrez le signalement dans l’heure et passez-le « En cours d’examen ».
Regardez combien de fois et où des mots de danger ont été lus. Vous ne voyez pas les mots et ne les demandez pas.
Parlez de la suite avec la personne responsable le jour même.
Elle décide si le tuteur est prévenu, par qui et comment. Jamais par une machine.
Passez en urgent si le nombre augmente ou en cas de doute.`,
    watch: `Répondez sous un jour ouvré.
On a montré à la personne à qui parler. Rien d’autre ne se fait sans elle.
Passez en inquiétude si des mots de danger sont lus.`,
    whom_to_call: `Une vie est en danger : le numéro d’urgence du pays de la personne (911 aux États-Unis).
Une ligne pour les personnes en crise : 988 aux États-Unis. Les autres pays sont sur la page que voient les membres.
En interne : la personne de garde, puis la ligne extérieure, puis la personne propriétaire.
Soupçon de maltraitance : la ligne de protection de l’enfance du pays, une fois la décision prise.`,
    how_to_write: `Notez dans le signalement, sous « Ce qui a été fait », qui a regardé, quand, ce qui a été décidé et par qui.
Écrivez ce qui a été fait, pas ce que vous pensez de la personne.
Aucun mot de la personne, aucun nom de tiers, aucune copie hors du signalement.
Ne fermez le signalement qu’avec l’accord d’une deuxième personne. De nouveaux mots en ouvrent un nouveau.`,
  },
  ar: {
    urgent: `افتح البلاغ. دوّن وقت فتحه واجعل حالته «قيد المراجعة».
اتصل الآن بالمسؤول المناوب. إن لم يُجب أحد خلال خمس دقائق فاتصل بالخط الخارجي.
إن كنت تعرف مكان الشخص وكانت حياته في خطر، يتصل المسؤول برقم الطوارئ في ذلك المكان.
لا تكتب إلى الأسرة قبل أن يقرر المسؤول. قد يكون الخطر في البيت.
ابقَ مع البلاغ حتى يستلمه شخص ثانٍ باسمه.`,
    concern: `افتح البلاغ خلال ساعة واجعل حالته «قيد المراجعة».
انظر كم مرة وأين قُرئت كلمات الخطر. أنت لا ترى الكلمات ولا تطلبها.
تحدث مع المسؤول عن الخطوة التالية في اليوم نفسه.
المسؤول يقرر هل يُبلَّغ الوصي ومن يبلغه وكيف. لا تبلّغه آلة أبدًا.
ارفعه إلى عاجل إذا زاد العدد أو لم تكن متأكدًا.`,
    watch: `أجب خلال يوم عمل واحد.
عُرض على الشخص من يمكنه التحدث إليه. لا يُفعل شيء آخر من دونه.
ارفعه إلى قلق إذا قُرئت كلمات خطر.`,
    whom_to_call: `حياة في خطر: رقم الطوارئ في بلد الشخص (911 في الولايات المتحدة).
خط لمن هم في أزمة: 988 في الولايات المتحدة. البلدان الأخرى في الصفحة التي يراها الأعضاء.
داخليًا: المناوب، ثم الخط الخارجي، ثم المالك.
الاشتباه بأذى يلحق بطفل: خط حماية الطفل في البلد بعد قرار المسؤول.`,
    how_to_write: `دوّن في البلاغ تحت «ما الذي فُعل» من نظر ومتى وماذا تقرر ومن قرر.
اكتب ما فُعل، لا رأيك في الشخص.
لا كلمات للشخص، ولا أسماء آخرين، ولا نسخ خارج البلاغ.
لا تغلق البلاغ إلا بموافقة شخص ثانٍ. الكلمات الجديدة تفتح بلاغًا جديدًا.`,
  },
}
