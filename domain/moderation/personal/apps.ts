const LATIN =
  "wh?[a4]ts? ?[a4]pp?s?|whats|wats|watsap|wasap|wasa|guasap|wp|wpp|wsp|wsapp|t[e3]l[e3]gr[a4]m|tlg|tele|tg|d[i1]sc[o0]rd|discrod|disc|dsc|dico|sn[a4]p(?:chat)?|sc|[i1]nst[a4](?:gr[a4]m)?|ig|messenger(?: kids)?|msn|signal|viber|skype|t[i1]k ?t[o0]k|tt|r[o0]bl[o0]x|fortnite|fornait|minecraft|maincra|among us|valorant|genshin|clash(?: of clans| royale)?|kik|facebook|fb|(?:por|al|mi|x) face|steam|psn|ps ?[345]|xbox|playstation|la play|twitch|wechat|zoom|google meet|facetime|imessage|imo|hangouts|threads|twitter|youtube|pinterest|linkedin|vinted|brawl ?stars|free ?fire|bereal|yubo|omegle|wizz|skred|wickr|threema|house ?party|reddit|tumblr|bluesky|mastodon|vsco|kakao(?: ?talk)?|le? fant[oô]me(?: jaune)?|(?:the |that )?(?:yellow|purple|blue|green|pink|ghost) (?:one|app)|(?:el|al|del) fantasmita|(?:la|app) (?:amarilla|morada|verde|azul|rosa|del fantasma)|(?:l['’])?appli? (?:jaune|verte|violette|bleue|rose)|(?:le )?(?:truc|réseau) (?:jaune|vert|violet|bleu)"
const ARABIC =
  'واتس(?: ?[اآ]ب)?|وتساب|وتس|واتسب|تلي?[جغكق]?رام|تيلي?[جغكق]رام|تلجرام|تلي|سناب(?: ?شات)?|سنابي|[اإ]نستا(?:[جغقك]رام)?|ماسنجر|مسنجر|سي?[جغق]نال|فايبر|ديسكورد|دسكورد|ديس|تيك ?توك|زوم|زووم|سكايب|روبلوكس|ببجي|فيس(?:بوك)?|بلايستيشن|إكس|تويتر|تويتش|[إا]يمو|فورتنايت|فري فاير|ماين ?كرافت|يوتيوب|بوتيم|(?:ال)?تطبيق (?:الاصفر|الأصفر|البنفسجي|الازرق|الأزرق|الاخضر|الأخضر|ابو شبح)'
/** Apps where people go by a name and seldom talk. */
const HOBBIES =
  'strava|duolingo|goodreads|letterboxd|soundcloud|spotify|wattpad|ao3|chess\\.com|lichess|ravelry|deviantart|tinder|bumble(?: bff)?|hinge|grindr|zalo|guilded|clubhouse|google chat|botim|bigo|azar|brawl|cod|fifa|apex|overwatch|pok[eé]mon go|animal crossing|rocket league'
/** Apps by their sign, for readers who shall not see the name. */
const SIGNS =
  "(?:paper|blue|white) (?:air)?plane(?: app| one)?|blurple(?: app| one)?|(?:clock|bird|dance|dancing|ghost|camera|bubble) app|the gram|el (?:verde|amarillo|morado)|le (?:vert|jaune|violet)|feis|wasap+|avi[oó]n(?:cito)? (?:de papel|azul)|p[aá]jar(?:o|ito) azul|app (?:del|de la|de los) (?:p[aá]jaro|reloj|bailes|fantasma|avi[oó]n|c[aá]mara)|avion (?:en|de) papier|oiseau bleu|appli? (?:à l['’]oiseau|aux danses|au fant[oô]me|de l['’]avion|à l['’]horloge)|t[eé]l[eé]gra\\p{L}{1,4}"
const ARABIC_SIGNS =
  'طيار[ةه] (?:ال)?(?:ورق(?:ي[ةه])?|زرقا[ءى]?)|عصفور(?: ال[اأ]زرق)?|[اأ]خضر|[اأ]صفر|شبح|كيك|بيريل|كاكاو(?: توك)?|لاين|فيس تايم|تطبيق ال(?:طيارة|شبح|عصفور|فقاعة)'

/** Names of the apps where people talk, also misspelled, nicknamed and with a preposition, for one pattern. */
export const APPS = `${LATIN}|${HOBBIES}|${SIGNS}|(?:و?(?:ب|ف|ع|ل|ك|عا|على)?(?:ال|ل)?)(?:${ARABIC}|${ARABIC_SIGNS})`
