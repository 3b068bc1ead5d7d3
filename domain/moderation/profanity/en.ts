import type { ProfanityLexicon } from './lexicon.ts'

/** English of Britain, Ireland, America, Australia, India and Nigeria. */
export const en: ProfanityLexicon = {
  classes: {
    you: `you u ya ye yall youse yourself urself`,
    youare: `you_are youre your ur u_are u_r youll_always_be youll_be you_look_like you_be you_absolute you_complete
      you_total you_utter you_little you_stupid you_useless you_dirty you_filthy you_ugly you_fat you_bloody you_old
      you_fucking you_dumb you_pathetic you_disgusting you_are_such u_absolute ya_absolute ya_bloody ya you_worthless
      you_miserable you_silly_little you_smug you_sick you_thick you_big_fat listen_here_you oi is_you like_you
      you_are_nothing_but_a you_lot_are yall_are you_guys_are you_people_are you_people`,
    your: `your ur yo ya yer you_re thy yours`,
    slur: `chink dyke dykes faggot faggots fags faggy tranny trannies trannie shemale shemales heshe nigger niggers nigga niggas niggah
      nigguh nigra paki pakis pakki packi wetback wetbacks gook gooks raghead ragheads towelhead towelheads sandnigger
      sandniggers spic spics chinks chinky chinki chinkies gyppo gyppos gippo pikey pikeys abos coons
      darkie darkies wog wogs golliwog retards fucktard libtard retarded spastic spastics spaz spazz spacker
      mong mongoloid kaffir kaffirs jigaboo zipperhead beaner beaners heeb yid yids kikes lesbo lesbos
      lezzer lezza poof poofs poofter poofters pooftah poove batty_boy battyboy chhakka chakka hijra_saala nyamiri
      aboki_head camel_jockey porch_monkey jungle_bunny jungle_monkey tar_baby curry_muncher currymuncher
      squaw gimp nonce_case windowlicker window_licker sodomite chinaman
      bhangi ladyboy transvestite bumboy bumder carpet_muncher`,
    slurword: `faggot tranny nigger nigga paki wetback gook raghead towelhead sandnigger spic chink gyppo pikey
      retard retarded spastic chinki kike faggots retards niggers trannies dyke coon`,
    people: `blacks immigrants foreigners muslims jews gays gypsies travellers arabs asians indians mexicans africans
      refugees migrants women females trans transgenders homos christians hindus chinese pakistanis nigerians igbos yorubas
      hausas dalits autistics cripples romanians poles lesbians queers`,
    subhuman: `animals vermin cockroaches rats pigs monkeys apes subhuman subhumans parasites scum filth disease plague dogs
      savages insects maggots garbage trash dirty`,
    insult: `idiot idiots moron morons imbecile cretin dumbass dumbo dunce dummy fool fools clown loser losers looser freak
      weirdo creep pig cow dog donkey mug muppet numpty pillock plonker prat git berk nob knob dork twit
      halfwit half_wit nitwit dimwit numbskull numbnuts bonehead blockhead dickhead birdbrain braindead brain_dead braindead_bot dunce airhead
      thicko div divvy eejit gobshite gobdaw minger munter hag crone witch skank slag tramp hussy floozy bint slapper
      tart ho hoe thot slut whore ashawo bitch bastard scum scumbag trash garbage rubbish filth vermin rat snake parasite pest
      waster waste_of_skin waste_of_space waste_of_oxygen lowlife low_life scrounger troll noob noobs newb bot feeder
      mumu olodo ode oponu werey yeye goat oloshi maga gaddar kutta kutte kutiya kamina kamine harami haraami suar gadha ullu
      chutiya chutiye ghati nalayak bewakoof chamcha chamchas bhakt potato_head poo_head poohead poo_face pooface bum_face
      fart_face bumhead butthead buttface poo stinky smelly stupid thick fat ugly useless pathetic dumb dum worthless
      disgusting hideous liar liars crook coward snitch baby crybaby failure inbred mutant monster toad slob lardass whale pussy
      simp incel virgin cuck wimp sissy degenerate pervert perv paedo pedo nonce idot idiat stoopid muppets tosser
      knobhead bellend nitwits monkey ape cockroach imbeciles mad_woman wicked_woman jackass dipstick doofus dufus
      dolt mutt swine sow hyena lapdog brain_is scammer scoundrel rascal fraud attention_seeker retarded`,
    noun: `arse idiot idiots moron morons imbecile cretin dumbass dumbo dunce loser losers freak weirdo creep pig cow muppet numpty
      pillock plonker prat git twit halfwit nitwit dimwit numbskull numbnuts dickhead birdbrain braindead thicko gobshite
      skank slag slut whore ashawo bitch bastard scum scumbag vermin noob noobs feeder mumu olodo chutiya kutta kutte
      harami haraami waster lowlife knobhead bellend tosser wanker prick hag donkey clown moron trash poo_face poo_head
      poohead pooface poo_head idiot_face bum smelly stinky inbred kamina kutiya suar gadha ode werey oloshi fool fools
      parasite parasites rat pervert liar half_wit`,
    attack: `shut_up shut_it shut_your_mouth shut_ur_mouth shut_your_dirty_mouth shut_your_trap stfu shutup shaddup zip_it
      get_lost go_away buzz_off bugger_off sod_off do_one jog_on nobody_asked no_one_asked noone_asked nobody_likes_you
      nobody_likes_u no_one_likes_u no_one_likes_you noone_likes_you nobody_wants_you nobody_wants_u uninstall cry_more
      cry_about_it git_gud get_good get_rekt get_wrecked go_cry log_off get_off leave_this get_out drop_dead
      boil_your_head go_eat touch_grass skill_issue report_this report_him go_back learn_to_read learn_to_type
      learn_to_play worst stop_posting delete_this delete_your nobody_cares no_one_cares who_asked take_your
      sit_somewhere off_this_forum dont_reply scram hop_off read_the_bloody chal_nikal chal_hat nikal dafa_ho`,
    fuck: `fuck fucks fuk fuc fck fcuk fvck phuck phuk fuq eff feck fook fukc fucc fuckk fukk f sod naff piss bugger fcking fkn
      fack`,
    fucking: `fucking fuckin fkn fking fckin fcking fckn effing feckin fecking fuken fukin fuckn frigging freaking motherfucking
      bloody`,
    relatives: `mum mums mam mom moms momma mama mother mothers maa sister sisters sis dad dads papa father nan gran grandma wife
      daughter family whole_family brother parents husband`,
    dirt: `slag whore slut bitch fat cow ugly trash scum stupid crackhead drunk pig ho hoe hooker prostitute thief inbred
      ashamed smelly dumb joke dog poor bastard easy dead cunt clan garbage`,
    will: `ill i_will im_gonna im_going_to i_am_going_to gonna going_to we_will well were_gonna ima imma imma_ we_are_going_to
      i_go i_swear_ill i_shall youre_gonna_get youre_going_to_get watch_me i_want_to wanna i_can i_could lets i_would id_love_to`,
    hurt: `kill stab shoot smash break punch beat batter hurt murder strangle choke slap destroy bash end slit skin burn
      slaughter snap cut hit smack wreck knock jump break_your find gut butcher rip crush rape fuck finish deck shank
      bury hunt bang kick kil`,
    body: `face legs leg neck teeth skull head arms arm fingers bones knees jaw nose ribs throat hands kneecaps back house`,
    die: `die dies died dead suffer rot burn choke drown crash crashes cancer perish bleed starve hang overdose od
      get_hit get_run disappear hurt tumour aids stroke covid`,
    pic: `pic pics pictures picture photo photos nude nudes naked selfie snap video pix picz vid noods tits boobs ass`,
    kys: `kys kms_you keep_yourself_safe_not kill_yourself kill_urself kill_ur_self kill_your_self kill_yourselves
      neck_yourself neck_urself unalive_yourself unalive_urself hang_yourself hang_urself off_yourself off_urself
      end_yourself end_urself end_your_life end_ur_life shoot_yourself slit_your_wrists slit_ur_wrists cut_yourself_up
      do_yourself_in top_yourself drown_yourself gas_yourself delete_yourself ky5 kill_yaself rope_yourself`,
    go: `go just please should pls and then why_dont_you why_not to_go_and u_should you_should better can_you so favour
      hope hurry`,
  },
  severe: `
    {slur}
    {youare}|you|u|he_is|hes|she_is|shes|theyre|such|dirty|filthy|bloody|stupid|fucking .1 fag|fags|wog|redskin
    ching_chong
    {kys} {go}?
    go .1 {kys}
    go|just .1 die|jump alone|already|loser|abeg|bitch|idiot|freak|you|u|now|please|in_a_hole|in_a_fire|in_a_ditch|nobody
    you|u should .3 die|be_dead|kill|hang|not_exist
    you|u deserve .1 to_die|cancer|death|rape
    jump already|off_a_bridge|off_a_cliff|off_a_building|in_front_of_a_train
    why are you|u still here|alive|breathing
    why|how_come .2 you|u still alive|breathing
    do_us|do_everyone|do_the_world|do_me .3 favour|favor .2 {kys}|die|walk|jump|unalive|disappear|end|off|hang|stop_breathing|drop
    walk under|into|in_front_of .2 bus|truck|train|traffic|lorry|trailer
    world|everyone|we .3 better_off without you|u|ya
    wasting|waste .2 oxygen
    hope|hoping|pray|wish|may .1 {you}|{your} .3 {die}
    hope|hoping|pray|wish|may .1 {your} {relatives}|dog|cat|kids|children|baby|plane|house|tumour|tumor .3 {die}|comes_back|burns|gets_cancer|gets_hit|gets_run|gets_sick
    hope|pray|wish|may you|u|ya|ye get|catch|have .3 cancer|aids|ebola|sick|hit|raped|run_over|covid|stroke|shot|stabbed|killed
    hope|pray|wish someone|somebody|he|they .2 kills|rapes|beats|stabs|shoots|hurts you|u
    may you bury your .2 children|son|daughter|mother
    {your} .2 family|kids|children|son|daughter should .3 been|died|die
    thunder|god|sango|ogun fire|punish|kill|strike you|u|your
    {your} .2 family should .2 been|die|have
    you|u should_have|shouldve|shoulda .2 died|aborted|swallowed|drowned
    {your} {relatives} should_have|shouldve|shoulda .2 aborted|swallowed|drowned
    {will} .3 {hurt} {your} .3 {body}
    {will} .3 find you|u .3 put|break|kill|hurt|and|then
    smash|break|bash|breaking|smashing|cave|kick|knock|punch|slit|snap|cut|rip|breaks|beat|locate .1 {your} .3 {body}
    break|breaking|knock .1 {your} .1 two legs
    ur|youre|you_are|your .1 dead after|at|when|monday|tomorrow|tonight|meat|man|watch
    ur|youre|you_are|youll|you_will|your .1 getting|get|be stabbed|shanked|jumped|battered|shot|killed|smashed|merked|bodied
    stabbed|shanked|battered|jumped watch|after_school
    watch|mind your back|step|steps
    {will}|well|were .2 outside yours|your_house|ur_house
    i know|kno|no|knw where you|u|ya live|sleep|work|stay
    i know|kno what|which bus|train|school .1 you|u
    know where you|u live|sleep
    i_have|ive|i_got|ive_got|got|we_have .1 {your} .1 home? address|plate|postcode
    drop|dropping|leak|leaking|post|posting|upload|share|publish|sending|send|put .4 {your} .2 address|nudes|pics|pictures|photos|secrets|screenshots
    im_posting|i_am_posting|ill_post|ill_leak|ill_upload|im_leaking|im_sending|i_upload|ill_send .2 it|them|everything|the|those
    or|unless .3 pictures|photos|pics|video|videos|screenshots|nudes go|goes|get|gets
    {your} pics|nudes|photos|pictures|video|videos|address go|goes|going|will_be .2 public|online|viral|to|out
    video|photo|pic of_you .3 goes|going
    sees|see those screenshots|pics|photos
    you|u .3 need .1 wheelchair|ambulance|coffin
    bring .2 mask for .2 teeth
    send|show|gimme|give_me|need|want|see|flash|post .3 {your}|ur|a|me|us|more|some|some_of_your nude|nudes|tits|boobs|ass|pussy|cock|dick|naked|body
    send|show|need|want nudes|noods|nude|naked|tits|boobs
    send|gimme|want|show .3 {pic} .4 stop|dont_be|now|boring|refused|shy|fast
    no .4 send|sent .1 it
    i said|sed send|show|give
    said|saying|say no .6 {pic}|send|nudes
    {pic} now|not_asking
    want|need|still_waiting|waiting .2 {pic} now
    waiting on|for those|my|your|the pictures|pics|photos|nudes|pic
    one photo|pic|picture|nude|selfie .4 leave|alone|block
    baby|babe|dear|sweetheart .2 send .2 {pic}
    show me .1 {pic} na|full|fast|now
    what|wat are|r you|u wearing
    wyw|what_you_wearing|what_u_wearing
    nice|sexy|hot|great|love_your|love_ur|juicy|big .1 tits|boobs|rack|ass|legs|bum|booty|body
    {your} .1 bra size
    get|put .2 my hands on|in|up|all_over them|you|u|your|that
    bend .1 over
    come .2 my hotel|bed|room|house .2 night|tonight|alone|pay|bed
    come .2 video_call .2 show
    your|ur shape|body dey|is|makes|drives .3 worry|hot|me|crazy|wet|hard
    want|wanna|would|gonna|going_to|could|let_me fuck|shag|bang|rape|bonk|screw|smash|lick|touch|taste you|u|ur|your
    suck my|on_my|this|a dick|cock|balls|d
    sit on my|this face|dick|cock
    are you|u .1 virgin|horny
    im|i_am so .1 horny|hard|wet for you|u
    how much .2 night|hour|you_charge|u_charge
    {you} .1 black|brown|yellow|filthy|dirty|smelly monkey|ape|cunt|cockroach|dog|jew|muslim|arab|immigrant|pig|gypsy|indian
    black|brown|jungle monkey|cunt|ape|bastard
    go back|home to? .4 jungle|country|africa|india|pakistan|mexico|china|zoo|boat|caravan|corner_shop|special|kitchen_slave|desert|cave|bush
    go home filthy|dirty|immigrant|foreigner|terrorist|you_filthy|you_dirty
    back to {your} .1 jungle|country|cage|caravan|zoo|tree
    dirty|filthy|stinking|bloody jew|jews|muslim|muslims|arab|arabs|black|blacks|indian|indians|immigrant|immigrants|gypsy|gypsies|african|mexican|gays|lesbian|queer|homo
    {you} terrorist
    {people} are .3 {subhuman}
    all|gas|kill|hang|exterminate|deport|shoot .1 the? {people} .2 dead|killed|gassed|shot|now|them|die|should_die
    special class|school|ed|needs you|u|kid|freak|reject
    deaf and dumb .2 like_you|imbecile|fool|idiot
    drooling .1 spastic|idiot|vegetable
    youll|you_will .1 be .1 man|woman .1 in wig|dress
    never .2 be .1 real|a woman|man
    🐒|🐵|🦍|🍌 .6 {you}|jungle|monkey|go
    {you}|back .6 🐒|🐵|🦍
    queer|homo|lezzer .2 freak|get_out|scum|off
    you|u|bloody|dirty .1 queer|homo
    k1ke|kike .1 count|coins|jew|scum
    {youare} .2 kike|gay_boy|autist|vegetable|mental_case
    not|isnt your|ur country
  `,
  offensive: `
    {fuck} .1 off|of|you|u|ya|ur|urself|yourself|y0u|right_off|outta|outa|offf|um|ye|them|him|her
    eff .2 off
    piece|sack|load|full of shit
    you|u shit|shits|shite
    you little|absolute|lying|worthless|ugly|stupid shit|shits
    fucking|fuckin|fkn|effing .1 {insult}|clown|cow|donkey|hell|joke
    {fucking} .2 {noun}
    fuckoff|foff|gtfo|stfu|shut_the_fuck|shut_the_hell|fu fuckface|you
    piss|naff|bugger|sod|feck|eff|fuk off
    stfu|gtfo|boil_your_head|shit_for_brains
    {youare} .4 {insult}
    {youare} .3 prick|dick|cunt|arsehole|asshole|twat|wanker|bellend|tool|bastard
    {youare}|you|u .2 {noun}
    you|u {noun}
    you|u {insult} {insult}|{noun}
    {attack} .5 {insult}
    {insult} .3 {attack}
    {noun} {noun}
    {insult} {noun}
    stupid|dumb|ugly|fat|dirty|lying|filthy|useless|bossy|lazy|absolute|selfish|miserable {noun}|cow|bitch|witch|hag
    pig|bum|monkey|rat|poo|idiot|dog face|brain
    no one|body .1 likes|wants|loves you|u
    nobody likes|wants|loves you|u
    {your} .2 {relatives} .5 {dirt}
    {your} {relatives} .1 so .1 fat|stupid|ugly|poor|dumb|old
    yo|ya|ur|your mama|momma|mumma
    teri|tere|teree maa|ma|baap|behen|behan
    madarchod|behenchod|bhenchod|bhosdike|bhosdi|bsdk
    {your} .2 family|clan|khandaan .3 scum|trash|disgusting|thieves|wasters|inbred|filth|dirty|beggars|joke|criminals
    {your} entire|whole .1 generation|family|clan|khandaan
    son|daughter of a? bitch|whore|thief|dog|pig|goat
    sonofabitch|bastard_pikin|teri_maa
    no wonder .2 your dad|mum|husband|wife left
    {you} smell|stink .3 like|of|you|bad|poo|bum|u|haha
    {you} stink
    {your} .2 brain|brains|face|breath|head .2 potato|pea|rotten|ugly|stinks|empty|mush|poo|butt|bum|bin
    {your} ugly|stupid|fat|dumb|dirty .1 face|mouth|head|mug
    wipe your arse|bum
    get|got good|gud .2 donkey|noob|trash|scrub
    trash aim|brain|player|team
    liars|pigs|scum|vermin|rats|parasites|crooks|thieves .1 the_lot|all|you|in_suits|and|both|your
    are .1 scum|vermin|pigs|parasites|rats|cockroaches
    youre|you_are|hes|shes|she_is|he_is|is a|an .2 rat|pig|snake|swine|lapdog|slag|whore|bitch|slut|skank|cunt|prick|bastard|muppet
    shes|hes|she_is|he_is|what|such|ok|silly|dumb|my_ex_is .3 slag|skank|slut|whore|bitch|hag|cow
    pigs at|squeal
    crooks lapdog
    and {you} .2 another
    fraud|idiot|fool|weirdo|donkey .1 shut_up|go|get
    take your .3 elsewhere
    dog|dogs walks faster .3 from {you}
    you .3 blind donkey
    go|get back to the|ur|your kitchen
    {you} suck
    kiss my ass|arse
    up yours|urs
    cry more|about_it .2 {insult}
    cry harder|more_noob
    sickening|absolute little {noun}
    {noun}|ugly you|u
  `,
  crude: `
    fuck|fucks|fucked|fucker|fuckers|fucking|fuckin|fukin|fuking|fuk|fck|fcking|fvck|phuck|fcuk|motherfucker|motherfuckers|motherfucking|clusterfuck|fuckwit|fuckface|fuckhead|fuckup|mofo|mf|mfs|mfer|wtf_is_wrong_with_you|fkn|fking|effing|fuckery|shit|shits|shitty|shite|shithead|shithole|shitface|shitting|bullshit|dipshit|apeshit|horseshit|batshit|shitshow|sh1t|shitstain|bitch|bitches|bitching|biatch|bich|biotch|beeyotch|asshole|assholes|arsehole|arseholes|asswipe|arsewipe|asshat|jackass|dumbass|ahole|azzhole|ashole|cunt|cunts|twat|twats|wanker|wankers|wank|prick|pricks|bellend|knobhead|dickhead|dickheads|cocksucker|tosser|bollocks|bollox|dickwad|douchebag|d0uche|bastard|bastards|gobshite|slut|sluts|whore|whores|skank|slag|slags|pussy|pussies|chutiya|ashawo|motherfuckin|goddamn_bastard|jesus_fucking_christ|piss_off|bloody_hell_fire
  `,
  reported: `
    call|calls|called|calling|calld me|us|him|her|them|my|people|each_other
    said|says|sed|saying|told|tells|telling .2 i|im|i_am|to_me|me|my|us|that_i
    said|muttered|shouted|yelled|screamed|hissed|wrote|commented|texted|spat|typed|sneered|whispered|says|shouts|yells|posted|sent .4 at|to|on|me|my
    someone|somebody|he|she|they|girl|boy|man|woman|lad|people .2 commented|wrote|said|shouted|yelled|texted|muttered
    was|were|been|being|get|got|getting called|told
    word|words|name|names|slur|slurs like|is|was|are|such_as
    call_me|what_does|what_do|whats_a|whats_an|chink_of|chink_in|along_the_dyke|over_the_dyke|on_the_dyke
    threatened|threatens|threatening .2 me|us|my|to
    he|she|they|dad|mum|mom|boyfriend|ex|husband|wife|stepdad said|says|told|threatened|keeps|kept|texted|messaged
    he|she|they is|was|keeps|kept|are|were shouting|screaming|yelling|saying|telling
    is|was|were shouting|screaming|yelling|threatening|saying
    he|she|they will|wants|wanted|asked|asks|is_asking|are|say|demands|told
    if i|we
  `,
  self: `
    i am|was|look|feel|felt
    me a|an|the
    i|we are|identify as
    feel|feeling like
    out as
    reclaim .2 word
    im|ima|iam|i'm|imma|my|our|proud
  `,
  denied: `
    you|u|ya|he|she|they|it are|is|was|were not|never
    youre|ur|youve|hes|shes|theyre|its not|never
    you|u|he|she|they|it arent|isnt|aint|wasnt|werent
    not .1 being
  `,
  fond: `
    love|luv|adore|miss you|u|ya|him|her|your|ur|him_to_bits|them
    i love|adore
    never change
    give us|me a? hug|kiss
    come here|cmere
    happy birthday
    silly goose|sausage|billy|me
    you|u nut|dork|goof|goose|walnut|egg|muppet_x
    lol|haha|hahaha you|u .3 dork|goof|again|goose
    my brother na|is
    bless him|her|you|u
    best friend|mate|mates
    for don adopt
    jk|xx|xxx|<3|❤️
  `,
  distress: `
    hate my|myself|me|being
    feel|feeling|felt .2 like|so
    my life|head|brain|body
    i want|wanna|need to|it
    i cant|cannot|can't|hate|feel|wish
    im so|such|just|a|done|scared|tired|not
    i|ive .1 fucked|messed|screwed up
    to|gone|going to? shit
    anxiety|depression|exam|brain|mess|sinking|pain|separation
    i|im .2 depressed|suicidal|crying|alone|hurting|lonely|broken
    raped|abused|assaulted|hit me
    help me
    kill myself
  `,
}
