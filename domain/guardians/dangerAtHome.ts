// Stems in the four languages, looked for at the start of words. Wide on purpose: what is held by mistake is looked at
// by a person, what is told by mistake may bring a child into danger.
const household =
  /(?<!\p{L})(dad|daddy|father|mom|mum|mommy|mummy|mother|parent|step(dad|father|mom|mum|mother|brother)|uncle|grand(pa|dad|father|ma|mother)|guardian|brother|home|house|pap[aá]|mam[aá]|padre|madre|padrastro|madrastra|t[ií]o|abuel|herman[oa]|casa|p[eè]re|m[eè]re|papi|maman|parents|beau-p|belle-m|oncle|fr[eè]re|maison|chez (moi|nous|lui|elle)|(و|ف|ب|ل)?(أب|اب|أم|ام|بابا|ماما|والد|عم|خال|جد|أخ|اخ|بيت|منزل|زوج))/iu
const harm =
  /(?<!\p{L})(hit|beat|hurt|punch|slap|kick|chok|strangl|burn|whip|belt|bruis|threat|kill|weapon|knife|gun|touch|rape|abus|molest|naked|undress|lock(s|ed)? me|starv|drunk|scared|afraid|unsafe|not safe|terrif|run away|peg[aóou]|golpe|lastim|hac(e|en) da[nñ]o|amenaz|mat(a|ar|ó)(?!\p{L})|toc(a|ó)|abus|viol(?!on|[ií]n|et)|encierr|borrach|miedo|cuchillo|frapp|bat(s|tu|tent|tre)?(?!\p{L})|tap(e|é)|blesse|mal à|fait mal|menac|tu(e|er|é)(?!\p{L})|touche|viol(?!on|[ií]n|et)|enferm|ivre|soûl|peur|couteau|ي?ضرب|يؤذ|آذى|أذى|يهدد|هدد|يقتل|قتل|يلمس|لمس|يتحرش|تحرش|اغتص|يحبس|حبس|سكران|خائف|أخاف|اخاف|خوف|سكين)/iu

/**
 * Returns whether a text suggests that the danger is at home: a person of the household and something that harms, in
 * one text. Then no machine notifies the household. Source: docs/rules/guardians.md D-045.
 */
export const suggestsDangerAtHome = (text: string): boolean => household.test(text) && harm.test(text)
