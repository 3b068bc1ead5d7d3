/** More questions for teens: category, difficulty, question, the right option, three others, and why. */
export const teenMore = `
feelings|easy|What does “mixed feelings” mean?|Feeling different things at the same time|Having no feelings|Feeling what others tell you|Being in a bad mood all week|You can look forward to a change and fear it, too.
feelings|easy|Which of these is a sign of nerves before a talk?|Sweaty hands|Longer hair|Better hearing|Cold soup|Sweating is part of the body’s alarm. It passes.
feelings|medium|What is FOMO?|The fear of missing out|A kind of training|A sleep phase|A school subject|It often grows when we see only the best moments of others.
feelings|medium|What is a trigger, when we talk about feelings?|Something that sets off a strong feeling|The end of a feeling|A promise|A calm memory|Knowing your triggers helps you plan for them.
feelings|hard|Which part of the brain plays a big role in fear?|The amygdala|The eardrum|The spinal disc|The tear gland|It reacts fast, often before we have had time to think.
coping|easy|You feel overwhelmed by homework. What is a good first step?|Make a list and pick one thing|Start everything at once|Wait until midnight|Delete the list|One clear next step makes a pile feel smaller.
coping|easy|What is a healthy way to let off steam?|Going for a run|Punching a wall|Sending angry messages|Skipping sleep|Moving uses up the energy that anger brings.
coping|medium|What does “reframing” mean?|Looking at a situation in another way|Hanging up a picture|Forgetting what happened|Blaming yourself|“I’m not good at it yet” feels different from “I can’t.”
coping|medium|How can a long breath out help when you’re stressed?|It tells the nervous system to slow down|It fills the muscles with sugar|It stops all thoughts|It cools the room|Breathing out longer than in is a quick way to calm the body.
coping|hard|What is the problem with putting off a task that scares you?|Relief is short, and the fear grows|There’s no problem|The task gets done on its own|Fear always goes away by waiting|Small, planned steps toward it work better over time.
empathy|easy|Your friend is nervous about a test. What helps most?|I know it’s hard. Want to study together?|It’s only a test|You’ll fail anyway|I never get nervous|It takes the feeling seriously and offers help.
empathy|easy|Someone new joins your team and seems shy. What is kind?|Say hello and explain how things work|Wait until they prove themselves|Copy how they talk|Leave them on the bench|A small welcome can make the first day easier.
empathy|medium|What is the difference between hearing and listening?|Listening means paying attention|None|Hearing takes longer|Listening is louder|You can hear every word and still miss the point.
empathy|medium|A friend shares a secret that’s safe to keep. What shows respect?|Keeping it to yourself|Telling one person|Hinting at it online|Using it in an argument|Trust grows when private things stay private.
empathy|hard|What does “perspective taking” mean?|Trying to see a situation as another person does|Drawing in 3D|Agreeing with the loudest person|Taking a selfie from above|It helps in arguments, even when you don’t agree in the end.
communication|easy|You can’t come to a party. What is a clear and kind answer?|Thanks for asking. I can’t come that day|Maybe|No reply at all|I have better things to do|Clear answers help others plan, and a thank-you keeps it warm.
communication|easy|A message makes you furious. What is wise?|Wait before you answer|Reply in capital letters|Share it with everyone|Answer at 3 a.m.|After a pause, most people write something they can stand by.
communication|medium|What is assertive communication?|Saying what you need while respecting others|Always giving in|Getting your way by shouting|Saying nothing and being angry|It lies between being pushy and being silent.
communication|medium|What makes a good apology?|Naming what you did and what you’ll change|“Sorry you feel that way”|Explaining why it was their fault|Waiting until they forget|It’s about the hurt, not about looking good.
communication|hard|What does body language include?|Posture, gestures, and facial expressions|Only the words you choose|Spelling|The language you learn in school|Crossed arms can say “no,” or just “I’m cold.” Asking helps.
habits|easy|What is a good rule for phones at bedtime?|Leave it outside the bedroom|Put it under the pillow|Turn the screen to full brightness|Answer every message first|Most people fall asleep faster without a phone nearby.
habits|easy|Which meal gives you energy after a night without food?|Breakfast|A midnight snack|Chewing gum|Salt water|Many find it easier to focus when they have eaten something.
habits|medium|How much movement a day do health experts advise for teens?|About 60 minutes|About 5 minutes|None|About 6 hours|Walking, dancing, and riding a bike all count.
habits|medium|Why is multitasking while learning a bad idea?|The brain switches back and forth and makes more mistakes|It uses too much paper|It makes you hungry|It’s against the law|One thing at a time is usually faster.
habits|medium|What can a social media break show you?|How much your mood depends on it|How fast your phone is|The weather|Your friends’ passwords|Even a few days can show what you miss and what you don’t.
habits|hard|What happens to the body clock in many teens?|It shifts to later hours|It stops|It shifts to earlier hours|It runs twice as fast|That’s why waking up early feels so hard at this age.
values|easy|What does integrity mean?|Acting in line with what you believe is right|Being the best|Never changing your mind|Having many followers|It shows most when no one is watching.
values|easy|You see a rumor about a classmate online. What fits with respect?|Don’t share it|Share it with a joke|Add a detail|Like it and move on|Each share makes it harder to stop. Not sharing is a choice.
values|medium|What is a goal that fits your values?|One that matters to you, not only to others|The one with the biggest prize|The easiest one|The one your rival has|Goals that mean something to us are easier to stick with.
values|hard|What is peer pressure?|Feeling pushed to do what others of your age do|The air in a tire|A science grade|A rule made by parents|It can push in good directions, too. You can still choose.
`
