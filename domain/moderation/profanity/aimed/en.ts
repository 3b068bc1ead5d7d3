import { en } from '../en.ts'
import type { AimedLexicon } from '../lexicon.ts'

/** What English aims at a reader without a word that is foul alone. */
export const enAimed: AimedLexicon = {
  classes: {
    ...en.classes,
    yo: `you u ya ye yous youse yall`,
    yr: `your ur yo ya yer youre`,
    fut: `ill i_will im_gonna im_going_to i_am_going_to imma ima im_about_to we_will well were_gonna were_going_to gonna going_to
      we_are_going_to theyll they_will he_will hes_going_to hes_gonna lets id_love_to i_would_love_to i_want_to i_wanna
      i_should we_should someone_should somebody_should someone_needs_to somebody_needs_to i_could i_swear_ill
      were_coming_to im_coming_to i_am_coming_to i_might i_can`,
    harm: `kill stab shoot smash break punch beat batter hurt murder strangle choke slap destroy slit skin slash slaughter snap cut
      smack gut butcher rip crush rape torture drown bury gouge carve knife poison run_over hunt_down track_down hang lynch
      behead pummel thump kick stomp bash maim cripple throttle deck lamp shank chop rearrange crack twist tear stamp
      knock pull burn torch wreck trash blow_up set_fire_to feed drag throw ruin end finish`,
    part: `eyes eye ears ear tongue hair guts stomach belly spine heart windpipe wrist wrists shoulder toes chin mouth lip lips
      face legs leg neck teeth tooth skull head arms arm fingers finger bones knees jaw nose ribs throat hands kneecaps
      back brains thumbs ankles insides`,
    own: `house home car flat dog cat windows kids children family mum mother baby shop door puppy bike son daughter life sister
      brother wife husband dad`,
    weapon: `knife gun blade machete bat bullet shotgun hammer acid petrol rifle axe crowbar noose pistol grenade bomb brick`,
    misfortune: `die dies died dead dying cancer tumour tumor rot rots burn burns choke chokes drown drowns aids ebola suffer suffers
      raped rapes killed stabbed shot run_over run_you hit_by paralysed paralyzed crippled miscarry miscarriage bleed
      starve starves never_wake never_wakes never_recover never_recovers never_walk evicted go_blind crash crashes
      get_worse gets_worse leukaemia leukemia in_agony in_pain disease collapses knocked_down hangs catch_fire
      burns_down never_born never_been_born rabies jailed horrible_death slow_death fall_down falls_off fall_off`,
    intimate: `nudes nude noods naked underwear undies knickers panties bra lingerie topless boobs boobies tits titties breasts nipples
      pussy vagina dick cock penis bum ass booty butt arse thong cleavage undressed in_the_shower in_the_bath
      without_clothes without_your_clothes without_a_top bikini bod chest private_parts privates no_clothes`,
    cloth: `top shirt tshirt clothes bra knickers pants dress hoodie trousers jeans skirt blouse towel underwear panties jumper
      pyjamas bikini`,
    shot: `pic pics pictures picture photo photos nude nudes naked selfie vid vids video videos screenshots tape noods snaps`,
    relatives: `blacks black_people immigrants foreigners muslims jews gays gay_people gypsies travellers arabs asians indians mexicans
      africans refugees migrants trans_people transgenders homos christians hindus chinese pakistanis nigerians igbos yorubas
      disabled_people the_disabled cripples autistic_people autistics romanians poles lesbians queers homeless_people
      asylum_seekers those_people these_people you_people your_kind your_sort your_lot your_type your_people your_race
      people_like_you your_religion brown_people women_like_you homosexuals homosexuality transgender_people
      old_people islam hausas dalits somalis turks somali`,
    beast: `animals vermin cockroaches rats pigs monkeys apes subhuman subhumans parasites scum filth filthy disease plague dogs
      savages insects maggots garbage trash dirty pests infestation cancer abomination degenerates rapists terrorists
      invaders leeches inferior sick_in_the_head mentally_ill unnatural a_waste a_burden not_human not_even_human
      barely_human disgusting mistake freaks perverts criminals thieves locusts poison useless`,
    doom: `put_down gassed shot exterminated exterminating deported sterilised sterilized die dead killed hanged wiped_out burned burnt
      drowned culled cage cages camps zoo lynched bred locked_in rounded_up eradicated extinct a_bullet banned_from
      aborted breed stoned erased thrown_into`,
    lump: `worm weasel peasant disgrace embarrassment ogre gremlin goblin cabbage turnip doughnut donut wally pleb chav
      bumpkin hillbilly redneck hick yokel leech bloodsucker reject weakling snowflake commie fascist nazi traitor gammon
      twerp windbag slimeball sleaze sleazebag gasbag stinker stinkpot fatty fatso tubby porker hippo blob beanpole
      midget four_eyes pizza_face baldy meanie cheat stinkybum waste bogey slug maggot warthog gorilla
      trollface muck savage sleazeball swot nutter psycho gargoyle vulture gnome simpleton ignoramus village_idiot
      cretins ratbag toerag scrote scrubber trollop harlot hussy poohead weirdos losers dummies stinkbug dog_breath
      walrus bully_boy pigface fathead fatface dumbo smarmy_git sponger layabout rodent`,
    politic: `tory tories labour democrats republicans liberals lefties conservatives politicians government council mps ministers
      minister president parliament party prime_minister brexiteers remainers leftists lefty liberal commies senators
      senator governor congress mp mayor voters apc pdp bjp`,
    scummy: `scum scumbags vermin rats pigs crooks bastards thieves parasites traitors filth pricks cunts tossers wankers morons
      clowns maggots snakes leeches bloodsuckers rapists lowlifes swine cockroaches goats vultures arseholes assholes`,
  },
  severe: `
    {fut} .3 {harm} {yo}
    {fut} .3 {harm} .1 {yr} .3 {part}|{own}
    {fut} .3 burn|torch|blow|smash {yr} .2 {own}
    slit|gouge|rip|slash|carve|tear|yank .1 {yr} .2 {part}
    {fut} .1 put|send|throw {yo} .2 hospital|grave|ground|coffin|wheelchair|morgue|intensive_care|a_box|a_e|six_feet
    {fut} .2 make {yo}|{yr} .2 bleed|suffer|beg|scream|pay|disappear|hell|misery|miserable
    {yo} wont|will_not|will_never|arent_going_to|aint|are_not_going_to .3 make_it|wake|walk_out|walk_again|live|leave|last|survive|get .4 home|morning|tomorrow|alive|school|christmas|weekend|day|night|end|birthday|again|out
    wait_till|wait_until|when|once|if|till|until i|we|they .1 catch|find|get .3 alone|finished|dead|outside|sorry|pay|done|regret|screwed
    {yo}|youre|ur|yr .1 dead_meat|a_dead_man|a_dead_girl|a_dead_woman|as_good_as_dead|done_for|a_marked_man
    {weapon} .4 for|with|into|at|in|to|against {yo}|{yr}
    {weapon} .4 coming|waiting .1 for|to you
    {weapon} .3 your name
    {yo}|youre .2 get|getting|catch|take|gonna_get|going_to_get .2 {weapon}|acid
    coming .1 for|after|to_get {yo}|{yr} .4 {weapon}|hide|run|tonight|run|family|kids
    brother|cousin|mates|boys|dad|uncle|mate|crew|lads|cousins|brothers|friends .5 coming|come|looking|after .1 for|after|to_get {yo}
    brother|cousin|mates|boys|dad|uncle|crew|lads|cousins|brothers .3 sort|batter|kill|jump|stab|beat|do|shoot|smash {yo}
    run|hide .5 ill|i_will|well|we_will|coming find|get|for|after {yo}
    you|u cant|can_not|cannot hide .3 forever|from|me|us
    sleep|sleeping with one|1 eye|eyes
    {yo} .1 better .1 watch|hide|run|pray|not_show|sleep|count
    {yr}|ur days|hours are .1 numbered
    say|kiss .1 goodbye|bye .1 to {yr} .2 {own}|{part}|life
    {yo}|youll|ull|youre .2 end_up|wake_up|finish_up .3 ditch|morgue|hospital|body_bag|wheelchair|coffin|dead|river|canal|grave
    dig|digging {yr} .1 grave
    dance|dancing|piss|pissing|spit|spitting|laugh|laughing .2 on|at {yr} .1 grave|funeral
    youll|you_will|ull|youre_gonna|youre_going_to|you_gonna .2 regret|pay|bleed|suffer|beg|be_sorry|wish_you_were_dead|get_whats_coming|burn|disappear|rot .3 this|it|blood|hell|like|mercy|that|messing|crossing|opening
    one|1|another|once more? .1 word|message|comment|post|lie|peep .1 and|or ill|i_will|youre|your|you|we
    say|do that again .1 and .1 ill|i_will|youll|we|i
    hope|hoping|pray|praying|wish|wishing|cant_wait|may|would_love|love_to_see|want|deserve .3 {yo}|{yr} .6 {misfortune}
    {yo} deserve .2 {misfortune}|everything_bad|to_be_hit|to_be_beaten|to_be_raped|a_slap|a_beating
    {yo} .1 wish|wishing .1 you_were|u_were dead
    wish|wishing you_were|u_were dead|never_born
    {yo} should|shoulda|ought .2 be|been|have_been dead|aborted|drowned|shot|gassed|put_down|hanged|killed|sterilised|swallowed|strangled|born
    {yo} should|shouldve|should_have .1 died|never_been_born|killed|crashed|jumped
    {yo} shouldnt|should_not|should_never|shouldve_never|should_have_never .2 alive|born|exist|been_born|breathing|live|breed
    {yo} dont|do_not|didnt deserve .1 live|breathe|oxygen|life|exist|alive|be_alive
    nobody|noone|no_one|not_a_soul|no1 .1 would|will|is_going_to|gonna|going_to|d|even .2 miss|cry|care|notice|mourn|bother|come .3 {yo}|{yr}
    everyone|everybody|we_all|world|your_family|your_kids|your_mum|they|planet|place|class|school|i .4 better|happier|nicer|cleaner|celebrate|party|cheer .2 without|if|when|once {yo} .2
    and|just|please|should|could|favour|favor|to|go stop|quit existing|breathing|being_alive
    favour|favor .2 and? .1 end|jump|die|disappear|stop|hang|overdose|rot
    go .1 and? drown|hang|choke|rot|overdose|die|kill|gas|starve .1 {yo}|yourself|urself|in|on|somewhere|already|quietly
    end|finish {yr} .1 miserable|sad|pathetic|useless|worthless life|existence
    rope|bridge|noose|cliff|train|blade|tracks|razor|roof|pills .3 waiting|calling|ready .2 {yo}
    find|grab|get|buy|use|tie .1 a|the|some rope|noose|razor|bleach .2 use|do|and|already|loser|for
    go|just|please|you_should|u_should|you_could|and|why_dont_you drink .1 bleach|poison|acid|antifreeze
    drink bleach
    just|please|go|you_should|u_should|you_could|why_dont_you take|swallow|neck|down .2 all|whole|entire|every|lot|bottle|too_many .3 pills|tablets|meds|bottle|packet|already
    take|swallow|neck .1 whole|all|entire .4 pills|tablets|bottle already|loser|and_go
    send|snap|flash|dm .5 {intimate}
    show|let_me_see|lets_see|want_to_see|wanna_see|lemme_see|need_to_see|can_i_see|love_to_see|would_look|look|get .3 {yr}|{yo} .3 {intimate}|naked|under_that
    take|slip|get|whip|rip|strip .1 {yr} .1 {cloth} off
    take|slip|get|whip off {yr} .1 {cloth}
    lift|pull|drop|unbutton|lower|open .1 {yr} {cloth} .3 for|up|down|camera|cam|so
    strip .2 for|on me|us|cam|camera
    what|wat|whats|which .1 colour|color|size|type|kind .4 bra|knickers|panties|underwear|boobs|tits|dick|thong|cup|undies|chest
    what|wat|whats .3 under|underneath {yr}|that|those
    are|r {yo} .2 wearing|got .3 bra|knickers|panties|underwear|anything_under|under
    {yo} touch|touching|play_with|playing_with .1 yourself|urself
    touch|finger|rub yourself|urself .2 for|while|on|thinking
    bet .1 {yo}|{yr}|youre .2 taste|feel|moan|naked|tight|wet|bed|shower .3
    id|i_would|i_want_to|i_wanna|wanna|want_to|let_me|can_i|i_could|ill|i_will|gonna|lemme .2 lick|touch|feel|fuck|ride|spank|undress|grope|squeeze|suck|sniff|taste|grab|bang|shag|rail|pound|nail|hump|finger|feel_up .1 {yo}|{yr}
    imagine|imagining|think|thinking|thought|dream|dreaming|dreamt|dreamed|picture|picturing .3 {yo} .3 naked|nude|shower|undressed|bed|underwear|moaning|knees|wet
    {yo} .2 turn|make|making|get|got|gets|makes me .2 hard|wet|horny|on
    sex|shag|blowjob|bj|handjob|quickie|threesome .3 with_me|me_you|with_you|from_you|you
    give|gimme .2 blowjob|bj|handjob|head|lapdance
    get on .1 your knees
    i_want|need .2 {yr} body
    {shot} .6 or|unless|otherwise|else .3 ill|i_will|im|everyone|its|they|we .5 show|send|post|share|leak|publish|tell|see|sees|know|spread|expose|post
    or|unless|otherwise|else .1 ill|i_will|im|we .2 show|send|post|share|leak|publish|upload|forward|spread .5 {shot}|one|it|everyone|school|parents|husband|boss
    {yr} .2 {shot}|address|number|secrets|messages|secret .2 will|gonna|going|go|goes|getting|about .6 online|everywhere|every|viral|website|facebook|insta|instagram|tiktok|snap|reddit|chat|chats|school|everyone|boss|parents|internet|public|wall|walls|noticeboard|telegram|village|town
    {fut}|im|i_am|about_to|thinking_of|shall_i|should_i|imagine_if_i .3 post|posting|leak|leaking|publish|publishing|spread|spreading|expose|exposing|upload|uploading|dump|sell|selling|forward|put|print|tell|show|send|share .4 {yr}|those .3 {shot}|address|number|name|secret|secrets|messages|chats|details|workplace|school|where_you_live
    dox|doxx|doxxing|doxing .2 {yo}|{yr}
    everyone|whole_school|your_boss|your_mum|your_dad|your_husband|your_wife|your_parents|they|all|whole_class .4 see|know|get|gets|find|sees|knows .4 {shot}|nudes|screenshots|what_you_sent|where_you_live|what_you_look_like_naked
    everyone|everybody will|gonna|going_to .1 see|know .2 {yr} .3 {shot}|nudes|naked|body|where
    {relatives} .1 are|is|r .4 {beast}
    {relatives} .2 make_me_sick|breed_like|ruin|ruined|stink|smell|stealing|infest|infesting|disgust|spread_disease|should_not_exist|shouldnt_exist|shouldnt_be
    {relatives} .5 should|need|must|deserve|ought|belong|needs .4 {doom}
    kill|gas|shoot|exterminate|hang|deport|burn|drown|lynch|sterilise|nuke|bomb .2 all .2 {relatives}
    should|need_to|lets|we gas|shoot|exterminate|deport|burn|drown|lynch|sterilise|nuke|bomb|kill .2 {relatives}
    {yo}|your_kind|your_sort|your_lot|they|{relatives} dont|do_not|will_never|never|arent|are_not .1 belong|welcome|human|wanted in|here|at|near|among|on .1
    {relatives} .1 arent|are_not|not|aint .1 human|welcome|people|wanted
    go|get|crawl|run|piss|fuck|sod|bugger|swim back|home .1 where .3 came|come|belong|crawled
    go|get|swim|fly back|home to {yr} .2 country|village|homeland|tribe|kind
    rats|pigs|dogs|cockroaches .4 than .3 {relatives}
    only good .2 is|are .1 dead
    {yo}|youre|ur|isnt not .1 real woman|girl|man|boy
    {yo}|youre|ur|like a .2 subhuman|sub_human|untermensch
    lads|mates|brothers|boys|crew|cousins|friends|family .2 waiting|wait .2 for {yo} .4 bats|knives|outside|work|dark|school|alone
    {yo}|youll|youre will|gonna|going|be .3 found|floating|fished .4 bag|ditch|river|canal|woods|pieces|bin|boot
    hope|pray|wish .1 {yr} .2 {own} .2 catches|burns|crashes|collapses|gets_hit|floods|explodes|fails|leaves_you
    thing|favour|best .4 {yo} .4 drop_dead|die|disappear|jump|hang|vanish|end_it
    go .1 play|lie|sleep|stand|dance|walk .1 on|in .1 motorway|traffic|train|railway|highway|road|tracks|freeway
    unbutton|unzip|lift|lower|drop|open .1 that|those|your {cloth}
    everyone|office|class|school|family|boss|neighbours .5 see|watch|seeing|watching .1 that|your|those|the {shot}
    {relatives} .4 never .1 have_been|been|be let|allowed|born
    {relatives}|kids|people .5 shouldnt|should_not|never|should be|exist|been|breed .1 born|drown|allowed|let|left_to_drown
    {relatives} .2 left .1 to drown|die|starve|rot|freeze
    {relatives}|you .2 not|arent .1 even .1 human|people
  `,
  offensive: `
    waste of .2 human|life|space|air|oxygen|skin|sperm|breath|carbon
    {youare} .4 {lump}
    what|wot|such|you|u a|an? .3 {lump}|{noun}|{insult} {yo} .1 are|r
    {yo} .2 {lump}
    {attack} .5 {lump}
    {lump} .4 {attack}
    stupid|dumb|ugly|fat|dirty|lying|filthy|useless|pathetic|little|miserable|greedy|smelly|stinky|spineless|slimy|spoilt|spoiled|nasty {lump}
    {yo} .2 have|got|with|has .2 brain|brains|face|breath|iq|head|mouth|personality .1 of|like|size|for
    {yo} .1 have|got .1 no brain|brains|class|spine|balls|shame|manners|friends|guts
    {yo}|ive .1 seen .2 better|more brains|face|personality|manners .3
    {yr} .1 face|mug|breath|hair|voice|teeth|nose|body|accent|head|iq .1 looks_like|look_like|makes|make|stinks|reeks|would|could|disgusts|belongs|hurts|is_like|lower .3
    {yo} look|looks|smell|smells|sound|sounds|eat|walk|talk .1 like .4 pig|cow|dog|horse|toad|frog|troll|whale|rat|witch|corpse|bin|drain|toilet|sewer|tramp|clown|elephant|hippo|donkey|monkey|goat|sick|potato|peasant|farmer|hillbilly|retard|thug|ghost|sausage|shit|garbage|trash|rubbish|fart|poo
    are|r {yo} .3 stupid|thick|dumb|brain_dead|an_idiot|a_moron|dense|simple|illiterate
    how stupid|thick|dumb|ugly|dense .1 are|can|do {yo}
    too stupid|thick|dumb|ugly|fat .1 to|for .4
    {yo} .2 so|that|too|how ugly|fat|thick|stupid|dumb|disgusting|pathetic|smelly .4
    {yo}|youre|ur uglier|fatter|dumber|thicker|stupider|smellier than
    learn .2 speak|spell|english|grammar|write|talk .4 {lump}|{insult}|properly|proper|you|first|before
    {yo} .1 cant|can_not|dont .1 even speak|spell|write|talk|read
    {yo} .1 talk|speak|sound|write like .2 a? peasant|farmer|foreigner|thicko|idiot|five_year_old|illiterate|bumpkin
    go to hell
    rot|burn in hell
    to hell with {yo}|{yr}
    screw|eff|damn|sod|bugger|blast you|u|ya|yourself|off .1
    eat shit|dirt|crap|poo
    get|go stuffed|bent|knotted|fucked|screwed|boil
    kiss|lick my arse|ass|bum|boots|feet
    shut|zip|close {yr} .3 mouth|gob|trap|face|hole|cakehole|piehole|beak|pie
    shut up .2 you|u|and|no_one|nobody|your
    shut the hell|front|f .1 up
    nobody|no_one|noone|none_of_us|no1|who .4 likes|like|wants|loves|invited|trusts|cares|asked|want|needs .4 {yo}|your_opinion|ur_opinion
    everyone|everybody|we_all|they_all|whole_class|all_of_us|we|whole_school|entire_class .3 hate|hates|laugh|laughs|laughing|despise|despises|cant_stand|sick_of|thinks_youre|tired_of .2 {yo}
    i|we hate|despise|loathe|cant_stand your_guts|ur_guts|your_face|ur_face|people_like_you|you_all|you_lot|your_stupid
    {yo} make|makes|making me .1 sick|puke|vomit|want_to_puke
    {yo} disgust|repulse|sicken me|us|everyone
    {youare} .2 a? disgrace|embarrassment|joke|nothing|nobody|burden_to_everyone|failure
    {yo} are? will .1 always|never be .2 nothing|nobody|loser|anything
    {yr} .2 mum|mother|dad|father|parents .3 ashamed|raised_a|should_be_ashamed|regret|regrets|hates|dont_love|doesnt_love|dropped
    {yr} own .1 mum|mother|dad|kids|dog|family|children .3 hate|hates|cant|look|looks|wouldnt|doesnt|dont|left|ashamed
    {politic} .4 {scummy}
    {scummy} .3 {politic}
    lying|thieving|corrupt|filthy|dirty|bloody|stinking|smelly|poo|bum|bloody {scummy}|pants|bum|face|tories|bastards|sods|sod|cow
    liar|smelly|stinky|fatty|poopy|ugly|stupid liar|pants|bum|face|head|socks|feet|breath
    no wonder .3 {yo}|{yr} .3 alone|single|left|friends|divorced|sacked|dumped|fat
    {yr} breath|feet|hair|house|clothes|room|mouth .1 smell|smells|stink|stinks|reek|reeks .3
    as sharp|bright|clever|useful|thick .1 as a .2 {insult}|{lump}
  `,
  unmeant: `
    nobody|no_one|noone .3 wants|want you|u gone|hurt|to
    never|dont|do_not|not_to|shouldnt|should_not send|show|take|share|drink|go|post|believe|let|tell
    hope|pray|wish .3 not|dont|doesnt|didnt|arent|isnt|wont|never_have|better|soon|well|okay|ok
    recover|recovers|recovery|treatment|remission|healing|heals|eases|easier
    neighbour|neighbours|neighbor|neighbors|soup|pick_you_up
    doctor|nurse|surgeon|dentist|physio|hospital_said|midwife|gp
    hug|hugs|cuddle|kisses|love_you
    so_sorry|sorry_for|sorry_that|sorry_about
    game|match|level|swimming|tennis|football|race|quiz|cards|scrabble|monopoly|pool|darts|battle|boss|fifa|minecraft|fortnite|roblox|chess|nerf|lasertag|character|novel|film|movie
    i was|look|feel|felt
    myself|makes_me_feel|made_me_feel|feel_like|im_so
    dont_let|you_are_not|youre_not|you_arent|it_is_not_your|not_your_fault
    thank|thanks|grateful
  `,
}
