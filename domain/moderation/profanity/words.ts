/**
 * Words of contempt, by how hard they hit. Chosen by hand from what the four languages' lists of LDNOOBW (CC BY 4.0)
 * have in common with what people really say; everything with a harmless meaning in one of the four languages is left
 * out (the French `retard`, the name `Kike`, the country Niger), and so is whatever somebody needs to tell what was
 * done to them.
 */
export const profanityLexicon: {
  /** Slurs against groups of people, and the worst abuse of a person. */
  readonly severe: readonly string[]
  /** Swearing. */
  readonly mild: readonly string[]
} = {
  severe: [
    // English
    ...['nigger', 'niggers', 'faggot', 'faggots', 'wetback', 'wetbacks', 'gook', 'gooks'],
    ...['paki', 'pakis', 'raghead', 'ragheads', 'towelhead', 'towelheads', 'sandnigger', 'sandniggers'],
    // Spanish
    ...['sudaca', 'sudacas', 'negrata', 'negratas', 'moromierda', 'moromierdas', 'maricon de mierda'],
    // French
    ...[
      'bougnoule',
      'bougnoules',
      'bicot',
      'bicots',
      'youpin',
      'youpins',
      'youpine',
      'bamboula',
      'bamboulas',
    ],
    ...['tarlouze', 'tarlouzes', 'sale pede', 'sale negro'],
    // Arabic
    ...['كس امك', 'كسمك', 'ابن الشرموطه', 'ابن القحبه', 'عبد اسود', 'زنجي قذر'],
  ],
  mild: [
    ...[
      'fuck',
      'fucks',
      'fucked',
      'fucker',
      'fuckers',
      'fucking',
      'motherfucker',
      'shit',
      'shitty',
      'bullshit',
    ],
    ...['bitch', 'bitches', 'bastard', 'bastards', 'asshole', 'assholes', 'cunt', 'cunts', 'wanker', 'twat'],
    ...['slut', 'sluts', 'whore', 'whores', 'nigga', 'niggas'],
    ...[
      'mierda',
      'joder',
      'jodido',
      'jodida',
      'puta',
      'putas',
      'puto',
      'putos',
      'gilipollas',
      'cabron',
      'cabrona',
    ],
    ...['cabrones', 'pendejo', 'pendeja', 'maricon', 'maricones', 'hijo de puta', 'hija de puta'],
    ...[
      'merde',
      'putain',
      'connard',
      'connards',
      'connasse',
      'salope',
      'salopes',
      'encule',
      'encules',
      'enculer',
    ],
    ...['fils de pute', 'batard', 'batards', 'pede', 'pedes', 'niquer'],
    ...['شرموطه', 'شرموط', 'قحبه', 'خرا', 'زق', 'منيوك', 'كلب ابن كلب', 'حقير'],
  ],
}
