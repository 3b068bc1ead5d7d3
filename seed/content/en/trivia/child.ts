/** Questions for children: category, difficulty, question, the right option, three others, and why. */
export const child = `
feelings|easy|Your tummy feels funny before a test. What might you feel?|Nervous|Bored|Jealous|Proud|Worry often shows up in the tummy. It goes away again.
feelings|easy|Which face goes with a nice surprise?|😮 Wide eyes and a smile|😴 Closed eyes|😠 Tight lips|😢 Wet eyes|When we’re surprised, our eyes open wide to see more.
feelings|easy|Can you be happy and sad on the same day?|Yes, feelings change|No, only one a day|Only grown-ups can|Only on birthdays|Feelings come and go like the weather.
feelings|medium|What does it mean to feel proud?|Glad about something you did|Mad at a friend|Scared of the dark|Tired after school|We feel proud when we tried hard at something.
feelings|medium|You want the toy your friend got. What is this feeling called?|Envy|Pride|Calm|Hunger|Everyone feels envy at times. It helps to say it out loud.
coping|easy|You feel mad. What can you do first?|Take slow breaths|Throw a toy|Hit the wall|Shout at your cat|Slow breaths help your body calm down.
coping|easy|You had a bad dream. What can help?|Tell a grown-up you trust|Stay awake all night|Keep it secret forever|Watch a scary film|Scary things get smaller when we tell them.
coping|medium|You lost a game. What helps you feel better?|Say “good game” and try again|Break the game|Blame your friend|Never play again|Everyone loses at times. Trying again is brave.
coping|medium|Your homework feels too big. What is a good plan?|Do one small part first|Hide it|Cry until it goes|Do it all in the dark|Small steps make a big thing easier.
coping|hard|Someone keeps being mean to you online. What should you do?|Show a grown-up you trust|Be mean back|Share your password|Delete your homework|You don’t have to fix it alone. A grown-up can help.
empathy|easy|A new child stands alone at break. What is kind?|Ask them to play|Laugh at them|Look away|Take their seat|One kind question can change a whole day.
empathy|easy|Your friend fell down. What do you say first?|Are you okay?|That was funny|I’m faster|Go away|Asking shows that you care.
empathy|medium|What does it mean to “put yourself in someone’s shoes”?|Think how they feel|Wear their shoes|Run away|Copy their homework|It means to picture how things feel for them.
empathy|medium|Your friend is quiet and doesn’t want to talk. What can you do?|Sit with them for a bit|Shake them|Tell everyone|Be mad|Being near someone can help without words.
empathy|medium|Your dog hides under the bed in a storm. Why?|It’s scared|It’s hungry|It’s angry with you|It wants a bath|Animals feel fear too. Loud noise scares many dogs.
communication|easy|Which words are good to say when you made a mistake?|I’m sorry|It wasn’t me|So what|You’re silly|Saying sorry helps to fix things.
communication|easy|What do you do when someone else is talking?|Listen|Sing loudly|Cover your ears|Walk off|Listening shows that their words matter.
communication|medium|You don’t like a hug. What can you say?|No, thank you|Nothing, ever|You’re bad|I hate you|Your body is yours. You can say no kindly.
communication|medium|Which sentence tells how you feel?|I feel sad when you go|You’re mean|Stop it now|Whatever|Starting with “I feel” helps others understand.
communication|hard|A grown-up asks you to keep a secret that feels bad. What do you do?|Tell a grown-up you trust|Keep it|Forget it|Write it in the sand|Bad secrets should be told. You’re not in trouble.
habits|easy|How often should you brush your teeth?|Two times a day|Once a week|Only on Sundays|When it rains|Brushing in the morning and at night keeps teeth strong.
habits|easy|What does your body need most when you’re thirsty?|Water|Candy|Salt|Paint|More than half of your body is water.
habits|medium|Why is sleep good for you?|Your body and brain rest and grow|It makes you hungry|It stops your heart|It turns hair blue|While you sleep, your brain sorts what you learned.
habits|medium|Which animal sleeps upside down?|Bat|Cow|Dolphin|Hen|Bats hang by their feet, even when they sleep.
habits|medium|Why do we wash our hands?|To wash off germs|To make them longer|To feel cold|To make them sweet|Germs are too small to see. Soap washes them off.
habits|hard|How often does a resting child’s heart beat in one minute?|About 90|About 5|About 1,000|About 10,000|A child’s heart beats a little faster than a grown-up’s.
values|easy|You found a toy in the park. What is fair?|Ask who lost it|Hide it|Break it|Sell it|Someone may miss it very much.
values|easy|What does it mean to share?|To let others have some too|To keep it all|To eat fast|To hide things|Sharing makes room for more fun.
values|medium|Your friend has a different skin color or speaks another language. What is true?|We can all be friends|We must not talk|Only one of us is right|We can’t play|People differ, and all of them matter the same.
values|hard|What is a promise?|Something you say you’ll do|A kind of cake|A loud song|A race|Keeping a promise helps others trust you.
`
