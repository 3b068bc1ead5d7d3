import type { Locale } from '#messages'
import type { ProductKind } from './product.ts'

/** What a description says of products of a kind: parts as `pieceText` reads them. */
export const aboutKind: Readonly<Record<ProductKind, Readonly<Record<Locale, string>>>> = {
  book: {
    en: 'Sewn pages that lie flat, paper that takes ink and pencil.\n\n- Cloth cover\n- Printed with plant ink\n- A ribbon to find the page again',
    es: 'Páginas cosidas que quedan planas y papel para tinta y lápiz.\n\n- Tapa de tela\n- Impreso con tinta vegetal\n- Una cinta para volver a la página',
    fr: 'Des pages cousues qui restent à plat, un papier pour l’encre et le crayon.\n\n- Couverture en tissu\n- Encre végétale\n- Un ruban pour retrouver la page',
    ar: 'صفحات مخيطة تبقى مفتوحة وورق يناسب الحبر والرصاص.\n\n- غلاف من القماش\n- حبر نباتي\n- شريط للعودة إلى الصفحة',
  },
  cards: {
    en: 'A box of cards with round corners. Take one, or pass.\n\n- Thick card, easy to hold\n- A page with ideas for the first round\n- No winners',
    es: 'Una caja de cartas con esquinas redondas. Toma una o pasa.\n\n- Cartón grueso, fácil de sostener\n- Una hoja con ideas para la primera ronda\n- Sin ganadores',
    fr: 'Une boîte de cartes aux coins ronds. On en prend une, ou on passe.\n\n- Carton épais, facile à tenir\n- Une page d’idées pour commencer\n- Sans gagnant',
    ar: 'علبة بطاقات بزوايا مستديرة. خذ واحدة أو مرّر.\n\n- ورق سميك سهل الإمساك\n- صفحة بأفكار للجولة الأولى\n- لا فائز فيها',
  },
  blanket: {
    en: 'Cotton outside, glass beads inside. Sewn in small squares, so the weight stays put.\n\n!care Not for children under 4. Not for people who can’t take it off on their own.',
    es: 'Algodón por fuera, perlas de vidrio por dentro, cosidas en cuadros pequeños para que el peso no se mueva.\n\n!care No apta para menores de 4 años ni para quien no pueda quitársela sin ayuda.',
    fr: 'Coton à l’extérieur, billes de verre à l’intérieur, cousues en petits carrés pour que le poids reste en place.\n\n!care Ne convient pas aux moins de 4 ans, ni à qui ne peut pas la retirer sans aide.',
    ar: 'قطن من الخارج وحبيبات زجاج من الداخل مخيطة في مربعات صغيرة ليبقى الوزن في مكانه.\n\n!care لا تناسب من هم دون الرابعة ولا من لا يستطيع إزالتها وحده.',
  },
  lamp: {
    en: 'A warm light without blue in it. You can find the switch in the dark.\n\n- Runs on a USB plug\n- The light can be changed\n- Two years of warranty',
    es: 'Luz cálida sin azul y un interruptor que se encuentra a oscuras.\n\n- Funciona con enchufe USB\n- La luz se puede cambiar\n- Dos años de garantía',
    fr: 'Une lumière chaude, sans bleu, et un bouton que l’on trouve dans le noir.\n\n- Sur prise USB\n- La lampe se remplace\n- Deux ans de garantie',
    ar: 'ضوء دافئ بلا أزرق ومفتاح يُعثر عليه في العتمة.\n\n- يعمل بمقبس USB\n- يمكن تبديل الضوء\n- ضمان سنتين',
  },
  plush: {
    en: 'Soft on all sides. The eyes are sewn and can’t come off.\n\n- Recycled fabric\n- Washes at 30 degrees',
    es: 'Suave por todos lados, con ojos cosidos que no se sueltan.\n\n- Tela reciclada\n- Se lava a 30 grados',
    fr: 'Doux de tous les côtés, avec des yeux cousus qui ne se détachent pas.\n\n- Tissu recyclé\n- Se lave à 30 degrés',
    ar: 'ناعم من كل الجهات وعيناه مخيطتان لا تنفصلان.\n\n- قماش معاد تدويره\n- يُغسل على 30 درجة',
  },
  puzzle: {
    en: 'Pieces that fit with a soft click. A cloth bag to keep them in.\n\n- Board from old paper\n- A missing piece is sent to you for free',
    es: 'Piezas que encajan con un clic suave y una bolsa de tela para guardarlas.\n\n- Cartón de papel usado\n- Si falta una pieza, te la enviamos gratis',
    fr: 'Des pièces qui s’emboîtent d’un petit clic, et un sac en tissu pour les ranger.\n\n- Carton de papier recyclé\n- Une pièce manquante est envoyée gratuitement',
    ar: 'قطع تتراكب بنقرة ناعمة وكيس قماش لحفظها.\n\n- كرتون من ورق قديم\n- القطعة المفقودة تُرسل مجانًا',
  },
  tea: {
    en: 'Loose leaves in a tin, enough for thirty cups.\n\n1. Take one spoon for a cup.\n2. Pour hot water over it.\n3. Wait seven minutes, and do nothing else.',
    es: 'Hojas sueltas en una lata, para treinta tazas.\n\n1. Una cucharada por taza.\n2. Vierte agua caliente.\n3. Espera siete minutos sin hacer nada más.',
    fr: 'Des feuilles en vrac dans une boîte, pour trente tasses.\n\n1. Une cuillère par tasse.\n2. Versez de l’eau chaude.\n3. Attendez sept minutes, sans rien faire d’autre.',
    ar: 'أوراق سائبة في علبة تكفي ثلاثين فنجانًا.\n\n1. ملعقة لكل فنجان.\n2. صبّ فوقها ماءً ساخنًا.\n3. انتظر سبع دقائق ولا تفعل شيئًا آخر.',
  },
  poster: {
    en: 'Printed on thick paper, rolled in a tube.\n\n- 50 by 70 cm\n- Four small stickers to hang it without nails',
    es: 'Impreso en papel grueso, enrollado en un tubo.\n\n- 50 por 70 cm\n- Cuatro adhesivos para colgarlo sin clavos',
    fr: 'Imprimé sur papier épais, roulé dans un tube.\n\n- 50 sur 70 cm\n- Quatre pastilles pour l’accrocher sans clou',
    ar: 'مطبوع على ورق سميك وملفوف في أنبوب.\n\n- 50 في 70 سم\n- أربع لاصقات لتعليقه بلا مسامير',
  },
  audio: {
    en: 'A sound file without words, for phone, tablet or computer.\n\n- MP3, plays everywhere\n- Yours to keep\n\n!tip Put the phone face down while you listen.',
    es: 'Un archivo de sonido sin palabras, para teléfono, tableta u ordenador.\n\n- MP3, suena en todas partes\n- Es tuyo para siempre\n\n!tip Pon el teléfono boca abajo mientras escuchas.',
    fr: 'Un fichier sonore sans paroles, pour téléphone, tablette ou ordinateur.\n\n- MP3, lisible partout\n- À vous pour toujours\n\n!tip Posez le téléphone à l’envers pendant l’écoute.',
    ar: 'ملف صوتي بلا كلمات للهاتف أو الجهاز اللوحي أو الحاسوب.\n\n- MP3 يعمل في كل مكان\n- لك دائمًا\n\n!tip ضع الهاتف مقلوبًا أثناء الاستماع.',
  },
  workbook: {
    en: 'Pages to print, or to fill in on a screen. No page takes longer than ten minutes.\n\n- PDF in A4 and Letter\n- Print it as often as you like',
    es: 'Páginas para imprimir o rellenar en pantalla. Ninguna lleva más de diez minutos.\n\n- PDF en A4 y Carta\n- Imprímelo cuantas veces quieras',
    fr: 'Des pages à imprimer ou à remplir à l’écran. Aucune ne prend plus de dix minutes.\n\n- PDF en A4 et Letter\n- À imprimer autant que vous voulez',
    ar: 'صفحات للطباعة أو للتعبئة على الشاشة. لا تأخذ أي صفحة أكثر من عشر دقائق.\n\n- PDF بمقاسي A4 وLetter\n- اطبعها متى شئت',
  },
  letters: {
    en: 'A text file with beginnings to copy, print or read aloud.\n\n- Opens on any device\n- For you and those at home',
    es: 'Un archivo de texto con comienzos para copiar, imprimir o leer en voz alta.\n\n- Se abre en cualquier dispositivo\n- Para ti y los de casa',
    fr: 'Un fichier texte avec des débuts à copier, imprimer ou lire à voix haute.\n\n- S’ouvre partout\n- Pour vous et ceux de la maison',
    ar: 'ملف نصي فيه بدايات للنسخ أو الطباعة أو القراءة بصوت عالٍ.\n\n- يُفتح على أي جهاز\n- لك ولمن في البيت',
  },
}
