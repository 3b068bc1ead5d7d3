/** Questions for teens: category, difficulty, question, the right option, three others, and why. */
export const teen = `
feelings|easy|What is stress?|The body’s answer to a demand|A kind of illness|A lack of character|A type of food|Stress gets the body ready to act. In small doses it can even help.
feelings|easy|Which hormone rises quickly when you get a fright?|Adrenaline|Melatonin|Insulin|Vitamin C|Adrenaline makes the heart beat faster, so that you can react.
feelings|medium|Why do many people feel moods more strongly in their teens?|The brain and hormones are changing|They sleep too much|Their hearts are smaller|They eat more fruit|The parts of the brain that weigh feelings are still growing until the mid-twenties.
feelings|medium|What is the difference between guilt and shame?|Guilt is about what I did, shame about me|They’re the same|Guilt is good, shame is loud|Shame lasts one minute|Guilt can point to something to repair. Shame often needs kindness first.
feelings|hard|Naming a feeling in words often…|makes it a little weaker|makes it permanent|hides it from others|raises body temperature|Studies call this affect labeling. Putting a word to it calms the alarm in the brain.
coping|easy|Which of these calms the body fastest?|A slow breath out|Scrolling your phone|An energy drink|Holding your breath|A long breath out slows the heart for a moment.
coping|easy|A test went badly. Which thought helps most?|One test isn’t all of me|I always fail|Everyone laughs at me|There’s no point|Words like “always” are rarely true. One result is one result.
coping|medium|What is the 5-4-3-2-1 exercise?|Noticing things with each sense|A running plan|A way to count calories|A secret code|You name five things you see, four you feel, three you hear, two you smell and one you taste.
coping|medium|Your thoughts race at night. What can help?|Writing them down for tomorrow|Checking messages|Drinking cola|Doing math in the dark|Paper can hold a worry until morning.
coping|hard|A friend says they don’t want to live anymore. What is right?|Tell an adult you trust right away|Keep it secret|Wait a week|Make a joke|Some secrets are too heavy to keep. Getting help can save a life.
empathy|easy|What shows that you’re listening?|Asking a question about it|Looking at your phone|Finishing their sentences|Telling a better story|A question says: go on, I’m with you.
empathy|easy|A classmate is left out of the group chat. What is kind?|Add them or ask about it|Laugh along|Ignore it|Post about it|Being left out hurts. One person can change it.
empathy|medium|What is a bystander?|Someone who sees it and isn’t directly involved|Someone who starts a fight|A teacher|A referee|Bystanders have power: support, get help, or speak up.
empathy|medium|Empathy means…|understanding how another person feels|always agreeing|fixing every problem|feeling sorry for yourself|You can understand someone and still see things differently.
empathy|hard|Which answer shows most empathy for “I failed my driving test”?|That’s frustrating. You practiced a lot|Everyone fails once|At least you’re healthy|I passed the first time|It names the feeling first. Comparing can wait.
communication|easy|What is an “I” statement?|I feel hurt when you cancel late|You always cancel|Everyone hates waiting|It’s your fault|It says what happens inside you, without an attack.
communication|easy|Someone asks for a photo you don’t want to send. You can…|say no without a reason|send it once|send one of a friend|owe them one|A no is a whole answer. Pressure isn’t okay.
communication|medium|What does consent need to be?|Free, clear, and open to change|Given once for all|Silent|Written by a parent|Anyone can change their mind at any time.
communication|medium|An argument gets loud. What often helps?|A break and a time to go on|Shouting louder|Leaving for good|Posting screenshots|A pause lets both bodies calm down.
communication|hard|Which part of a message gets lost most easily in texting?|The tone|The date|The letters|The alphabet|Without voice and face, a joke can sound like an attack.
habits|easy|How much sleep do most teens need?|8 to 10 hours|4 to 5 hours|6 hours|12 to 14 hours|Sleep experts advise eight to ten hours from 13 to 18.
habits|easy|Which drink has the most caffeine, as a rule?|Energy drink|Milk|Herbal tea|Apple juice|Caffeine stays in the body for hours and can steal sleep.
habits|medium|What does moving your body do for mood?|It often lifts it|Nothing at all|It makes it worse for days|It only helps athletes|Even a brisk ten-minute walk can help.
habits|medium|Which organ uses about a fifth of the body’s energy?|The brain|The skin|The stomach|The lungs|The brain is two percent of the body’s weight, and always busy.
habits|medium|What helps you remember what you learned?|Testing yourself in small steps|Reading it once|Learning all night|Highlighting everything|Recalling something makes the memory stronger.
habits|hard|Why does blue light at night keep people awake?|It slows down melatonin|It warms the eyes|It uses up oxygen|It speeds up digestion|Melatonin tells the body that it’s night.
values|easy|What are values?|What matters to you|Rules of the school|Prices in a shop|Marks in a test|Values can guide choices when things are unclear.
values|easy|You broke something you borrowed. What fits with honesty?|Saying so and making it good|Putting it back quietly|Blaming a sibling|Waiting until it’s noticed|Owning a mistake builds trust.
values|medium|Which document of 1948 says that all people are born free and equal?|The Universal Declaration of Human Rights|The Magna Carta|The Olympic Charter|The Geneva Protocol|The United Nations adopted it in Paris on December 10, 1948.
values|hard|What is a stereotype?|A fixed idea about a whole group|A kind of music|A way to print|A proven fact|Stereotypes hide the person. Getting to know one helps.
`
